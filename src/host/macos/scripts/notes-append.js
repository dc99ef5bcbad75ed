// JXA: Adds HTML to a note that holds text only: setting a body takes away what is attached and what is ticked.

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

// <shared/notes-one.jxa>
/** One note by its id; asking for its name finds out whether it is there. */
function noteOf(notes, id) {
  const note = notes.notes.byId(id);
  note.name();
  return note;
}
// </shared/notes-one.jxa>

// <shared/notes-open.jxa>
function mustBeOpen(note) {
  if (note.passwordProtected()) {
    throw new Failure("refused", "That note is locked, so only Notes itself can open it.");
  }
}
// </shared/notes-open.jxa>

// <shared/notes-summary.jxa>
function summary(note) {
  return {
    id: note.id(),
    title: note.name(),
    folder: note.container().id(),
    modified: note.modificationDate().getTime(),
    locked: note.passwordProtected(),
  };
}
// </shared/notes-summary.jxa>

answer((input) => {
  const note = noteOf(openApp("Notes"), input.id);
  mustBeOpen(note);
  if (note.attachments.length > 0) {
    throw new Failure(
      "refused",
      "That note has pictures or files in it, which adding to it would destroy.",
    );
  }
  const before = note.body();
  if (before.length > input.maxLength) {
    throw new Failure("refused", "That note is too long to be added to by me.");
  }
  // Checklists have no words of their own in the body; Notes draws them as plain lists when it is set.
  note.body = before + input.html;
  return Object.assign(summary(note), { before, after: note.body() });
});
