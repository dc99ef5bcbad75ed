// JXA: One button of Music.
// uses: app

answer((input) => {
  const music = openApp("Music");
  if (!music.running()) throw new Failure("not_running", "No music is playing.");
  if (input.action === "pause") music.pause();
  else if (input.action === "resume") music.play();
  else if (input.action === "stop") music.stop();
  else if (input.action === "next") music.nextTrack();
  else music.previousTrack();
  return null;
});
