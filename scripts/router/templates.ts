import {
  type MarkedRequest,
  type Row,
  alternatives,
  halves,
  linesOf,
  withoutMarks,
} from "./corpus.ts";
import { anything } from "./compose.ts";
import { type Random, pick, randomFrom } from "./random.ts";

/** Choices stand inside fillers and fillers inside choices, this deep. */
const DEPTH = 4;
/** Slots people fill with words nobody can list, and how often one is filled so. */
const OPEN = new Set(["clause", "topic", "chore", "thing", "song", "artist", "event", "shortcut"]);
const OPENLY = 0.35;
/** A pattern with few choices soon repeats itself. */
const TRIES = 3;

/** Up to `perTool` different sentences for each tool, from templates.txt and slots.txt. */
export function templateRows(perTool: number, seed: number): readonly Row[] {
  return markedTemplates(perTool, seed).map(({ marked, tools, group }) => ({
    text: withoutMarks(marked),
    accept: tools,
    group,
  }));
}

/** The same with what their stretches are. */
export function markedTemplates(perTool: number, seed: number): readonly MarkedRequest[] {
  const random = randomFrom(seed);
  const slots = new Map(
    linesOf("slots.txt")
      .map(halves)
      .map(([n, t]) => [n, alternatives(t)]),
  );
  return [...patterns()].flatMap(([tool, lines]) => {
    const texts = new Set<string>();
    for (let tries = 0; tries < TRIES * perTool && texts.size < perTool; tries++) {
      texts.add(fill(pick(lines, random), slots, random));
    }
    return [...texts].map((marked) => ({ marked, tools: [tool], group: `template ${tool}` }));
  });
}

function patterns(): ReadonlyMap<string, readonly string[]> {
  const byTool = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of linesOf("templates.txt")) {
    if (line.startsWith("= ")) byTool.set(line.slice(2), (lines = []));
    else lines.push(line);
  }
  return byTool;
}

function fill(
  pattern: string,
  slots: ReadonlyMap<string, readonly string[]>,
  random: Random,
): string {
  let text = pattern;
  for (let depth = 0; depth < DEPTH; depth++) {
    text = text
      .replace(/\{([^{}]*)\}/g, (_, choices: string) => pick(choices.split("|"), random))
      .replace(/<(\w+)>/g, (_, slot: string) =>
        OPEN.has(slot) && random() < OPENLY
          ? anything(slot, random)
          : pick(slots.get(slot) ?? [], random),
      );
  }
  return text.replace(/\s+/g, " ").trim();
}
