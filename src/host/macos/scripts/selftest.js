// JXA: What this version of macOS does where nobody is sure: each answer is a text, whatever comes of the question.

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

ObjC.import("EventKit");

const GRANTED = 3;
const REMINDERS = 1;

answer(() => ({
  "an unknown word of an app": told(() =>
    String(Application.currentApplication().noSuchWordAtAll()),
  ),
  "nil for all three of a reminders predicate": told(reminderPredicate),
  "a completion block is called back": told(completionBlock),
}));

function told(look) {
  try {
    return look();
  } catch (error) {
    return "throws " + (error.errorNumber || "without a number") + ": " + error.message;
  }
}

function reminderStore() {
  const status = Number($.EKEventStore.authorizationStatusForEntityType(REMINDERS));
  return status === GRANTED ? $.EKEventStore.alloc.init : null;
}

function reminderPredicate() {
  const store = reminderStore();
  if (store === null) return "not looked at: no access to reminders";
  const predicate = store.predicateForIncompleteRemindersWithDueDateStartingEndingCalendars(
    $(),
    $(),
    $(),
  );
  return predicate.isNil() ? "gives nothing" : "works";
}

function completionBlock() {
  const store = reminderStore();
  if (store === null) return "not looked at: no access to reminders";
  const seen = { called: false };
  const predicate = store.predicateForRemindersInCalendars($());
  store.fetchRemindersMatchingPredicateCompletion(predicate, () => {
    seen.called = true;
  });
  for (let turns = 0; turns < 50 && !seen.called; turns += 1) {
    $.NSRunLoop.currentRunLoop.runUntilDate($.NSDate.dateWithTimeIntervalSinceNow(0.1));
  }
  return seen.called ? "yes" : "no, not within 5 s";
}
