// JXA: the occurrences of a span of time, of one calendar or all.
// uses: dates, event-facts, event-store, values

/** One look covers a year: over more than four the store answers nothing, without a word. */
const WINDOW_S = 365 * 86400;

function perform({ from, to, calendar }, request) {
  const store = openStore(ENTITY.events, request);
  const calendars = calendar === undefined ? $() : arrayOf([placeOf(store, calendar)]);
  const found = new Map();
  for (let start = from; start < to; start += WINDOW_S) {
    const end = dateAt(Math.min(start + WINDOW_S, to));
    const within = store.predicateForEventsWithStartDateEndDateCalendars(
      dateAt(start),
      end,
      calendars,
    );
    for (const event of elementsOf(store.eventsMatchingPredicate(within))) {
      const facts = eventFacts(event);
      // What lies across the border of two windows comes twice.
      found.set(JSON.stringify([facts.calendar, facts.key, facts.occurrence]), facts);
    }
  }
  return Array.from(found.values());
}

function placeOf(store, id) {
  const place = store.calendarWithIdentifier(id);
  if (place.isNil()) throw new Failure("not_found", "That calendar is no longer there.");
  return place;
}

answer(perform);
