import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { KnownRecord, KnownRecords } from "../../types/known-record.ts";
import type { JsonObject } from "../../types/json.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Vocabulary } from "../../language/vocabulary.ts";
import { carrierTest } from "../reading/carriers.ts";
import { said } from "../grounded.ts";
import { matchRecords } from "./match-records.ts";
import { asTitled, titleOf } from "./record-keys.ts";

/** The kind of record whose names filter a tool's rows; undefined for tools without such a filter. */
export function searchedKind(tool: Tool): string | undefined {
  const [main] = tool.finds ?? [];
  return main && parametersOf(tool).some((one) => isFilter(tool, one)) ? main.kind : undefined;
}

type Filter = {
  readonly tool: Tool;
  readonly known: KnownRecords | undefined;
  /** What the words gave otherwise. */
  readonly content: readonly Candidate[];
  /** Another argument limits the rows already. */
  readonly isLimited: boolean;
  /** What other arguments took of the words. */
  readonly taken: readonly Region[];
};

export type Narrowed = {
  readonly candidates: readonly Candidate[];
  /** Known records gave the words. */
  readonly isOfRecords: boolean;
  /** What else shows the one record. */
  readonly shownBy?: JsonObject;
};

/** Whether a parameter only narrows what a reading tool shows. */
export function isFilter(tool: Tool, { name, required }: Parameter): boolean {
  return !required && tool.finds?.[0].words === name;
}

/**
 * What to narrow a list by: the name of the one record the words speak of, or the words several
 * share. Words that fit no record narrow nothing where the request says a time or list already, for
 * they only carry it ("what have I agreed to on Friday"); else they are what is looked for.
 */
export function filterSpan(
  reading: Reading,
  { tool, known, content, isLimited, taken }: Filter,
): Narrowed {
  const records = known?.[searchedKind(tool) ?? ""];
  if (!records) return { candidates: content, isOfRecords: false };
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: undefined }));
  const how = { isCarrier: carrierTest(tool, reading.language), telling: [] };
  const left = reading.tokens.filter((token) => !taken.some((one) => overlaps(token, one)));
  const matches = matchRecords(speakable, { ...reading, tokens: left }, how);
  const [best] = matches;
  // "Tom's mail about zebras": a record that only fits Tom is not the one about zebras.
  const cue = reading.cues.aboutStart;
  const isAnnounced = cue === undefined || best?.words.some(({ start }) => start > cue);
  if (best && !isAnnounced) return { candidates: content, isOfRecords: false };
  if (!best) {
    const isCarrying = isLimited && cue === undefined;
    // "I'm stood in the shop": where somebody is, or why, is not what is looked for.
    const { wordingOf } = reading.language;
    const sought = content.filter(({ value }) => !wordingOf(String(value)).mood.isClause);
    return { candidates: isCarrying ? [] : sought, isOfRecords: false };
  }
  const words = best.words.map(({ start, end }) => reading.text.slice(start, end)).join(" ");
  const candidate = named(
    matches.map(({ thing }) => thing),
    words,
    reading.language,
  );
  const [only, ...others] = matches;
  const shownBy = others.length === 0 && only ? only.thing.shownBy.arguments : {};
  return { candidates: [candidate], isOfRecords: true, shownBy };
}

function named(records: readonly KnownRecord[], words: string, language: Vocabulary): Candidate {
  const titles = [...new Set(records.map(({ facts }) => titleOf(facts)))];
  const [title = ""] = titles;
  const value = titles.length > 1 ? asTitled(words, titles, language) : title;
  return value ? { value, origin: { origin: "resolved", text: words } } : said(words, words);
}
