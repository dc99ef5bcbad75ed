import { ScriptingError } from "./dictionary.ts";
import type { Mac } from "./mac.ts";

type Command = (mac: Mac) => (...args: never[]) => unknown;

/** What every app can do once `includeStandardAdditions` is true; no shell, no dialogs. */
export const additions: Readonly<Record<string, Command>> = {
  getVolumeSettings:
    ({ world }) =>
    () => ({
      outputVolume: world.volume.output,
      outputMuted: world.volume.output === null ? null : world.volume.muted,
      inputVolume: 50,
      alertVolume: 100,
    }),
  setVolume:
    ({ world }) =>
    (
      _: unknown,
      { outputVolume, outputMuted }: { outputVolume?: number; outputMuted?: boolean },
    ) => {
      // Some outputs have no volume to set: nothing happens, and nothing is said.
      if (world.volume.output === null) return null;
      if (outputVolume !== undefined) {
        world.volume.output = Math.max(0, Math.min(100, Math.round(outputVolume)));
        world.volume.muted = false;
      }
      if (outputMuted !== undefined) world.volume.muted = outputMuted;
      return null;
    },
  doShellScript: () => () => {
    throw new ScriptingError(-2700, "emulator: no script of ours may use a shell");
  },
};
