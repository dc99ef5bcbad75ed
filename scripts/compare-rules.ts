// Random recurrence rules, expanded here and by python-dateutil, which a virtual environment of its own
// gets from PyPI: node scripts/compare-rules.ts [--count 200] [--seed 1]
// Prints how many agree and each that does not; skipped with a sentence where there is no Python or no dateutil.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { expandRule } from "../src/host/embedded/ical/rules/expand-rule.ts";
import { readRule } from "../src/host/embedded/ical/rules/recurrence-rule.ts";
import { DAY_MS, readTime, timeText } from "../src/host/embedded/ical/zones/calendar-time.ts";

type Case = { readonly start: string; readonly until: string; readonly rule: string };

function compare(count: number, seed: number): void {
  const python = pythonWithDateutil();
  if (python === undefined) {
    console.log("Skipped: there is no python3 here that has dateutil or gets it from PyPI.");
    return;
  }
  const random = randomBy(seed);
  const cases = Array.from({ length: count }, () => randomCase(random));
  const theirs = byDateutil(python, cases);
  const others = cases.filter((one, at) => theirs[at] !== null && theirs[at] !== ours(one));
  const refused = theirs.filter((found) => found === null).length;
  console.log(`${count - others.length - refused} of ${count - refused} rules as dateutil.`);
  for (const one of others) console.log(`${one.start} ${one.rule}`);
  process.exitCode = others.length > 0 ? 1 : 0;
}

/** A Python that can import it: the system's, or one in a folder that goes away afterwards. */
function pythonWithDateutil(): string | undefined {
  if (runs("python3", ["-c", "import dateutil"])) return "python3";
  const own = join(folder, "bin", "python");
  const isMade =
    runs("python3", ["-m", "venv", folder]) &&
    runs(own, ["-m", "pip", "install", "--quiet", "python-dateutil"]);
  return isMade ? own : undefined;
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore", timeout: 120_000 }).status === 0;
}

/** The occurrences of each in one line; null where dateutil refuses the rule. */
function byDateutil(python: string, cases: readonly Case[]): readonly (string | null)[] {
  const script = join(import.meta.dirname, "rules-by-dateutil.py");
  const input = cases.map((one) => `${JSON.stringify(one)}\n`).join("");
  const { stdout, stderr, status } = spawnSync(python, [script], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trim().split("\n");
  return lines.map((line) => (line === "null" ? null : JSON.parse(line).join(" ")));
}

function ours({ start, until, rule }: Case): string {
  const [from, end] = [readTime(start), readTime(until)];
  if (!from || !end) throw new Error(`${start} is no time`);
  const found = expandRule(readRule(rule), { start: from, from: from.wall, until: end.wall });
  return found.map((wall) => timeText({ form: "floating", wall })).join(" ");
}

type Random = (below: number) => number;

/** Mulberry32: the same rules for the same seed. */
function randomBy(seed: number): Random {
  let state = seed;
  return (below) => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"];
const YEARS = 6;

function randomCase(random: Random): Case {
  const begin = Date.UTC(2020 + random(8), random(12), 1 + random(28), random(24));
  const text = (ms: number): string => timeText({ form: "floating", wall: ms });
  const until = begin + YEARS * 366 * DAY_MS;
  return { start: text(begin), until: text(until), rule: randomRule(random) };
}

function randomRule(random: Random): string {
  const frequency = pick(random, FREQUENCIES);
  const often = (percent: number, part: () => string): readonly string[] =>
    random(100) < percent ? [part()] : [];
  const isLong = frequency === "MONTHLY" || frequency === "YEARLY";
  return [
    `FREQ=${frequency}`,
    ...often(40, () => `INTERVAL=${1 + random(4)}`),
    ...often(50, () => `BYDAY=${daysOf(random, frequency)}`),
    ...often(20, () => `BYMONTH=${list(random, () => 1 + random(12))}`),
    ...(frequency === "WEEKLY"
      ? []
      : often(25, () => `BYMONTHDAY=${list(random, () => signed(random, 31))}`)),
    ...(isLong ? often(15, () => `BYSETPOS=${signed(random, 3)};BYHOUR=9`) : []),
    ...often(20, () => `COUNT=${1 + random(30)}`),
  ].join(";");
}

/**
 * "FR,SA"; of a month "2FR", of a year "20FR". Both in one list are any of them (RFC 5545, 3.3.10), which
 * dateutil takes for days that are both.
 */
function daysOf(random: Random, frequency: string): string {
  const most = frequency === "MONTHLY" ? 5 : frequency === "YEARLY" ? 53 : 0;
  const isNumbered = most > 0 && random(2) === 0;
  return list(random, () => `${isNumbered ? signed(random, most) : ""}${pick(random, DAYS)}`);
}

function signed(random: Random, most: number): number {
  return (1 + random(most)) * (random(3) === 0 ? -1 : 1);
}

function list<Value>(random: Random, one: () => Value): string {
  return [...new Set(Array.from({ length: 1 + random(3) }, one))].join(",");
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}

const { values } = parseArgs({
  options: { count: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});
const folder = mkdtempSync(join(tmpdir(), "compare-rules-"));
try {
  compare(Number(values.count), Number(values.seed));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
