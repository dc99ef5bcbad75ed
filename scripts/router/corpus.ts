import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { terms } from "./terms.ts";
import { english } from "../../src/language/en/english.ts";

/** A sentence and the tools any of which is a right first call; none when `accept` is empty. */
export type Row = {
  readonly text: string;
  readonly accept: readonly string[];
  /** What it belongs to: rows of one group are held out together. */
  readonly group: string;
  /** What was said, where `text` is what was heard. */
  readonly said?: string;
};

const utteranceSchema = z.object({
  text: z.string(),
  accept: z.array(z.string()),
  intent: z.string(),
});
const heardSchema = z.object({
  said: z.string(),
  heard: z.string(),
  accept: z.array(z.string()),
  group: z.string(),
});

/** What is asked for so is a reminder, though the set's authors made no difference to an event. */
const REMINDS = /\b(?:remind|reminder|reminders)\b/i;
const REMINDER = "reminders.create";

/** The train split of HWU64 (CC BY 4.0), with our tools. */
export function hwuRows(): readonly Row[] {
  return dataFile("hwu64-train.jsonl")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => utteranceSchema.parse(JSON.parse(line)))
    .map(({ text, accept, intent }) => ({ text, accept: reminding(text, accept), group: intent }));
}

function reminding(text: string, accept: readonly string[]): readonly string[] {
  return REMINDS.test(text) && accept.includes(REMINDER) ? [REMINDER] : accept;
}

/** The usage phrases of every tool. */
export function phraseRows(): readonly Row[] {
  const { phrased, phrasesOf } = english.tools;
  return phrased.flatMap((tool) =>
    phrasesOf(tool).map((text) => ({ text, accept: [tool], group: `phrase ${tool}` })),
  );
}

/** Requests and talk in many people's words. */
export function requestRows(): readonly Row[] {
  return markedRequests().map(rowOf);
}

function rowOf({ marked, tools, group }: MarkedRequest): Row {
  return { text: withoutMarks(marked), accept: tools, group };
}

/** A request whose stretches are marked by what they are: "remind me to [title call mum] [when at five]". */
export type MarkedRequest = {
  readonly marked: string;
  readonly tools: readonly string[];
  readonly group: string;
};

export function markedRequests(): readonly MarkedRequest[] {
  return [...markedIn("requests.txt"), ...markedIn("requests-since.txt")];
}

/** Requests by more hands whose stretches are learned, and nothing else of them. */
export function markedStretches(): readonly MarkedRequest[] {
  return STRETCHES.flatMap((name) => markedIn(`stretches/requests-${name}.txt`));
}

/** The same hand by hand, and those that came later, which the tagger's encoder alone learns. */
export function encodedHands(): readonly (readonly MarkedRequest[])[] {
  return [...STRETCHES, ...ENCODED].map((name) => markedIn(`stretches/requests-${name}.txt`));
}

const STRETCHES = ["talk", "inland", "trades", "shop", "campus", "moving", "aloud"];
const ENCODED = ["dante", "sunniva", "rohan", "maeve", "ines", "gloria"];

/** Requests by hands whom nothing learns: what is learned of the others is measured by them. */
export function heldRequests(): readonly MarkedRequest[] {
  return HELD.flatMap((name) => markedIn(`held/requests-${name}.txt`));
}

const HELD = ["agnes", "walter"];

function markedIn(file: string): readonly MarkedRequest[] {
  let tools: readonly string[] = [];
  let group = "";
  return linesOf(file).flatMap((line) => {
    if (!line.startsWith("= ")) return [{ marked: line, tools, group }];
    const [first = "", ...rest] = line.slice(2).split(" ");
    tools = first === "none" ? [] : [first, ...rest];
    group = first === "none" ? `none ${rest.join(" ")}` : `request ${first}`;
    return [];
  });
}

/** `[label words]`. */
export const MARK = /\[(\w+) ([^[\]]*)\]/g;

export function withoutMarks(marked: string): string {
  return marked
    .replaceAll(MARK, (_, _label: string, words: string) => words)
    .replace(/\s+/g, " ")
    .trim();
}

/** Requests and talk that no tool serves. */
export function noneRows(): readonly Row[] {
  return linesOf("none.txt").flatMap((line) => {
    const [topic, sentences] = halves(line);
    return alternatives(sentences).map((text) => ({ text, accept: [], group: `none ${topic}` }));
  });
}

/** Training sentences as Whisper understood them; made by scripts/hear-requests.ts. */
export function heardRows(): readonly Row[] {
  if (!existsSync(dataPath("heard.jsonl"))) return [];
  return dataFile("heard.jsonl")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => heardSchema.parse(JSON.parse(line)))
    .map(({ said, heard, accept, group }) => ({ text: heard, said, accept, group }))
    .filter(({ text }) => terms.wordsOf(text).length > 0);
}

/** Everything the router learns from, sentence patterns aside. */
export function allRows(): readonly Row[] {
  return [...hwuRows(), ...phraseRows(), ...requestRows(), ...noneRows(), ...heardRows()];
}

/** Lines of a data file that say something. */
export function linesOf(name: string): readonly string[] {
  return dataFile(name)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** `topic: a / b` in two. */
export function halves(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1)];
}

export function alternatives(text: string): readonly string[] {
  return text
    .split("/")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function dataFile(name: string): string {
  return readFileSync(dataPath(name), "utf8");
}

function dataPath(name: string): string {
  return fileURLToPath(new URL(`../router-data/${name}`, import.meta.url));
}
