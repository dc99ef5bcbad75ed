import type { Language } from "../../language/language.ts";
import type { Clock } from "../../types/clock.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import { hostDomains } from "../embedded/parts/host-domains.ts";
import { closeAll, outgoingOf, resumeOutboxes, undoIn } from "../embedded/host-life.ts";
import { hostNames } from "../embedded/host-names.ts";
import { once } from "../embedded/parts/lazy-domain.ts";
import { OUTBOX_HOLD_MS } from "../embedded/outbox/outbox.ts";
import { createEmbeddedShell } from "../embedded/shell/create-embedded-shell.ts";
import type { Host } from "../host.ts";
import { openGranted } from "./access/granted.ts";
import { hostAppOf } from "./access/host-app.ts";
import type { Environment } from "./access/host-app.ts";
import { macAccountName } from "./status/mac-account-name.ts";
import { macNames } from "./mac-names.ts";
import type { MacTools } from "./mac-part.ts";
import { macParts } from "./mac-parts.ts";
import type { MacPrograms } from "./mac-programs.ts";
import { macPrograms } from "./mac-programs.ts";
import type { RunProcess } from "./script/run-process.ts";
import { runProcess } from "./script/run-process.ts";
import { openScripts } from "./script/run-script.ts";
import { seatbelt } from "./shell/seatbelt.ts";

export type MacosHostOptions = {
  readonly clock: Clock;
  /** What is read from words, and told in them. */
  readonly language: Language;
  /** The user's home folder. */
  readonly home: string;
  /** Folders the files tools may touch. */
  readonly roots: readonly string[];
  /** Our own folder. */
  readonly state: string;
  /** By this the app we run in is known. */
  readonly environment: Environment;
  /** Told what a person has to do at the screen. */
  readonly notice: (sentence: string) => void;
  /** How long mail and messages can be taken back, in milliseconds: 8 s; 0 sends at once, Infinity keeps them. */
  readonly outboxHoldMs?: number;
  /** False leaves alone what an earlier run left waiting: for looking on, and for taking it back. */
  readonly resumes?: boolean;
  /** Told how what was sent ended; without it that is kept until somebody asks. */
  readonly tell?: ((outgoing: Outgoing) => void) | undefined;
  /** Closes the host when it is aborted. */
  readonly signal?: AbortSignal;
  readonly programs?: MacPrograms;
  /** Starts programs; a test puts a stand-in here. */
  readonly runProcess?: RunProcess;
};

/**
 * The host of a Mac, through its own apps and stores. Nothing is asked of any of them, and no access asked for,
 * before a tool of that domain runs; but what an earlier run left waiting in an outbox is taken up.
 */
export async function createMacosHost(options: MacosHostOptions): Promise<Host> {
  const tools = macTools(options);
  const { roots, state, programs, clock } = tools;
  const parts = macParts(tools);
  const sandbox = seatbelt(programs.sandboxExec);
  const domains = {
    ...hostDomains(parts, { files: roots, state }),
    shell: createEmbeddedShell({ roots, closed: [state], sandbox }),
  };
  const closing = once(() => closeAll(Object.values(parts)));
  options.signal?.addEventListener("abort", () => void closing.get(), { once: true });
  if (options.resumes ?? true) await resumeOutboxes(parts, state);
  return {
    kind: "macos",
    clock,
    accountName: () => macAccountName(tools),
    ...domains,
    names: macNames(hostNames(domains, parts.files), tools),
    undo: (undo) => undoIn(parts, undo),
    outgoing: outgoingOf(parts, state),
    [Symbol.asyncDispose]: closing.get,
  };
}

/** What the domains of a Mac are made of, by the options; `doctor` asks with the same. */
export function macTools(options: MacosHostOptions): MacTools {
  const { clock, language, home, roots, state, notice } = options;
  const programs = options.programs ?? macPrograms();
  const run = options.runProcess ?? runProcess;
  const app = hostAppOf(options.environment);
  const scripts = openScripts({
    osascript: programs.osascript,
    runProcess: run,
    app,
    notice,
    granted: openGranted(state),
  });
  const holdMs = options.outboxHoldMs ?? OUTBOX_HOLD_MS;
  return {
    scripts,
    runProcess: run,
    programs,
    app,
    clock,
    language,
    home,
    roots,
    state,
    holdMs,
    tell: options.tell,
  };
}
