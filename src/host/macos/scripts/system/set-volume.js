// JXA: Sets the volume and tells what it is afterwards. Setting a level turns the sound on, so muting comes last.

answer((input) => {
  const app = Application.currentApplication();
  app.includeStandardAdditions = true;
  app.setVolume(null, { outputVolume: input.level });
  app.setVolume(null, { outputMuted: input.muted });
  const settings = app.getVolumeSettings();
  return { level: settings.outputVolume, muted: settings.outputMuted === true };
});
