// JXA: What Music has by name, each name once: one event a property. An app that isn't open stays closed.
// uses: app

answer(({ most }) => {
  const music = openApp("Music");
  // Asked of macOS: any question to the app itself would open it.
  if (!music.running()) throw new Failure("not_running", "Music isn't running.");
  const tracks = music.libraryPlaylists[0].tracks;
  return {
    playlist: once(music.userPlaylists.name(), most),
    artist: once(tracks.artist(), most),
    album: once(tracks.album(), most),
    song: once(tracks.name(), most),
  };
});

/** The names that say something, each once, in their order. */
function once(names, most) {
  return [...new Set(names.filter((name) => Boolean(name)))].slice(0, most);
}
