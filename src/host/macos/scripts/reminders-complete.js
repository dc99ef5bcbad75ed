// JXA: ticks a reminder off and looks what became of it: a repeating one goes on.
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

// <shared/fetch-reminders.jxa>
/** Reminders come through a block only. Where it isn't called in time that is said; it never looks like none. */
function fetchReminders(store, calendars, waitMs) {
  const fetched = { isThere: false, found: [] };
  const wanted = store.predicateForRemindersInCalendars(calendars);
  store.fetchRemindersMatchingPredicateCompletion(wanted, (found) => {
    fetched.found = found.isNil() ? undefined : elementsOf(found);
    fetched.isThere = true;
  });
  if (!waitUntil(() => fetched.isThere, waitMs)) {
    throw new Failure("timeout", "Reminders took too long to answer.");
  }
  if (!fetched.found) throw new Failure("unavailable", "Reminders gave no answer.");
  return fetched.found;
}
// </shared/fetch-reminders.jxa>

// <shared/find-reminder.jxa>
function findReminder(store, id) {
  const found = store.calendarItemWithIdentifier(id);
  // The same store answers events by their identifiers; they have no priority.
  if (!found.isNil() && textOf(found.calendarItemIdentifier) === id) return found;
  throw new Failure("not_found", "That reminder is no longer on any list.");
}
// </shared/find-reminder.jxa>

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
