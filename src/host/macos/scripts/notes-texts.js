// JXA: The texts of some notes, or of whole folders in one event each; a folder with a note that does not open is read note by note.

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

// <shared/app.jxa>
/** An app by its name; one that isn't installed has no words to be asked in. */
function openApp(name) {
  try {
    return Application(name);
  } catch {
    throw new Failure("unavailable", name + " isn't on this Mac.");
  }
}
// </shared/app.jxa>

answer((input) => {
  const app = openApp("Notes");
  const texts = {};
  const one = (id) => {
    try {
      texts[id] = app.notes.byId(id).plaintext();
    } catch (error) {
      // Locked, or gone meanwhile: it has no text to find.
      if (Number(error.errorNumber) === -1743) throw error;
      texts[id] = "";
    }
  };
  for (const id of input.folders) {
    const notes = folderNotes(app, id);
    const ids = notes.id();
    try {
      notes.plaintext().forEach((text, at) => (texts[ids[at]] = text));
    } catch (error) {
      if (Number(error.errorNumber) === -1743) throw error;
      ids.forEach(one);
    }
  }
  input.notes.forEach(one);
  return { texts };
});

function folderNotes(app, id) {
  return app.folders.byId(id).notes;
}
