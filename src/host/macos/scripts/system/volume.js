// JXA: The volume of the output; the level is null where the output has none (some displays and USB boxes).

answer(() => {
  const app = Application.currentApplication();
  app.includeStandardAdditions = true;
  const settings = app.getVolumeSettings();
  return { level: settings.outputVolume, muted: settings.outputMuted === true };
});
