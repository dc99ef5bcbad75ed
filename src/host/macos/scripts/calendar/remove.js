// JXA: removes an occurrence, or it and all later ones, and looks whether it is gone.
// uses: event-facts, event-store, find-event, saving

function perform({ which, span }, request) {
  const store = openStore(ENTITY.events, request);
  const event = findEvent(store, which);
  const facts = eventFacts(event);
  const error = Ref();
  // EKSpan: 0 this one, 1 this and later ones.
  expectSaved(store.removeEventSpanCommitError(event, span, true, error), error);
  if (isThere(store, which))
    throw new Failure("unavailable", "Calendar says it is gone, but it isn't.");
  return facts;
}

function isThere(store, which) {
  try {
    return Boolean(findEvent(store, which));
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return false;
    throw error;
  }
}

answer(perform);
