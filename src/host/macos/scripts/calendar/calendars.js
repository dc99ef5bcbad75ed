// JXA: names the calendars.
// uses: event-store, values

function perform(_, request) {
  const store = openStore(ENTITY.events, request);
  const usual = store.defaultCalendarForNewEvents;
  const usualId = usual.isNil() ? undefined : textOf(usual.calendarIdentifier);
  return elementsOf(store.calendarsForEntityType(ENTITY.events)).map((calendar) => ({
    id: textOf(calendar.calendarIdentifier),
    name: textOf(calendar.title) || "",
    account: calendar.source.isNil() ? "" : textOf(calendar.source.title) || "",
    isWritable: calendar.allowsContentModifications,
    isUsual: textOf(calendar.calendarIdentifier) === usualId,
  }));
}

answer(perform);
