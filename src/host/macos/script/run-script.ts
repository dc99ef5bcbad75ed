import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { FailureCode } from "../../../types/failure-code.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Asked } from "./error-codes.ts";
import { failureOfNumber, numberIn, permissionFailure } from "./error-codes.ts";
import type { Granted } from "../access/granted.ts";
import type { HostApp } from "../access/host-app.ts";
import type { MacService } from "../access/mac-service.ts";
import { FIRST_TIMEOUT_MS, MAC_SERVICES } from "../access/mac-service.ts";
import { joinScript } from "./join-script.ts";
import type { ProcessEnd, RunProcess } from "./run-process.ts";
import type { ScriptError } from "./script-envelope.ts";
import { decodeAnswer, encodeRequest } from "./script-envelope.ts";
import { createScriptQueue } from "./script-queue.ts";

/** One operation: the file `scripts/<script>.js` with the parts it uses, run once. */
export type ScriptCall = {
  readonly script: string;
  readonly service: MacService;
  readonly input?: JsonObject;
  /** Instead of the service's own, in milliseconds. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Whether macOS may be made to ask the user for access; yes by default. A probe says no. */
  readonly mayAsk?: boolean;
};

export type Scripts = {
  /**
   * The value the script answered, or a HostFailure. One call of a service runs at a time; a script is started
   * once and never again, whatever became of it.
   */
  readonly run: <Value>(call: ScriptCall, answer: z.ZodType<Value>) => Promise<Value>;
  /** How many scripts of a service have been begun: whoever keeps something of it sees by this that it may have changed. */
  readonly begun: (service: MacService) => number;
  /** Whether a service has ever answered, so that asking it puts no question on the screen. */
  readonly isGranted: (service: MacService) => boolean;
};

export type ScriptsOptions = {
  readonly osascript: string;
  readonly runProcess: RunProcess;
  readonly app: HostApp;
  /** Told when the first call of a service seems to wait for somebody at the screen. */
  readonly notice: (sentence: string) => void;
  readonly granted: Granted;
  /** How long a first call may be silent before that, in milliseconds. */
  readonly noticeAfterMs?: number;
};

/** A first call that takes this long, in milliseconds, waits for a dialog or for an app to open. */
const NOTICE_AFTER_MS = 2_000;
/** A script ends by itself this much before it is killed, so that it can say why. */
const LAST_WORD_MS = 1_000;

/** Runs our static scripts by osascript: JSON in by its input, a JSON envelope out. */
export function openScripts(options: ScriptsOptions): Scripts {
  const { granted, app } = options;
  const queue = createScriptQueue<MacService>();
  const counts = new Map<MacService, number>();
  return {
    isGranted: granted.has,
    begun: (service) => counts.get(service) ?? 0,
    run(call, answer) {
      const { service } = call;
      counts.set(service, (counts.get(service) ?? 0) + 1);
      return queue.inTurn(service, async () => {
        const ended = await runOnce(call, options);
        const value = await noting(granted, service, () =>
          valueOf(ended, answer, { service, app }),
        );
        return value;
      });
    },
  };
}

/** What a service answers tells whether it may be asked again without a tool of its own. */
async function noting<Value>(
  granted: Granted,
  service: MacService,
  read: () => Value,
): Promise<Value> {
  try {
    const value = read();
    await granted.note(service, true);
    return value;
  } catch (error) {
    if (error instanceof HostFailure && error.failure === "permission") {
      await granted.note(service, false);
    }
    throw error;
  }
}

type Ended = { readonly end: ProcessEnd; readonly id: string };

/** A first call may have to wait until somebody has seen the dialog, and is told so. */
async function runOnce(call: ScriptCall, options: ScriptsOptions): Promise<Ended> {
  const { what, timeoutMs } = MAC_SERVICES[call.service];
  const limitMs = call.timeoutMs ?? timeoutMs;
  if (call.mayAsk === false || options.granted.has(call.service)) {
    return started(call, options, limitMs);
  }
  const sentence = `Waiting for ${what}. If your Mac asks, please allow access on the screen.`;
  const timer = setTimeout(
    () => options.notice(sentence),
    options.noticeAfterMs ?? NOTICE_AFTER_MS,
  );
  try {
    return await started(call, options, Math.max(limitMs, FIRST_TIMEOUT_MS));
  } finally {
    clearTimeout(timer);
  }
}

async function started(
  { script, input = {}, signal, mayAsk = true }: ScriptCall,
  { osascript, runProcess }: ScriptsOptions,
  timeoutMs: number,
): Promise<Ended> {
  const id = randomUUID();
  const deadlineMs = Math.max(timeoutMs - LAST_WORD_MS, timeoutMs / 2);
  const end = await runProcess({
    file: osascript,
    args: ["-l", "JavaScript", "-e", joinScript(script)],
    input: encodeRequest({ id, operation: script, input, deadlineMs, mayAsk }),
    timeoutMs,
    ...(signal ? { signal } : {}),
  });
  return { end, id };
}

function valueOf<Value>({ end, id }: Ended, answer: z.ZodType<Value>, asked: Asked): Value {
  const { app } = MAC_SERVICES[asked.service];
  switch (end.kind) {
    case "missing":
      throw new HostFailure("unavailable", "This machine has no osascript, so it is no Mac.");
    case "timeout":
      throw new HostFailure("timeout", `${app} took too long to answer.`);
    case "aborted":
      throw new HostFailure("refused", `Stopped waiting for ${app}.`);
    case "flooded":
      throw new HostFailure("unavailable", `${app} answered with more than I can read.`);
    case "exit":
      break;
  }
  if (end.code !== 0) throw exitFailure(end.code, end.errors, asked);
  const read = decodeAnswer(end.output, id);
  if ("bad" in read) {
    throw new HostFailure("unavailable", `The script for ${app} answered ${read.bad}.`);
  }
  if (!read.ok) throw scriptFailure(read, asked);
  const value = answer.safeParse(read.value);
  if (value.success) return value.data;
  const [issue] = value.error.issues;
  const where = issue?.path.join(".") || "the answer";
  throw new HostFailure("unavailable", `${app} answered oddly: ${where} is not as it should be.`);
}

/** Codes of a process that its own native code brought down. */
const CRASHES = new Set([134, 138, 139]);

function exitFailure(code: number, errors: string, asked: Asked): HostFailure {
  const { app } = MAC_SERVICES[asked.service];
  if (CRASHES.has(code)) {
    return new HostFailure("unavailable", `The script for ${app} crashed (exit code ${code}).`);
  }
  const number = numberIn(errors);
  if (number !== undefined) return failureOfNumber(number, { asked, details: errors });
  return new HostFailure("unavailable", `The script for ${app} ended with code ${code}.`);
}

const CODES: readonly string[] = [
  "not_running",
  "timeout",
  "not_found",
  "ambiguous",
  "invalid",
  "refused",
  "unavailable",
] satisfies readonly FailureCode[];

function scriptFailure({ code, state, number, message }: ScriptError, asked: Asked): HostFailure {
  if (code === "permission") return permissionFailure(state ?? "denied", asked);
  // Just found among the codes.
  if (code !== undefined && CODES.includes(code))
    return new HostFailure(code as FailureCode, message);
  return failureOfNumber(number ?? -2700, { asked, details: message });
}
