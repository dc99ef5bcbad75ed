import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toIndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { createIndex } from "../../src/discovery/create-index.ts";
import { decodeRouter } from "../../src/discovery/files/router-file.ts";
import { german } from "../../src/language/de/german.ts";
import { english } from "../../src/language/en/english.ts";
import type { Language } from "../../src/language/language.ts";
import { LEARNED_ACTS } from "../../src/types/turn/dialogue.ts";
import type { LearnedAct } from "../../src/types/turn/dialogue.ts";
import type { Said } from "../../src/understanding/dialogue/act/act-features.ts";
import { tools } from "../../tools/index.ts";

/** Words that were said after an act, with what they do. */
export type ActRow = {
  readonly act: LearnedAct;
  readonly said: Said;
  readonly group: string;
  /** The tools any of which the words ask for after that act, "none" where no tool serves; empty where nobody said. */
  readonly tools: readonly string[];
};

type Last = Said["last"];
type Room = { readonly language: Language; readonly rank: (text: string) => Said["ranked"] };

/** People and containers of the examples, as a machine knows them. */
const NAMES = {
  person: ["Nora Lund", "Robin Hale", "Sanjay Rao", "Samira Osman"],
  list: ["Shopping", "Errands", "Party", "Work", "Einkauf"],
  calendar: ["Family", "Work"],
  mailbox: ["INBOX", "Archive", "Sent"],
};
const KNOWN = {
  clock: { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" },
  names: Object.fromEntries(
    Object.entries(NAMES).map(([kind, names]) => [kind, names.map((name) => ({ id: name, name }))]),
  ),
};

export const ENGLISH: Room = roomOf(english, decodeRouter(bytesOf("../../models/router.bin")));
export const GERMAN: Room = roomOf(german);

/** Examples of a file: under each act what was said after it. */
export function exampleRows(file: string, room: Room): readonly ActRow[] {
  const rows: ActRow[] = [];
  let last: Last | undefined;
  for (const line of bytesOf(`./${file}`).toString("utf8").split("\n")) {
    if (line.startsWith("# ")) last = lastOf(line.slice(2), room);
    const [, act = "", named, text = ""] = /^(\w+)(?: > (\S+))?: (.+)$/.exec(line) ?? [];
    const known = LEARNED_ACTS.find((one) => one === act);
    if (!last || !known) continue;
    const meant = named?.split("|") ?? [];
    rows.push({
      act: known,
      said: saidAfter(last, text, room),
      group: last.reading.text,
      tools: meant,
    });
  }
  return rows;
}

/** The acts of some rows, each once. */
export function lastsOf(rows: readonly ActRow[]): readonly Last[] {
  return [...new Map(rows.map(({ said: { last } }) => [last.reading.text, last])).values()];
}

/** Words said after an act. */
export function saidAfter(last: Last, text: string, { language, rank }: Room): Said {
  return { reading: language.read(text, KNOWN), last, ranked: rank(text) };
}

/** `tool | words | records shown`. */
function lastOf(line: string, { language }: Room): Last {
  const [tool = "", text = "", shown = "1"] = line.split(" | ");
  const isEffect = tools.find(({ name }) => name === tool)?.effect !== "none";
  return { tool, isEffect, shown: Number(shown), reading: language.read(text, KNOWN) };
}

function roomOf(language: Language, router?: ReturnType<typeof decodeRouter>): Room {
  const { phrasesOf } = language.tools;
  const acting = tools.filter(({ run }) => run !== undefined);
  const indexed = acting.map((tool) => toIndexedTool(tool, phrasesOf(tool.name)));
  const index = createIndex({ tools: indexed, language, ...(router ? { router } : {}) });
  return { language, rank: (text) => index.rank(text) };
}

function bytesOf(file: string): Buffer {
  return readFileSync(fileURLToPath(new URL(file, import.meta.url)));
}
