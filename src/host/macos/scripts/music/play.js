// JXA: Plays a playlist, one track, or several in a playlist of our own, by the ids the library gave; or what was on last.
// uses: app

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
