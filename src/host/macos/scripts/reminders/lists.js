// JXA: names the lists of reminders.
// uses: event-store, values

function perform(_, request) {
  const store = openStore(ENTITY.reminders, request);
  const usual = store.defaultCalendarForNewReminders;
  const usualId = usual.isNil() ? undefined : textOf(usual.calendarIdentifier);
  return elementsOf(store.calendarsForEntityType(ENTITY.reminders)).map((list) => ({
    id: textOf(list.calendarIdentifier),
    name: textOf(list.title) || "",
    account: list.source.isNil() ? "" : textOf(list.source.title) || "",
    isWritable: list.allowsContentModifications,
    isUsual: textOf(list.calendarIdentifier) === usualId,
  }));
}

answer(perform);
