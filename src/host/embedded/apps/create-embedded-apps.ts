import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { Clock } from "../../../types/clock.ts";
import type { AppsHost } from "../../machine.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { startProgram } from "../programs/run-program.ts";
import { type OpenedLog, openedLog } from "../state/opened-log.ts";
import { appsIn, systemAppFolders } from "./app-library.ts";
import { openableItem } from "./openable-item.ts";

export type EmbeddedAppsOptions = {
  readonly folder: string;
  readonly state: string;
  readonly clock: Clock;
  readonly files: ScopedFs;
  /** Whether there is a screen things can be opened on; without one, opening is noted only. */
  readonly hasDisplay: boolean;
  /** Folders of the system's apps; those of a Linux desktop when nothing is said. */
  readonly systemFolders?: readonly string[];
  /** Program that starts an app by its desktop entry, and one that opens a file or address. */
  readonly launcher?: string;
  readonly opener?: string;
};

/** Opens apps, files and addresses on the desktop, and notes each in `opened.log`. */
export function createEmbeddedApps(options: EmbeddedAppsOptions): EmbeddedPart<AppsHost> {
  const { folder, state, clock, launcher = "gio", opener = "xdg-open" } = options;
  const folders = [folder, ...(options.systemFolders ?? systemAppFolders())];
  const log = openedLog(state, clock);
  const all = (): ReturnType<typeof appsIn> => orFail("the apps", () => appsIn(folders));
  return {
    host: {
      all: async () => (await all()).map(({ id, name, also }) => ({ id, name, also })),
      open: async (id) => {
        const app = (await all()).find((each) => each.id === id);
        if (!app) throw new HostFailure("not_found", "That app isn't on this machine.");
        if (options.hasDisplay) await launch(launcher, ["launch", app.file], app.name);
        await log({ kind: "app", target: id });
      },
      openItem: (target) => openItem({ ...options, opener, log }, target),
    },
    undo: {},
  };
}

type Opening = Pick<EmbeddedAppsOptions, "files" | "hasDisplay"> & {
  readonly opener: string;
  readonly log: OpenedLog;
};

async function openItem(
  { files, hasDisplay, opener, log }: Opening,
  target: string,
): Promise<void> {
  const item = await openableItem(files, target);
  const what = item.kind === "address" ? "the address" : "that";
  if (hasDisplay) await launch(opener, [item.target], what);
  await log(item);
}

async function launch(file: string, args: readonly string[], what: string): Promise<void> {
  const reason = await startProgram({ file, args });
  if (reason !== undefined) {
    throw new HostFailure("unavailable", `I couldn't open ${what}: ${reason}.`);
  }
}
