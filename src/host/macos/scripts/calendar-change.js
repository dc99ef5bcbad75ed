// JXA: changes an occurrence, or it and all later ones.
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

// <shared/dates.jxa>
/** Year, month and day, by the Gregorian calendar whatever calendar the user lives by. */
const DAY_UNITS = 4 + 8 + 16;

function gregorian() {
  return $.NSCalendar.calendarWithIdentifier("gregorian");
}

/** `2026-03-28`, on this Mac's wall. */
function dayOf(date) {
  const parts = gregorian().componentsFromDate(DAY_UNITS, date);
  const two = (part) => ("0" + Number(part)).slice(-2);
  return ("000" + Number(parts.year)).slice(-4) + "-" + two(parts.month) + "-" + two(parts.day);
}
// </shared/dates.jxa>

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

// <shared/event-facts.jxa>
/** EKCalendarTypeBirthday, EKEventAvailabilityFree. */
const BIRTHDAYS = 4;
const FREE = 1;

/** What tells an event from all others: the same for every occurrence of a series, changed ones too. */
function keyOf(event) {
  return textOf(event.calendarItemExternalIdentifier) || textOf(event.calendarItemIdentifier);
}

/** When the rule put this occurrence, wherever it was moved to; undefined where nothing repeats. */
function occurrenceOf(event) {
  return event.hasRecurrenceRules || event.isDetached ? secondsOf(event.occurrenceDate) : undefined;
}

/** An occurrence as plain facts; an all-day one by its first and last day. */
function eventFacts(event) {
  const { calendar } = event;
  const isBirthday = Number(calendar.type) === BIRTHDAYS;
  return Object.assign(timesOf(event), {
    calendar: textOf(calendar.calendarIdentifier),
    calendarName: textOf(calendar.title) || "",
    key: keyOf(event),
    occurrence: occurrenceOf(event),
    title: textOf(event.title) || "",
    location: textOf(event.location),
    notes: textOf(event.notes),
    rule: ruleFacts(event),
    attendees: elementsOf(event.attendees).map((person) => textOf(person.name) || ""),
    alarms: elementsOf(event.alarms)
      .filter((alarm) => alarm.absoluteDate.isNil())
      .map((alarm) => Number(alarm.relativeOffset)),
    isFree: isBirthday || Number(event.availability) === FREE,
  });
}

function timesOf(event) {
  if (event.isAllDay) {
    return { allDay: true, firstDay: dayOf(event.startDate), lastDay: dayOf(event.endDate) };
  }
  return { allDay: false, start: secondsOf(event.startDate), end: secondsOf(event.endDate) };
}
// </shared/event-facts.jxa>

// <shared/find-event.jxa>
const DAY_S = 86400;
/** How far from its own day an occurrence may have been moved: first looked for near, then within a year. */
const REACHES_S = [2 * DAY_S, 365 * DAY_S];

/** The occurrence that is meant. An identifier alone answers the first one of a series, so the days are looked through. */
function findEvent(store, { calendar, key, occurrence }) {
  const isMeant = (event) =>
    keyOf(event) === key &&
    textOf(event.calendar.calendarIdentifier) === calendar &&
    occurrenceOf(event) === occurrence;
  const found =
    occurrence === undefined
      ? itemsWith(store, key).find(isMeant)
      : nearby(store, { calendar, occurrence, isMeant });
  if (!found) throw new Failure("not_found", "That event is no longer on the calendar.");
  return found;
}

function itemsWith(store, key) {
  const outside = elementsOf(store.calendarItemsWithExternalIdentifier(key));
  const own = store.calendarItemWithIdentifier(key);
  return own.isNil() ? outside : outside.concat([own]);
}

function nearby(store, { calendar, occurrence, isMeant }) {
  const place = store.calendarWithIdentifier(calendar);
  if (place.isNil()) return undefined;
  for (const reach of REACHES_S) {
    const [from, to] = [dateAt(occurrence - reach), dateAt(occurrence + reach)];
    const calendars = arrayOf([place]);
    const near = store.predicateForEventsWithStartDateEndDateCalendars(from, to, calendars);
    const found = elementsOf(store.eventsMatchingPredicate(near)).find(isMeant);
    if (found) return found;
  }
  return undefined;
}
// </shared/find-event.jxa>

// <shared/set-event.jxa>
/** Sets what is given; the far end first, because an end before its start doesn't take. */
function setEvent(event, { times, zone, texts, rule }) {
  if (times) {
    if (!event.isAllDay && zone) event.timeZone = $.NSTimeZone.timeZoneWithName(zone);
    const [start, end] = timesIn(times);
    const isLater = event.endDate.isNil() || secondsOf(start) > secondsOf(event.endDate);
    if (isLater) event.endDate = end;
    event.startDate = start;
    if (!isLater) event.endDate = end;
  }
  for (const name of ["title", "location", "notes"]) {
    if (texts[name] !== undefined) event[name] = texts[name] === "" ? $() : texts[name];
  }
  if (rule !== undefined) event.recurrenceRules = rulesOf(rule);
}

function timesIn({ start, end, firstDay, lastDay }) {
  if (firstDay === undefined) return [dateAt(start), dateAt(end)];
  return [midnightOf(firstDay), midnightOf(lastDay)];
}

/** The midnight a day begins with on this Mac's wall. */
function midnightOf({ year, month, day }) {
  const parts = $.NSDateComponents.alloc.init;
  parts.year = year;
  parts.month = month;
  parts.day = day;
  return gregorian().dateFromComponents(parts);
}
// </shared/set-event.jxa>

function perform({ which, span, fields }, request) {
  const store = openStore(ENTITY.events, request);
  const event = findEvent(store, which);
  setEvent(event, fields);
  const error = Ref();
  // EKSpan: 0 this one, 1 this and later ones.
  expectSaved(store.saveEventSpanCommitError(event, span, true, error), error);
  // Read back: the object in hand doesn't know yet that it is an exception, or a single event still.
  return eventFacts(span === 0 ? findEvent(store, which) : event);
}

answer(perform);
