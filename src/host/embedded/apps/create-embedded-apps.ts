import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { ScopedFs } from "../../../store/scoped-fs.ts";
import type { Clock } from "../../../types/clock.ts";
import type { AppsHost } from "../../machine.ts";
import type { EmbeddedPart } from "../part.ts";
import { startProgram } from "../run-program.ts";
import { type OpenedLog, openedLog } from "../state/opened-log.ts";
import { appsIn, systemAppFolders } from "./app-library.ts";

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

/** Addresses a browser or mail program may be handed. */
const SCHEMES = new Set(["http:", "https:", "mailto:"]);

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
  const address = addressOf(target);
  if (address) {
    if (hasDisplay) await launch(opener, [address], "the address");
    return log({ kind: "address", target: address });
  }
  const entry = await files.stat(target);
  const { real } = entry.place;
  // The desktop would start these instead of showing them.
  if (entry.executable || real.endsWith(".desktop")) {
    throw new HostFailure(
      "refused",
      "That file is a program, and I don't start programs that way.",
    );
  }
  if (hasDisplay) await launch(opener, [real], "that");
  return log({ kind: entry.kind, target: real });
}

/** An address as a browser writes it; nothing for a path; `refused` when its scheme is not allowed. */
function addressOf(target: string): string | undefined {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(target)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (!SCHEMES.has(scheme)) {
    throw new HostFailure("refused", `I don't open addresses that begin with ${scheme}`);
  }
  if (!URL.canParse(target) || /[\s\p{Cc}]/u.test(target)) {
    throw new HostFailure("invalid", "That isn't a complete web or mail address.");
  }
  return new URL(target).href;
}

async function launch(file: string, args: readonly string[], what: string): Promise<void> {
  const reason = await startProgram({ file, args });
  if (reason !== undefined) {
    throw new HostFailure("unavailable", `I couldn't open ${what}: ${reason}.`);
  }
}
