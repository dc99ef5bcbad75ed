// JXA: Makes calendars or lists by title, in order, and answers their identifiers.
// uses: event-store, saving, values

/** EKSourceTypeLocal. */
const LOCAL = 0;

function perform({ entity, titles }, request) {
  const store = openStore(ENTITY[entity], request);
  const source = sourceFor(store, entity);
  return titles.map((title) => {
    const place = $.EKCalendar.calendarForEntityTypeEventStore(ENTITY[entity], store);
    place.source = source;
    place.title = title;
    const error = Ref();
    expectSaved(store.saveCalendarCommitError(place, true, error), error);
    return textOf(place.calendarIdentifier);
  });
}

/** Where this Mac's own go: an account may refuse lists, or calendars. */
function sourceFor(store, entity) {
  const usual =
    entity === "events" ? store.defaultCalendarForNewEvents : store.defaultCalendarForNewReminders;
  if (!usual.isNil() && !usual.source.isNil()) return usual.source;
  const sources = elementsOf(store.sources);
  const source = sources.find((each) => Number(each.sourceType) === LOCAL) || sources[0];
  if (!source) throw new Failure("unavailable", "There is no account that could hold one.");
  return source;
}

answer(perform);
