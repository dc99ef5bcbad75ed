import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import { openableItem } from "../../embedded/apps/openable-item.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { openedLog } from "../../embedded/state/opened-log.ts";
import type { AppsHost } from "../../machine.ts";
import type { MacTools } from "../mac-part.ts";
import { bundlesIn, macAppFolders } from "./app-bundles.ts";

export type MacAppsOptions = {
  readonly tools: MacTools;
  readonly files: ScopedFs;
  /** Folders of apps; the Mac's own when nothing is said. */
  readonly folders?: readonly string[];
};

/** How long `open` may take to hand something over, in milliseconds: an app that starts is not waited for. */
const OPEN_MS = 15_000;

/** Opens apps by the path of their bundle, which no localised name can miss, and files and addresses in the user's own apps. */
export function createMacApps(options: MacAppsOptions): EmbeddedPart<AppsHost> {
  const { tools, files, folders = macAppFolders(options.tools.home) } = options;
  const log = openedLog(tools.state, tools.clock);
  const all = (): ReturnType<typeof bundlesIn> => orFail("the apps", () => bundlesIn(folders));
  return {
    host: {
      all: async () => (await all()).map(({ id, name, also }) => ({ id, name, also })),
      open: async (id) => {
        const app = (await all()).find((each) => each.id === id);
        if (!app) throw new HostFailure("not_found", "That app isn't on this Mac.");
        await openWith(tools, ["-a", app.path], app.name);
        await log({ kind: "app", target: id });
      },
      openItem: async (target) => {
        const item = await openableItem(files, target);
        // Paths begin with a slash and addresses with a scheme, so neither reads as an option.
        await openWith(tools, [item.target], item.kind === "address" ? "the address" : "that");
        await log(item);
      },
    },
    undo: {},
  };
}

/** Hands something to `open`, which answers once an app has it. */
export async function openWith(
  { programs, runProcess }: Pick<MacTools, "programs" | "runProcess">,
  args: readonly string[],
  what: string,
): Promise<void> {
  const end = await runProcess({ file: programs.open, args, timeoutMs: OPEN_MS });
  if (end.kind === "exit" && end.code === 0) return;
  if (end.kind === "timeout") {
    throw new HostFailure("timeout", `Opening ${what} took too long, so I stopped waiting.`);
  }
  throw new HostFailure("unavailable", `The Mac couldn't open ${what}.`);
}
