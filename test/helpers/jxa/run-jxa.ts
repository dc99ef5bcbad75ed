import vm from "node:vm";
import { appKit, automation } from "./app-kit.ts";
import { contactsFramework } from "./contacts-framework.ts";
import { eventKit } from "./event-kit.ts";
import { foundation } from "./foundation.ts";
import type { Mac } from "./mac.ts";
import { makeMac, ProcessEnded } from "./mac.ts";
import { makeBridge } from "./objc-bridge.ts";
import { scriptingGlobals } from "./scripting.ts";
import type { MacWorld } from "./world.ts";

export type JxaRun = {
  readonly source: string;
  readonly argv?: readonly string[];
  readonly stdin?: string;
  readonly world: MacWorld;
};

export type JxaEnd =
  | {
      readonly kind: "exit";
      readonly code: number;
      readonly stdout: string;
      readonly stderr: string;
    }
  /** It would never end. */
  | { readonly kind: "hang" };

/** A script that runs this long without waiting for anything, in milliseconds, is stuck. */
const STUCK_MS = 20_000;
/** What the clock of a script reads is the world's; the rest of JavaScriptCore's Date is as it is. */
const CLOCK = "Date.now = () => __now(); delete globalThis.WebAssembly;";

/**
 * Runs the text of a script as osascript would: JavaScript without anything of Node, the bridge and the apps over
 * the world, whose clock moves on. It shows what a script does with what it is told, never what macOS does.
 */
export function runJxa({ source, argv = [], stdin = "", world }: JxaRun): JxaEnd {
  const mac = makeMac(world, stdin);
  const context = makeContext(mac);
  try {
    const last: unknown = vm.runInContext(source, context, { timeout: STUCK_MS });
    const run: unknown = Reflect.get(context, "run");
    const value: unknown = typeof run === "function" ? run([...argv]) : last;
    return endOf(mac) ?? exit(0, mac, value === undefined ? "" : `${shown(value)}\n`);
  } catch (error) {
    return endOf(mac) ?? failed(error, mac);
  }
}

function makeContext(mac: Mac): vm.Context {
  const classes = [...foundation(mac), ...eventKit(mac), ...contactsFramework(mac), ...appKit(mac)];
  const bridge = makeBridge(mac, classes, automation(mac));
  const log = (...values: unknown[]): void => void mac.errors.push(values.map(shown).join(" "));
  const context = vm.createContext({
    ...bridge,
    ...scriptingGlobals(mac),
    console: { log },
    delay: (seconds: number) => mac.runLoop(seconds * 1_000),
    __now: () => mac.world.now,
  });
  vm.runInContext(CLOCK, context);
  return context;
}

function endOf(mac: Mac): JxaEnd | undefined {
  const ended = mac.ended();
  if (!ended) return undefined;
  if (ended.cause.kind === "hang") return { kind: "hang" };
  return exit(ended.cause.code, mac, "");
}

function exit(code: number, mac: Mac, stdout: string): JxaEnd {
  return { kind: "exit", code, stdout, stderr: mac.errors.join("\n") };
}

/** As osascript tells it: the texts differ by language, the number in the last parentheses doesn't. */
function failed(error: unknown, mac: Mac): JxaEnd {
  if (error instanceof ProcessEnded) return exit(1, mac, "");
  if (typeof error === "object" && error !== null && "code" in error) {
    if (error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return { kind: "hang" };
  }
  const message =
    typeof error === "object" && error !== null && "message" in error ? error.message : error;
  const number =
    typeof error === "object" && error !== null && "errorNumber" in error
      ? Number(error.errorNumber)
      : -2700;
  mac.errors.push(`script.js: execution error: Error: Error: ${String(message)} (${number})`);
  return exit(1, mac, "");
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
}
