// JXA: the reminders of one list or all, open ones, done ones or both.
// uses: event-store, fetch-reminders, one-reminder, values

function perform({ list, done }, request) {
  const store = openStore(ENTITY.reminders, request);
  const calendars = list === undefined ? $() : arrayOf([placeOf(store, list)]);
  return fetchReminders(store, calendars, request.deadlineMs)
    .filter((reminder) => done === undefined || reminder.isCompleted === done)
    .map(reminderFacts);
}

function placeOf(store, id) {
  const place = store.calendarWithIdentifier(id);
  if (place.isNil()) throw new Failure("not_found", "That list is no longer there.");
  return place;
}

answer(perform);
