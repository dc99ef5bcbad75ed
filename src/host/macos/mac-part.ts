import type { Language } from "../../language/language.ts";
import type { Clock } from "../../types/clock.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import type { HostApp } from "./access/host-app.ts";
import type { MacPrograms } from "./mac-programs.ts";
import type { RunProcess } from "./script/run-process.ts";
import type { Scripts } from "./script/run-script.ts";

/** What the domains of a Mac are made of; each gives an EmbeddedPart (its interface, its undo, its close). */
export type MacTools = {
  readonly scripts: Scripts;
  /** For programs other than osascript: by argv, killed with us. */
  readonly runProcess: RunProcess;
  readonly programs: MacPrograms;
  readonly app: HostApp;
  readonly clock: Clock;
  readonly language: Language;
  /** The user's home folder: `Library/Mail` and `Library/Messages` lie in it. */
  readonly home: string;
  /** Absolute folders the files tools may touch. */
  readonly roots: readonly string[];
  /** Our own folder: timers, caches, outboxes. */
  readonly state: string;
  /** How long what is sent can be taken back, in milliseconds. */
  readonly holdMs: number;
  /** Told how what was sent ended; without it that is kept until somebody asks. */
  readonly tell: ((outgoing: Outgoing) => void) | undefined;
};
