// JXA: What was granted, as macOS tells it without asking anybody; null where it doesn't tell.

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
ObjC.import("Contacts");
ObjC.import("AVFoundation");

const [EVENTS, REMINDERS, PEOPLE] = [0, 1, 0];
/** Any event of any kind. */
const ANY = 0x2a2a2a2a;

answer((input) => ({
  calendar: told(() => $.EKEventStore.authorizationStatusForEntityType(EVENTS)),
  reminders: told(() => $.EKEventStore.authorizationStatusForEntityType(REMINDERS)),
  contacts: told(() => $.CNContactStore.authorizationStatusForEntityType(PEOPLE)),
  microphone: told(() => $.AVCaptureDevice.authorizationStatusForMediaType("soun")),
  apps: input.bundles.map((bundle) => told(() => mayAutomate(bundle))),
}));

/** The last word says not to ask, so nothing appears on the screen. */
function mayAutomate(bundle) {
  ObjC.bindFunction("AEDeterminePermissionToAutomateTarget", [
    "int",
    ["pointer", "unsigned int", "unsigned int", "bool"],
  ]);
  const target = $.NSAppleEventDescriptor.descriptorWithBundleIdentifier(bundle);
  return $.AEDeterminePermissionToAutomateTarget(target.aeDesc, ANY, ANY, false);
}

function told(look) {
  try {
    const number = Number(look());
    return Number.isInteger(number) ? number : null;
  } catch {
    // This version of macOS doesn't tell it this way.
    return null;
  }
}
