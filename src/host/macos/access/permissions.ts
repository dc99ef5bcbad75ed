import { join } from "node:path";
import { z } from "zod";
import { errnoOf } from "../../../store/fs-failure.ts";
import { isClosedToUs, type TryOpen, tryOpen } from "./full-disk-access.ts";
import type { MacTools } from "../mac-part.ts";
import { FULL_DISK_ACCESS, MAC_SERVICES } from "./mac-service.ts";

export type PermissionState =
  | "granted"
  | "denied"
  | "not_asked"
  /** The app we run in will never be asked for by macOS. */
  | "cannot_ask"
  | "restricted"
  /** May add, not read. */
  | "write_only"
  | "not_running"
  | "unknown";

export type MacPermission = {
  /** What `doctor --open` takes. */
  readonly name: string;
  /** As a person calls it: "your calendars", "Mail". */
  readonly what: string;
  readonly state: PermissionState;
  /** Where System Settings has its switch, and what opens it. */
  readonly pane: string;
  readonly paneUrl: string;
};

const AUTOMATED = ["mail", "messages", "notes", "music"] as const;
const BUNDLES: Readonly<Record<(typeof AUTOMATED)[number], string>> = {
  mail: "com.apple.mail",
  messages: "com.apple.MobileSMS",
  notes: "com.apple.Notes",
  music: "com.apple.Music",
};
const MICROPHONE = {
  name: "microphone",
  what: "the microphone",
  pane: "Privacy & Security, Microphone",
  paneUrl: "x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone",
};
/** The privacy settings themselves: they are always there, and only full disk access opens them. */
const GUARDED = "Library/Application Support/com.apple.TCC/TCC.db";

/** The settings panes by the names `doctor --open` takes. */
export const PANES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (["calendar", "reminders", "contacts", ...AUTOMATED] as const).map((name) => [
      name,
      MAC_SERVICES[name].paneUrl,
    ]),
  ),
  disk: FULL_DISK_ACCESS.paneUrl,
  microphone: MICROPHONE.paneUrl,
};

const told = z.object({
  calendar: z.number().nullable(),
  reminders: z.number().nullable(),
  contacts: z.number().nullable(),
  microphone: z.number().nullable(),
  apps: z.array(z.number().nullable()),
});

/** What macOS lets us use, found out without asking anybody. */
export async function macPermissions(
  tools: MacTools,
  open: TryOpen = tryOpen,
): Promise<readonly MacPermission[]> {
  const input = { bundles: AUTOMATED.map((app) => BUNDLES[app]) };
  const call = { script: "system/permissions", service: "system", input, mayAsk: false } as const;
  const found = await tools.scripts.run(call, told);
  const canAsk = tools.app.asks !== "no";
  const stored = (["calendar", "reminders", "contacts"] as const).map((name) => {
    const state = asked(storeState(name, found[name]), canAsk);
    const { what, pane, paneUrl } = MAC_SERVICES[name];
    return { name, what, state, pane, paneUrl };
  });
  const automated = AUTOMATED.map((name, at) => {
    const { what, pane, paneUrl } = MAC_SERVICES[name];
    return { name, what, state: asked(eventState(found.apps[at]), canAsk), pane, paneUrl };
  });
  const microphone = asked(storeState("microphone", found.microphone), canAsk);
  return [
    ...stored,
    ...automated,
    fullDiskAccess(tools, open),
    { ...MICROPHONE, state: microphone },
  ];
}

/** The numbers of the frameworks; 4 of EventKit is write only, 4 of Contacts some people only. */
function storeState(name: string, status: number | null): PermissionState {
  switch (status) {
    case 0:
      return "not_asked";
    case 1:
      return "restricted";
    case 2:
      return "denied";
    case 3:
      return "granted";
    case 4:
      return name === "contacts" ? "granted" : "write_only";
    default:
      return "unknown";
  }
}

function eventState(code: number | null | undefined): PermissionState {
  switch (code) {
    case 0:
      return "granted";
    case -1743:
      return "denied";
    case -1744:
      return "not_asked";
    case -600:
      return "not_running";
    default:
      return "unknown";
  }
}

function asked(state: PermissionState, canAsk: boolean): PermissionState {
  return state === "not_asked" && !canAsk ? "cannot_ask" : state;
}

function fullDiskAccess({ home }: MacTools, open: TryOpen): MacPermission {
  const { pane, paneUrl } = FULL_DISK_ACCESS;
  return { name: "disk", what: "mail and messages on disk", state: look(), pane, paneUrl };

  function look(): PermissionState {
    try {
      open(join(home, GUARDED));
      return "granted";
    } catch (error) {
      if (isClosedToUs(error)) return "denied";
      if (errnoOf(error) === "ENOENT") return "unknown";
      throw error;
    }
  }
}
