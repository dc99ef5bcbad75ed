// JXA: changes a reminder, its list included.
// uses: event-store, first-list, one-reminder, saving, set-reminder, values

function perform({ id, list, fields, done }, request) {
  const store = openStore(ENTITY.reminders, request);
  const reminder = findReminder(store, id);
  if (list !== undefined) reminder.calendar = listFor(store, list);
  setReminder(reminder, fields);
  if (done !== undefined) reminder.completed = done;
  const error = Ref();
  expectSaved(store.saveReminderCommitError(reminder, true, error), error);
  return reminderFacts(findReminder(store, textOf(reminder.calendarItemIdentifier)));
}

answer(perform);
