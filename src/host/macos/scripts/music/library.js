// JXA: Names and ids of the tracks and playlists of the library: one event a property, whatever their number.
// uses: app

answer(() => {
  const music = openApp("Music");
  const tracks = music.libraryPlaylists[0].tracks;
  const lists = music.userPlaylists;
  return {
    ids: tracks.persistentID(),
    titles: tracks.name(),
    artists: tracks.artist(),
    albums: tracks.album(),
    listIds: lists.persistentID(),
    listNames: lists.name(),
  };
});
