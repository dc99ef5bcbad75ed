// JXA: adds an event; to a first calendar of its own where there is none.
// uses: event-facts, event-store, saving, set-event, values

/** EKSourceTypeLocal. */
const LOCAL = 0;

function perform({ calendar, allDay, alarms, fields }, request) {
  const store = openStore(ENTITY.events, request);
  const event = $.EKEvent.eventWithEventStore(store);
  event.calendar = calendarFor(store, calendar);
  event.allDay = allDay;
  setEvent(event, fields);
  for (const offset of alarms) event.addAlarm($.EKAlarm.alarmWithRelativeOffset(offset));
  const error = Ref();
  expectSaved(store.saveEventSpanCommitError(event, 0, true, error), error);
  return eventFacts(event);
}

function calendarFor(store, id) {
  const chosen =
    id === undefined ? store.defaultCalendarForNewEvents : store.calendarWithIdentifier(id);
  if (!chosen.isNil()) return chosen;
  if (id !== undefined) throw new Failure("not_found", "That calendar is no longer there.");
  const fresh = $.EKCalendar.calendarForEntityTypeEventStore(ENTITY.events, store);
  const sources = elementsOf(store.sources);
  const source = sources.find((each) => Number(each.sourceType) === LOCAL) || sources[0];
  if (!source) throw new Failure("unavailable", "There is no account that could hold a calendar.");
  fresh.source = source;
  fresh.title = "Calendar";
  const error = Ref();
  expectSaved(store.saveCalendarCommitError(fresh, true, error), error);
  return fresh;
}

answer(perform);
