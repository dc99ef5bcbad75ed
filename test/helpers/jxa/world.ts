import type { ContactsWorld } from "./contacts-world.ts";
import type { EventKitWorld } from "./event-kit-world.ts";

/** `not_asked`: macOS would ask; what comes of it is said by `asking`. */
export type Grant = "granted" | "denied" | "not_asked" | "restricted" | "write_only";

/** What happens when macOS would have to ask: nothing at all for a host app without the words for it. */
export type Asking = "allow" | "deny" | "nobody answers" | "host cannot ask";

/** An app with a scripting dictionary: its own objects by class, as plain records. */
export type AppWorld = {
  isInstalled: boolean;
  isRunning: boolean;
  grant: Grant;
  /** What one Apple event costs, and what it costs more a row it looks at, in milliseconds. */
  eventMs: number;
  rowMs: number;
  /** Events it has answered. */
  events: number;
  /** It answers nothing any more. */
  isHanging: boolean;
  /** Whatever its dictionary says is in it: plain JSON, root object first. */
  data: Record<string, unknown>;
};

/** A Mac as plain JSON: what it holds, what was granted, how nasty it is. */
export type MacWorld = {
  /** Moves on as scripts wait and apps answer, in epoch milliseconds. */
  now: number;
  zone: string;
  macos: number;
  grants: { calendar: Grant; reminders: Grant; contacts: Grant; microphone: Grant };
  asking: Asking;
  /** How long somebody takes to answer a dialog, in milliseconds. */
  answerMs: number;
  /** Whether completion handlers are called at all; some observers say they aren't under osascript. */
  blocksFire: boolean;
  /** The process dies in native code when this member is used: `EKEventStore.eventsMatchingPredicate`. */
  crashIn: string;
  /** The framework never answers. */
  hangIn: string;
  /** What ticking off a repeating reminder does: the record moves on and leaves a done copy, or the other way round. */
  completion: "advances" | "copies next";
  eventKit: EventKitWorld;
  contacts: ContactsWorld;
  apps: Record<string, AppWorld>;
  volume: { output: number | null; muted: boolean };
  /** 0 standard, 1 wide spectrum, 2 voice isolation; nothing on a macOS that has no modes. */
  microphoneMode: { chosen: number; active: number } | undefined;
  frontApp: string;
  /** The Trash of this world, a real folder. */
  trash: string;
  nextId: number;
};

export function makeWorld(changes: Partial<MacWorld> = {}): MacWorld {
  return {
    now: Date.parse("2026-03-02T09:00+01:00"),
    zone: "Europe/Berlin",
    macos: 15,
    grants: {
      calendar: "granted",
      reminders: "granted",
      contacts: "granted",
      microphone: "granted",
    },
    asking: "allow",
    answerMs: 8_000,
    blocksFire: true,
    crashIn: "",
    hangIn: "",
    completion: "advances",
    eventKit: { sources: [], calendars: [], events: [], reminders: [] },
    contacts: { containers: [], people: [], token: 1 },
    apps: {},
    volume: { output: 40, muted: false },
    microphoneMode: { chosen: 0, active: 0 },
    frontApp: "Terminal",
    trash: "",
    nextId: 1,
    ...changes,
  };
}

/** An id as macOS makes them, in the order of asking. */
export function nextId(world: MacWorld): string {
  const digits = String(world.nextId++).padStart(12, "0");
  return `5E7A0000-0000-4000-8000-${digits}`;
}
