import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { KnownNames, Named, NameKind } from "../../types/known-names.ts";
import type { hostNames } from "../embedded/host-names.ts";
import { permissionFailure } from "./script/error-codes.ts";
import type { MacTools } from "./mac-part.ts";
import type { MacService } from "./access/mac-service.ts";

/** Whose names these are; those of the machine itself need no grant. */
const SERVICES: Readonly<Partial<Record<NameKind, MacService>>> = {
  person: "contacts",
  list: "reminders",
  calendar: "calendar",
  note: "notes",
  mailbox: "mail",
  music: "music",
};

/**
 * Names are looked at before every request, and a look takes a process of 100 to 300 ms (native facts, 1.4):
 * what nobody has touched is looked at again after this many milliseconds.
 */
const FRESH_MS = 30_000;

/** Kept by us, and read at once. */
const OURS: ReadonlySet<NameKind> = new Set(["timer"]);

type Kept = { readonly at: number; readonly begun: number; readonly names: readonly Named[] };

/**
 * The names of each kind. Never makes macOS ask for anything: a kind nobody has used a tool of yet fails with
 * `permission`. After a script of its own service they are read anew.
 */
export function macNames(names: ReturnType<typeof hostNames>, tools: MacTools): KnownNames {
  const { scripts, app } = tools;
  const kept = new Map<NameKind, Kept>();
  return {
    async of(kind) {
      const service = SERVICES[kind];
      if (service && !mayLook(service, tools)) {
        throw permissionFailure("not_asked", { service, app });
      }
      const known = kept.get(kind);
      const begun = service ? scripts.begun(service) : 0;
      const isFresh =
        known &&
        known.begun === begun &&
        performance.now() - known.at < FRESH_MS &&
        !OURS.has(kind);
      if (isFresh) return known.names;
      const found = await names.of(kind);
      const after = service ? scripts.begun(service) : 0;
      kept.set(kind, { at: performance.now(), begun: after, names: found });
      return found;
    },
  };
}

/** Whether a look puts no question on the screen: Mail's own files never do, its app may. */
function mayLook(service: MacService, { scripts, home }: MacTools): boolean {
  if (scripts.isGranted(service)) return true;
  return service === "mail" && isOpen(join(home, "Library", "Mail"));
}

function isOpen(folder: string): boolean {
  try {
    readdirSync(folder);
    return true;
  } catch {
    // Missing, or closed to us: macOS never asks about it.
    return false;
  }
}
