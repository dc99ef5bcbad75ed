import type { Anchor } from "../../reading/found.ts";
import type { Region } from "../../region.ts";

const OVER = String.raw`(?:(?:is|are|has|['’]s)\s+(?:all\s+)?(?:over|done|finished|ended|through)|ends?|finish(?:es)?)`;
/** "When the choir is over", "once that ends". */
const WHEN_OVER = new RegExp(
  String.raw`\b(?<lead>(?:to\s+|for\s+|till\s+|until\s+)?(?:when(?!['’]s|\s+(?:does|do|did|is|are|will)\b)|whenever|once|as soon as|the moment))\s+(?<thing>[^,.;:!?]+?)\s+(?<tail>${OVER})(?![\p{L}'’])`,
  "iu",
);
/** "Straight after the choir", "right after"; a time of day is no thing. */
const AFTER =
  /\b(?<adverb>(?:right|straight|directly|immediately|just)\s+)?(?:after|afterwards)(?![\p{L}'’])/giu;
const BESIDE = new Set(["at", "from"]);

/** The times in a text that are told by where another thing ends. */
export function findEnds(text: string, taken: readonly Region[]): readonly Anchor[] {
  const over = WHEN_OVER.exec(text);
  const { lead = "", thing = "", tail = "" } = over?.groups ?? {};
  if (over) {
    const end = over.index + lead.length;
    const start = text.indexOf(tail, end + thing.length);
    const behind = { start, end: start + tail.length };
    return [{ ...anchorAt(text, { start: over.index, end }), tail: behind }];
  }
  return [...text.matchAll(AFTER)].flatMap((found) => {
    const region = { start: found.index, end: found.index + found[0].length };
    const isTime = taken.some((one) => one.start < region.end && region.start < one.end);
    const before = text.slice(0, region.start).trimEnd().split(/\s+/).at(-1) ?? "";
    const isVerbs =
      found.groups?.["adverb"] === undefined && LOOKS.test(text.slice(0, region.start));
    return isTime || isVerbs || BESIDE.has(before) ? [] : [anchorAt(text, region)];
  });
}

/** "Look after the cat", "ask after her". */
const LOOKS =
  /\b(?:look(?:ing)?|ask|named|chase|run|clear up|tidy up|day|week|month|morning|evening|night)\s*$/iu;

function anchorAt(text: string, { start, end }: Region): Anchor {
  const lengths = [{ amount: 0, unit: "minute" }] as const;
  return { start, end, text: text.slice(start, end), lengths, isFromEnd: true, isBare: true };
}
