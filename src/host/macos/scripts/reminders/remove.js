// JXA: removes a reminder and looks whether it is gone.
// uses: event-store, one-reminder, saving

function perform({ id }, request) {
  const store = openStore(ENTITY.reminders, request);
  const reminder = findReminder(store, id);
  const facts = reminderFacts(reminder);
  const error = Ref();
  expectSaved(store.removeReminderCommitError(reminder, true, error), error);
  const left = store.calendarItemWithIdentifier(id);
  if (!left.isNil()) throw new Failure("unavailable", "Reminders says it is gone, but it isn't.");
  return facts;
}

answer(perform);
