import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { basename, join } from "node:path";
import type {
  ProcessCall,
  ProcessEnd,
  RunProcess,
} from "../../../src/host/macos/script/run-process.ts";
import { normalise } from "../../../src/language/normalise.ts";
import { emulatedProcess } from "../jxa/emulated-process.ts";
import type { MacWorld } from "../jxa/world.ts";
import { sendText } from "./send-text.ts";

/** The programs of a Mac besides osascript, as plain JSON. */
export type ProgramWorld = {
  /** What was handed to `open`, by its words. */
  opened: string[][];
  /** Whether Spotlight knows the folders; where it doesn't, it says nothing at all. */
  isIndexed: boolean;
  battery: string;
  /** Shortcuts by name; each gives its output for its input, or fails with a reason, or never ends. */
  shortcuts: {
    id: string;
    name: string;
    does: "shouts" | "fails" | "is killed" | "idles" | "says nothing";
  }[];
  /** The home Messages and Mail lie in. */
  home: string;
  /** What becomes of a text that is sent. */
  sending: "goes" | "goes nowhere" | "is not delivered" | "hangs";
  /** Numbers without iMessage: what goes to them that way is not delivered. */
  withoutIMessage: string[];
  /** Whether the app can send as SMS, which takes a phone beside the Mac. */
  hasSms: boolean;
  /** What stands before a group's id where the app knows it; the database may have another. None: no group at all. */
  groupPrefix: "any;+;" | "iMessage;+;" | "";
};

export function makePrograms(changes: Partial<ProgramWorld> = {}): ProgramWorld {
  return {
    opened: [],
    isIndexed: true,
    battery:
      "Now drawing from 'Battery Power'\n -Magic Mouse (id=1)\t12%; discharging present: true\n -InternalBattery-0 (id=4653155)\t57%; discharging; 4:21 remaining present: true\n",
    shortcuts: [],
    home: "",
    sending: "goes",
    withoutIMessage: [],
    hasSms: true,
    groupPrefix: "any;+;",
    ...changes,
  };
}

const ended = (output = "", errors = "", code = 0): ProcessEnd => ({
  kind: "exit",
  code,
  output,
  errors,
});

type Fake = (call: ProcessCall, programs: ProgramWorld, world: MacWorld) => Promise<ProcessEnd>;

/** Runs the Mac's programs in this process, over a world of plain JSON; an unknown one is missing. */
export function fakeProcess(
  world: MacWorld,
  programs: ProgramWorld,
  osascript: RunProcess = emulatedProcess(world),
): RunProcess {
  return async (call) => {
    if (call.signal?.aborted) return { kind: "aborted", output: "", errors: "" };
    const name = basename(call.file);
    if (name === "osascript" && call.args[0] === "-l") return osascript(call);
    const fake = Object.hasOwn(FAKES, name) ? FAKES[name] : undefined;
    return fake ? fake(call, programs, world) : { kind: "missing", reason: `${name}: ENOENT` };
  };
}

const FAKES: Readonly<Record<string, Fake>> = {
  osascript: sendText,
  open: async ({ args }, programs, world) => {
    const app = args.includes("-g") ? args.at(-1) : undefined;
    if (app !== undefined) {
      const known = world.apps[app];
      if (!known?.isInstalled) return ended("", `Unable to find application named '${app}'`, 1);
      known.isRunning = true;
      return ended();
    }
    programs.opened.push([...args]);
    return ended();
  },
  mdfind: async ({ args }, { isIndexed }) => {
    // Noise of other parts of macOS, on the side.
    const noise = '[UserQueryParser] Loading keywords and predicates for locale "en_GB"\n';
    const folder = args[args.indexOf("-onlyin") + 1] ?? "";
    const files = isIndexed ? filesBelow(folder) : [];
    if (args[0] === "-count") return ended(`${files.length}\n`, noise);
    const word = /^kMDItemTextContent == "([^"*]*)\*"cdw$/.exec(args.at(-1) ?? "")?.[1];
    if (word === undefined) return ended("", "Failed to create query\n", 1);
    const found = files.filter((file) =>
      ` ${normalise(readFileSync(file, "utf8"))}`.includes(` ${word}`),
    );
    return ended(found.map((file) => `${file}\0`).join(""), noise);
  },
  pmset: async (_, { battery }) => ended(battery),
  sw_vers: async () =>
    ended("ProductName:\t\tmacOS\nProductVersion:\t\t15.1\nBuildVersion:\t\t24B83\n"),
  shortcuts: async (call, programs) => runShortcuts(call, programs),
};

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => !path.includes("/.") && statSync(path).isFile());
}

async function runShortcuts(
  { args, signal, timeoutMs }: ProcessCall,
  { shortcuts }: ProgramWorld,
): Promise<ProcessEnd> {
  if (args[0] === "list") {
    return ended(shortcuts.map(({ id, name }) => `${name} (${id})\n`).join(""));
  }
  const found = shortcuts.find(({ id }) => id === args[1]);
  if (!found) return ended("", "Error: The operation couldn’t be completed.\n", 1);
  const after = (option: string): string | undefined =>
    args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
  const [input, output] = [after("--input-path"), after("--output-path")];
  switch (found.does) {
    case "shouts":
      if (output !== undefined && input !== undefined)
        writeFileSync(output, readFileSync(input, "utf8").toUpperCase());
      return ended();
    case "says nothing":
      return ended();
    case "fails":
      return ended("", "Error: no milk\n", 1);
    case "is killed":
      return ended("", "", 137);
    case "idles": {
      const stop = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      await wait(2 ** 30, undefined, { signal: stop }).catch(() => undefined);
      return { kind: signal?.aborted ? "aborted" : "timeout", output: "", errors: "" };
    }
  }
}
