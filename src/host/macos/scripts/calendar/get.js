// JXA: one occurrence, and how its series begins.
// uses: event-facts, event-store, find-event, values

function perform({ which }, request) {
  const store = openStore(ENTITY.events, request);
  const event = findEvent(store, which);
  const facts = eventFacts(event);
  if (facts.occurrence === undefined) return { event: facts };
  // An identifier answers the first occurrence of a series, whichever was meant.
  const first = itemsWith(store, which.key).find(
    (each) => textOf(each.calendar.calendarIdentifier) === which.calendar && !each.isDetached,
  );
  return first ? { event: facts, first: eventFacts(first) } : { event: facts };
}

answer(perform);
