// JXA: changes a reminder, its list included.
// <shared/envelope.jxa>
// The envelope: one JSON request on the input, one JSON answer as the last value, ASCII both ways.
ObjC.import("Foundation");

/** A failure with a code of its own; others are told by their number. */
function Failure(code, message, more) {
  this.code = code;
  this.message = message;
  Object.assign(this, more);
}

function readRequest() {
  const data = $.NSFileHandle.fileHandleWithStandardInput.readDataToEndOfFile;
  const text = $.NSString.alloc.initWithDataEncoding(data, $.NSUTF8StringEncoding);
  return JSON.parse(ObjC.unwrap(text));
}

function asciiJson(value) {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => "\\u" + ("000" + unit.charCodeAt(0).toString(16)).slice(-4),
  );
}

function failureIn(error) {
  const { code, state, message } = error;
  if (error instanceof Failure) return { code, state, message };
  return { number: Number(error.errorNumber) || -2700, message: String(message || error) };
}

/** The last expression of every script: osascript prints its value. */
function answer(perform) {
  const request = readRequest();
  try {
    const value = perform(request.input, request);
    return asciiJson({ ok: true, id: request.id, value: value === undefined ? null : value });
  } catch (error) {
    return asciiJson(Object.assign({ ok: false, id: request.id }, failureIn(error)));
  }
}
// </shared/envelope.jxa>

// <shared/nature.jxa>
/** A text of the other side; undefined for nil. */
function textOf(value) {
  return value.isNil() ? undefined : ObjC.unwrap(value);
}

/** The elements of an NSArray, or none for nil. */
function elementsOf(array) {
  if (array.isNil()) return [];
  const count = Number(array.count);
  return Array.from({ length: count }, (_, at) => array.objectAtIndex(at));
}
// </shared/nature.jxa>

// <shared/mutable-array.jxa>
/** A list as the other side wants it: a JavaScript array of objects can bring the process down. */
function arrayOf(items) {
  const array = $.NSMutableArray.array;
  for (const item of items) array.addObject(item);
  return array;
}
// </shared/mutable-array.jxa>

// <shared/wait-until.jxa>
/** Lets the run loop call back until something is true; whether it came to that in time. */
function waitUntil(isTrue, waitMs) {
  const end = Date.now() + waitMs;
  while (!isTrue() && Date.now() < end) {
    const pause = $.NSDate.dateWithTimeIntervalSinceNow(0.05);
    $.NSRunLoop.currentRunLoop.runUntilDate(pause);
  }
  return isTrue();
}
// </shared/wait-until.jxa>

// <shared/event-store.jxa>
ObjC.import("EventKit");

/** EKEntityType. */
const ENTITY = { events: 0, reminders: 1 };
/** EKAuthorizationStatus, all but full access, which is 3; 4 may add and sees nothing. */
const NO_ACCESS = { 0: "cannot_ask", 1: "restricted", 2: "denied", 4: "write_only" };

/** The store, when all of it may be read and written. Asks for access where nobody has been asked. */
function openStore(entity, request) {
  const status = () => Number($.EKEventStore.authorizationStatusForEntityType(entity));
  let unanswered = false;
  if (status() === 0) {
    if (!request.mayAsk) throw new Failure("permission", "not asked yet", { state: "not_asked" });
    unanswered = !askForAccess(entity, status, request.deadlineMs);
  }
  const state = unanswered ? "unanswered" : NO_ACCESS[status()];
  if (state) throw new Failure("permission", "no access", { state });
  // A store that was made before access was given sees nothing.
  return $.EKEventStore.alloc.init;
}

/** Whether there was an answer: observers disagree on whether the block is called here, so the status counts too. */
function askForAccess(entity, status, waitMs) {
  const store = $.EKEventStore.alloc.init;
  const answer = { isThere: false };
  const done = () => {
    answer.isThere = true;
  };
  const full = entity === ENTITY.events ? "Events" : "Reminders";
  if (!store.respondsToSelector("requestFullAccessTo" + full + "WithCompletion:")) {
    store.requestAccessToEntityTypeCompletion(entity, done);
  } else if (entity === ENTITY.events) store.requestFullAccessToEventsWithCompletion(done);
  else store.requestFullAccessToRemindersWithCompletion(done);
  return waitUntil(() => answer.isThere || status() !== 0, waitMs);
}
// </shared/event-store.jxa>

// <shared/saving.jxa>
/** Throws what the store said where it refused. */
function expectSaved(isSaved, error) {
  if (isSaved) return;
  const message = error[0].isNil() ? "it was refused" : ObjC.unwrap(error[0].localizedDescription);
  throw new Failure("refused", "That can't be saved: " + message);
}
// </shared/saving.jxa>

// <shared/seconds.jxa>
function secondsOf(date) {
  return Number(date.timeIntervalSince1970);
}
// </shared/seconds.jxa>

// <shared/dates-in.jxa>
function dateAt(seconds) {
  return $.NSDate.dateWithTimeIntervalSince1970(seconds);
}
// </shared/dates-in.jxa>

