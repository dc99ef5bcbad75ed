import type { AppsHost, AudioHost, MusicHost, ShortcutsHost, StatusHost } from "../../machine.ts";
import type { EmbeddedFiles } from "../files/create-embedded-files.ts";
import { type Once, once } from "./lazy-domain.ts";
import type { EmbeddedPart } from "./part.ts";
import type { PartOptions } from "./part-options.ts";

/** The domains that act on the machine, each loaded when it is first needed. */
export type MachineParts = {
  readonly files: Once<EmbeddedFiles>;
  readonly apps: Once<EmbeddedPart<AppsHost>>;
  readonly audio: Once<EmbeddedPart<AudioHost>>;
  readonly music: Once<EmbeddedPart<MusicHost>>;
  readonly shortcuts: Once<EmbeddedPart<ShortcutsHost>>;
  readonly status: Once<EmbeddedPart<StatusHost>>;
};

export function machineParts(options: PartOptions): MachineParts {
  const { folders, clock, language, hasDisplay, useDevices } = options;
  const { state, trash } = folders;
  const files = once(async () => {
    const { createEmbeddedFiles } = await import("../files/create-embedded-files.ts");
    const own = { roots: folders.files, state, clock, language };
    return createEmbeddedFiles(trash === undefined ? own : { ...own, trash });
  });
  const audio = once(async () => {
    const { createEmbeddedAudio } = await import("../audio/create-embedded-audio.ts");
    return createEmbeddedAudio({ state, useDevices });
  });
  return {
    files,
    audio,
    apps: once(async () => {
      const { createEmbeddedApps } = await import("../apps/create-embedded-apps.ts");
      const folder = folders.applications;
      return createEmbeddedApps({
        folder,
        state,
        clock,
        hasDisplay,
        files: (await files.get()).scoped,
      });
    }),
    music: once(async () => {
      const { createEmbeddedMusic } = await import("../music/create-embedded-music.ts");
      return createEmbeddedMusic({ folder: folders.music, state, useDevices });
    }),
    shortcuts: once(async () => {
      const { createEmbeddedShortcuts } = await import("../shortcuts/create-embedded-shortcuts.ts");
      return createEmbeddedShortcuts(folders.shortcuts);
    }),
    status: once(async () => {
      const { createEmbeddedStatus } = await import("../status/create-embedded-status.ts");
      const onDisk = [...folders.files, state];
      return createEmbeddedStatus({ folders: onDisk, audio: (await audio.get()).host });
    }),
  };
}
