// JXA: Plays a playlist, one track, or several in a playlist of our own, by the ids the library gave; or what was on last.

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
  const music = openApp("Music");
  const { list, ids } = input;
  if (list !== null) music.play(only(music.userPlaylists, list));
  else if (ids.length === 0) music.play();
  else if (ids.length === 1) music.play(track(music, ids[0]), { once: true });
  else music.play(queueOf(music, input));
  return null;
});

function track(music, id) {
  return only(music.libraryPlaylists[0].tracks, id);
}

function only(elements, id) {
  const found = elements.whose({ persistentID: id });
  if (found.length === 0) throw new Failure("not_found", "That music isn't in Music any more.");
  return found[0];
}

/** Music goes on with the whole library after a track, so an album is played from a list of its own. */
function queueOf(music, { ids, queueName }) {
  const old = music.userPlaylists.whose({ name: queueName });
  if (old.length > 0) music.delete(old[0]);
  music.userPlaylists.push(music.UserPlaylist({ name: queueName }));
  const queue = music.userPlaylists.byName(queueName);
  for (const id of ids) music.duplicate(track(music, id), { to: queue });
  return queue;
}
