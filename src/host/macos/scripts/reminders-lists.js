// JXA: names the lists of reminders.
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

function perform(_, request) {
  const store = openStore(ENTITY.reminders, request);
  const usual = store.defaultCalendarForNewReminders;
  const usualId = usual.isNil() ? undefined : textOf(usual.calendarIdentifier);
  return elementsOf(store.calendarsForEntityType(ENTITY.reminders)).map((list) => ({
    id: textOf(list.calendarIdentifier),
    name: textOf(list.title) || "",
    account: list.source.isNil() ? "" : textOf(list.source.title) || "",
    isWritable: list.allowsContentModifications,
    isUsual: textOf(list.calendarIdentifier) === usualId,
  }));
}

answer(perform);
