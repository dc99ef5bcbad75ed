// JXA: What Music plays. A streamed track may have no name to tell (-1728, -1731 on macOS 26): it plays all the same.
// uses: app

answer(() => {
  const music = openApp("Music");
  if (!music.running()) return { state: "stopped", track: null };
  return { state: String(music.playerState()), track: trackOf(music) };
});

function trackOf(music) {
  try {
    const track = music.currentTrack();
    return {
      id: track.persistentID(),
      title: track.name(),
      artist: track.artist(),
      album: track.album(),
    };
  } catch (error) {
    const number = Number(error.errorNumber);
    if (number === -1728 || number === -1731 || number === -1700) return null;
    throw error;
  }
}
