// JXA: adds a reminder; to a first list of its own where there is none.
// uses: event-store, first-list, one-reminder, saving, set-reminder

function perform({ list, fields, done }, request) {
  const store = openStore(ENTITY.reminders, request);
  const reminder = $.EKReminder.reminderWithEventStore(store);
  reminder.calendar = listFor(store, list);
  setReminder(reminder, fields);
  if (done) reminder.completed = true;
  const error = Ref();
  expectSaved(store.saveReminderCommitError(reminder, true, error), error);
  return reminderFacts(reminder);
}

answer(perform);
