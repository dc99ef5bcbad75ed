// JXA: changes an occurrence, or it and all later ones.
// uses: event-facts, event-store, find-event, saving, set-event

function perform({ which, span, fields }, request) {
  const store = openStore(ENTITY.events, request);
  const event = findEvent(store, which);
  setEvent(event, fields);
  const error = Ref();
  // EKSpan: 0 this one, 1 this and later ones.
  expectSaved(store.saveEventSpanCommitError(event, span, true, error), error);
  // Read back: the object in hand doesn't know yet that it is an exception, or a single event still.
  return eventFacts(span === 0 ? findEvent(store, which) : event);
}

answer(perform);
