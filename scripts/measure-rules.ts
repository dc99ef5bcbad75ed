/**
 * Says which rules of understanding earn their place: holds the conversations of lives that nobody reads
 * and counts, line by line, in how many of them it ran, and how many of those ended right. Only counts
 * come out, no word of a conversation. A rule that came to its end in none of them serves nobody but
 * whoever wrote it.
 *
 *     node scripts/measure-rules.ts [HOME …]            counts into bench-out/rules.json, then a line a file
 *     node scripts/measure-rules.ts --file src/…/x.ts   that file with the counts beside its lines
 *
 * About a second and a half for each conversation. The coverage is V8's, taken after each of them.
 */
import { Session } from "node:inspector/promises";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addRun, readStretches, stretchesOf } from "./homes/line-heat.ts";
import type { Heat, Stretch } from "./homes/line-heat.ts";

const ROOMS = /\/(src\/(?:understanding|turn|grounding)\/.*\.ts)$/;
const ROOT = fileURLToPath(new URL("../", import.meta.url));
const COUNTS = `${ROOT}bench-out/rules.json`;

/** Lines that say nothing that can run. */
const NO_CODE = /^\s*(?:$|\/\/|\/?\*|import |export type |type |\})/;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: "string" } },
});
if (flags.file === undefined) await measure();
else show(flags.file);

async function measure(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  // What is counted is loaded once the counting has begun.
  const { openUnread } = await import("./homes/hold-unread.ts");
  const heat = new Map<string, Heat>();
  let held = 0;
  for await (const hold of openUnread(positionals)) {
    const { end: isRight } = await hold();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    for (const { url, functions } of result) {
      const file = ROOMS.exec(url)?.[1];
      if (file !== undefined) addRun(heat, file, { functions, isRight });
    }
    held += 1;
  }
  session.disconnect();
  const files = Object.fromEntries([...heat].map(([file, one]) => [file, stretchesOf(one)]));
  mkdirSync(`${ROOT}bench-out`, { recursive: true });
  writeFileSync(COUNTS, JSON.stringify(files));
  for (const [file, stretches] of Object.entries(files).toSorted()) say(coldIn(file, stretches));
  say(`${held} conversations`);
}

/** How much of a file never ran. */
function coldIn(file: string, stretches: readonly Stretch[]): string {
  const lines = linesOf(file, stretches).filter(({ isCode }) => isCode);
  const cold = lines.filter(({ ran }) => ran === 0).length;
  return `${String(cold).padStart(4)} of ${String(lines.length).padStart(4)} lines never ran  ${file}`;
}

function show(file: string): void {
  if (!existsSync(COUNTS)) throw new Error("Count first: node scripts/measure-rules.ts");
  const stretches = readStretches(readFileSync(COUNTS, "utf8"), file);
  for (const { text, ran, right, isCode } of linesOf(file, stretches)) {
    const counts = isCode ? `${ran} ${right}` : "";
    say(`${counts.padStart(12)} | ${text}`);
  }
}

type Line = {
  readonly text: string;
  /** It says something that can run. */
  readonly isCode: boolean;
  readonly ran: number;
  readonly right: number;
};

/** A file's lines, each with the counts of what of it ran most. */
function linesOf(file: string, stretches: readonly Stretch[]): readonly Line[] {
  let start = 0;
  return readFileSync(`${ROOT}${file}`, "utf8")
    .split("\n")
    .map((text) => {
      const end = start + text.length;
      const within = stretches.filter((one) => one.start < end && one.end > start);
      start = end + 1;
      const most = within.toSorted((one, other) => other.ran - one.ran)[0];
      return { text, isCode: !NO_CODE.test(text), ran: most?.ran ?? 0, right: most?.right ?? 0 };
    });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