// <shared/rule-facts.jxa>
/** The recurrence rule in EventKit's own numbers; undefined where it doesn't repeat. All numbers arrive as texts. */
function ruleFacts(item) {
  const [rule] = elementsOf(item.recurrenceRules);
  if (!rule) return undefined;
  const numbers = (array) => elementsOf(array).map((each) => Number(ObjC.unwrap(each)));
  const end = rule.recurrenceEnd;
  const until = end.isNil() || end.endDate.isNil() ? undefined : secondsOf(end.endDate);
  return {
    frequency: Number(rule.frequency),
    interval: Number(rule.interval),
    days: elementsOf(rule.daysOfTheWeek).map((day) => ({
      day: Number(day.dayOfTheWeek),
      week: Number(day.weekNumber),
    })),
    monthDays: numbers(rule.daysOfTheMonth),
    months: numbers(rule.monthsOfTheYear),
    weeks: numbers(rule.weeksOfTheYear),
    yearDays: numbers(rule.daysOfTheYear),
    positions: numbers(rule.setPositions),
    count: end.isNil() ? 0 : Number(end.occurrenceCount),
    until,
  };
}
// </shared/rule-facts.jxa>

// <shared/make-rules.jxa>
/** A rule of facts as EventKit wants it, in a list; an empty list takes the rule away. */
function rulesOf(facts) {
  if (!facts) return arrayOf([]);
  const numbers = (list) => (list.length > 0 ? arrayOf(list) : $());
  const days = facts.days.map(({ day, week }) =>
    $.EKRecurrenceDayOfWeek.dayOfWeekWeekNumber(day, week),
  );
  const rule =
    $.EKRecurrenceRule.alloc.initRecurrenceWithFrequencyIntervalDaysOfTheWeekDaysOfTheMonthMonthsOfTheYearWeeksOfTheYearDaysOfTheYearSetPositionsEnd(
      facts.frequency,
      facts.interval,
      numbers(days),
      numbers(facts.monthDays),
      numbers(facts.months),
      numbers(facts.weeks),
      numbers(facts.yearDays),
      numbers(facts.positions),
      ruleEnd(facts),
    );
  return arrayOf([rule]);
}

function ruleEnd({ count, until }) {
  if (count > 0) return $.EKRecurrenceEnd.recurrenceEndWithOccurrenceCount(count);
  return until === undefined ? $() : $.EKRecurrenceEnd.recurrenceEndWithEndDate(dateAt(until));
}
// </shared/make-rules.jxa>

// <shared/reminder-facts.jxa>
/** An unset field of date components reads as the largest integer there is. */
const NO_FIELD = 1e9;

/** A reminder as plain facts; its due date field by field, because the date itself comes out days late. */
function reminderFacts(reminder) {
  const { calendar } = reminder;
  return {
    id: textOf(reminder.calendarItemIdentifier),
    list: textOf(calendar.calendarIdentifier),
    listName: textOf(calendar.title) || "",
    title: textOf(reminder.title) || "",
    notes: textOf(reminder.notes),
    priority: Number(reminder.priority),
    done: reminder.isCompleted,
    due: dueFacts(reminder.dueDateComponents),
    rule: ruleFacts(reminder),
  };
}

function dueFacts(parts) {
  if (parts.isNil()) return undefined;
  const field = (value) => (Number(value) < NO_FIELD ? Number(value) : undefined);
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: field(parts.hour),
    minute: field(parts.minute),
    zone: parts.timeZone.isNil() ? undefined : textOf(parts.timeZone.name),
  };
}
// </shared/reminder-facts.jxa>

// <shared/find-reminder.jxa>
function findReminder(store, id) {
  const found = store.calendarItemWithIdentifier(id);
  // The same store answers events by their identifiers; they have no priority.
  if (!found.isNil() && textOf(found.calendarItemIdentifier) === id) return found;
  throw new Failure("not_found", "That reminder is no longer on any list.");
}
// </shared/find-reminder.jxa>

// <shared/set-reminder.jxa>
/** Sets what is given; a null takes the due time or the rule away. */
function setReminder(reminder, { texts, priority, due, rule }) {
  for (const name of ["title", "notes"]) {
    if (texts[name] !== undefined) reminder[name] = texts[name] === "" ? $() : texts[name];
  }
  if (priority !== undefined) reminder.priority = priority;
  if (due !== undefined) setDue(reminder, due);
  if (rule !== undefined) reminder.recurrenceRules = rulesOf(rule);
}

/** A day has no hour at all; a time rings. */
function setDue(reminder, due) {
  reminder.dueDateComponents = due === null ? $() : componentsOf(due);
  const rings = due !== null && due.at !== undefined;
  reminder.alarms = arrayOf(rings ? [$.EKAlarm.alarmWithAbsoluteDate(dateAt(due.at))] : []);
}

function componentsOf({ year, month, day, hour, minute, zone }) {
  const parts = $.NSDateComponents.alloc.init;
  parts.year = year;
  parts.month = month;
  parts.day = day;
  if (hour === undefined) return parts;
  parts.hour = hour;
  parts.minute = minute;
  parts.timeZone = $.NSTimeZone.timeZoneWithName(zone);
  return parts;
}
// </shared/set-reminder.jxa>

// <shared/first-list.jxa>
/** EKSourceTypeLocal. */
const LOCAL = 0;

/** The list that is named, else the usual one, else a first one. */
function listFor(store, id) {
  const chosen =
    id === undefined ? store.defaultCalendarForNewReminders : store.calendarWithIdentifier(id);
  if (!chosen.isNil()) return chosen;
  if (id !== undefined) throw new Failure("not_found", "That list is no longer there.");
  const fresh = $.EKCalendar.calendarForEntityTypeEventStore(ENTITY.reminders, store);
  const sources = elementsOf(store.sources);
  const source = sources.find((each) => Number(each.sourceType) === LOCAL) || sources[0];
  if (!source) throw new Failure("unavailable", "There is no account that could hold a list.");
  fresh.source = source;
  fresh.title = "Reminders";
  const error = Ref();
  expectSaved(store.saveCalendarCommitError(fresh, true, error), error);
  return fresh;
}
// </shared/first-list.jxa>

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
