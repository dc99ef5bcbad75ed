import { tailOf } from "../../../clauses/request-tail.ts";
import { findDurations } from "../../../numbers/lengths/find-duration.ts";
import { OPENING } from "../../../openings.ts";

/** "Two hours of gardening": how long it is stands before what it is. */
const PUTS = new RegExp(
  String.raw`(?<=^|[.!?;,]\s+|\b(?:and|then|so)\s+)(?<put>${OPENING}(?:put|book|add|block|pencil|stick|pop|schedule|slot|squeeze|fit|set aside|get|mark)(?:\s+(?:me|us))?(?:\s+(?:in|out|down|aside|off))?)\s+(?=\S)`,
  "iu",
);
const OF = /^\s+of\s+(?<what>[^,.;:!?]+)/iu;

/** "…, half an hour, starting this week": between when it is and from when on. */
const BETWEEN =
  /,\s+(?:for\s+)?(?<length>[^,.;:!?]+?)(?:\s+each(?:\s+time)?)?\s*,\s+(?:and\s+)?(?<from>(?:starting|beginning|from)\s[^,;:!?]+?)(?<end>[\s.!]*)$/iu;

/** What is put somewhere for so long, with the length behind it; any other sentence as it is. */
export function lengthBehind(said: string): string {
  return behindPut(behindStart(said));
}

function behindStart(sentence: string): string {
  const { length = "", from = "", end = "" } = BETWEEN.exec(sentence)?.groups ?? {};
  const isLength = findDurations(length).some((one) => one.text === length);
  return isLength ? sentence.replace(BETWEEN, ` ${from} for ${length}${end}`) : sentence;
}

function behindPut(sentence: string): string {
  const put = PUTS.exec(sentence);
  if (!put) return sentence;
  const from = put.index + put[0].length;
  const said = sentence.slice(from);
  const length = findDurations(said).find(({ start }) => start === 0);
  const of = length && OF.exec(said.slice(length.end));
  const what = of?.groups?.["what"];
  if (!length || !of || what === undefined) return sentence;
  const behind = said.slice(length.end + of[0].length);
  const { start } = tailOf(what);
  const [thing, when] = [what.slice(0, start), what.slice(start)];
  const placed = HOLDER.test(when) ? "" : " in the calendar";
  const ahead = sentence.slice(0, put.index);
  const at = when.replace(IN_FIRST, "").trim();
  return `${ahead}put ${thing.replace(IN, "").trim()}${placed} ${at} for ${length.text}${behind}`;
}

const IN = /\s+(?:in|down|aside)(?:\s+from)?\s*$/iu;
const IN_FIRST = /^\s*(?:in|down|aside)\s+(?=from|at|on)/iu;
const HOLDER = /\b(?:calendar|diary|list)\b/iu;
