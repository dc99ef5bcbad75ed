// JXA: The volume of the output; the level is null where the output has none (some displays and USB boxes).

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

answer(() => {
  const app = Application.currentApplication();
  app.includeStandardAdditions = true;
  const settings = app.getVolumeSettings();
  return { level: settings.outputVolume, muted: settings.outputMuted === true };
});
