// JXA: Every note outside the trash: four events a folder, whatever the number of notes.

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
  const folders = foldersOf(app, input.trashNames);
  const home = app.defaultAccount().defaultFolder().id();
  return {
    home,
    folders: folders.map(({ id, path }) => ({ id, path })),
    notes: folders.flatMap(({ id, folder }) => notesIn(id, folder.notes)),
  };
});

function notesIn(folder, notes) {
  const ids = notes.id();
  if (ids.length === 0) return [];
  const [titles, dates, locked] = [
    notes.name(),
    notes.modificationDate(),
    notes.passwordProtected(),
  ];
  return ids.map((id, at) => ({
    id,
    folder,
    title: titles[at],
    modified: dates[at].getTime(),
    locked: locked[at],
  }));
}

/** The folders of every account, each once, with the names of those above; the trash of Notes left out. */
function foldersOf(notes, trashNames) {
  const found = new Map();
  const visit = (folders, above) => {
    const [ids, names] = [folders.id(), folders.name()];
    ids.forEach((id, at) => {
      if (trashNames.includes(names[at]) && above === "") return;
      const path = above === "" ? names[at] : above + "/" + names[at];
      found.set(id, { id, path, folder: folders.byId(id) });
      visit(folders.byId(id).folders, path);
    });
  };
  for (const account of notes.accounts()) visit(account.folders, "");
  return [...found.values()];
}
