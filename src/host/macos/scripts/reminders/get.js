// JXA: one reminder.
// uses: event-store, one-reminder

function perform({ id }, request) {
  return reminderFacts(findReminder(openStore(ENTITY.reminders, request), id));
}

answer(perform);
