// JXA: ticks a reminder off and looks what became of it: a repeating one goes on.
// uses: event-store, fetch-reminders, one-reminder, saving, values

function perform({ id }, request) {
  const store = openStore(ENTITY.reminders, request);
  const reminder = findReminder(store, id);
  const before = reminderFacts(reminder);
  const list = arrayOf([reminder.calendar]);
  const known = before.rule ? idsIn(store, list, request) : [];
  reminder.completed = true;
  const error = Ref();
  expectSaved(store.saveReminderCommitError(reminder, true, error), error);
  if (!before.rule) return { done: reminderFacts(findReminder(store, id)) };
  return goneOn({ store, before, known, list }, request);
}

function idsIn(store, list, request) {
  return fetchReminders(store, list, request.deadlineMs).map((each) =>
    textOf(each.calendarItemIdentifier),
  );
}

/** Either the record moves on to its next date and leaves a done one behind, or a new one takes the next date. */
function goneOn({ store, before, known, list }, request) {
  const own = reminderFacts(findReminder(store, before.id));
  const others = fetchReminders(store, list, request.deadlineMs).map(reminderFacts);
  const isNew = (each) => known.indexOf(each.id) < 0 && each.title === before.title;
  if (own.done) return { done: own, next: others.find((each) => isNew(each) && !each.done) };
  return { done: others.find((each) => isNew(each) && each.done), next: own };
}

answer(perform);
