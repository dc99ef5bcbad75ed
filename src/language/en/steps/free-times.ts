import type { FreeTime } from "../../contract/steps.ts";

const LONG = String.raw`(?:(?:an|half an|one|two|three|\d+|a quarter of an|a couple of|fifteen|twenty|thirty|forty[- ]five)\s+(?:hours?|minutes?|mins?)(?:\s+and a half)?)`;
const GAP = String.raw`(?:${LONG} (?:free|spare|clear)|(?:free|open|available|empty|spare) (?:slot|hour|half[- ]hour|time|gap|spot|moment|window|afternoon|morning|evening|stretch)|gap|free slot|(?:slot|gap|time|moment) (?:when|where) I(?:['’]m| am) free)`;
const WHERE = String.raw`(?:wher|when)ever (?:there(?:['’]s| is) (?:room|time|space|a gap)|I(?:['’]m| am) free|I(?:['’]ve| have) (?:time|room|a gap))`;
const RANGE_WORDS =
  "on|from|in|this|next|tomorrow|today|after|before|between|at|the|of|over|during|week|morning|afternoon|evening|weekend|month|and|until|lunch|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december";
const RANGE = String.raw`(?<range>(?:\s+(?:${RANGE_WORDS}|\d[\w:.]*)(?![\p{L}\p{N}]))*)`;

/** "For my first free slot from tomorrow", "wherever there's room on Friday". */
const TAKEN = new RegExp(
  String.raw`(?:\b(?:for|in|into|at|to|on) )?(?:\b(?:the|my|a|any) )?(?:\b(?:first|next|earliest|soonest) )?\b(?:${GAP}|${WHERE})${RANGE}`,
  "iu",
);
/** What was found before is taken: "put the dumplings in it", "use that slot for the barge". */
const THERE =
  /\b(?:(?:in|into|for|at|during) (?:it|that(?!\s+(?:day|date|week|morning|afternoon|evening|night)\b)|there|then|(?:that|this|the) (?:slot|gap|time|hour|half hour|one|window))|in there|there|(?<=\S\s+)then|(?:it|them|that|this)(?= (?:for|with|up)\b))\b/iu;

/** Something is to be put there: "when am I free" alone asks. */
const TAKES =
  /\b(?:book|put|schedule|block|pencil|stick|use|grab|take|arrange|set up|add|reserve|slot|fit|enter|make)\b/iu;

/** "Find me a free hour on Friday and put tea in it": found first, and taken in one breath. */
const FOUND_FIRST = new RegExp(
  String.raw`^(?:please\s+|(?:can|could|would) you\s+)*(?:find|look for|get|check for)\s+(?:me\s+|us\s+)?(?:(?:a|an|the|my)\s+)?(?:first\s+|next\s+)?${GAP}${RANGE}\s*,?\s+(?:and\s+|then\s+)*`,
  "iu",
);

/** A free time that something is to be put into. */
export function freeTimeIn(text: string): FreeTime | undefined {
  if (!TAKES.test(text)) return undefined;
  const first = FOUND_FIRST.exec(text);
  const both = first && foundFirst(text, first);
  if (both) return both;
  const taken = TAKEN.exec(text);
  if (taken) {
    const range = taken.groups?.["range"]?.trim() ?? "";
    const asks = `when am I free${range === "" ? "" : ` ${range}`}`;
    return { start: taken.index, end: taken.index + taken[0].length, asks };
  }
  const there = THERE.exec(text);
  return there
    ? { start: there.index, end: there.index + there[0].length, asks: undefined }
    : undefined;
}

function foundFirst(text: string, found: RegExpExecArray): FreeTime | undefined {
  const request = text.slice(found[0].length);
  if (!TAKES.test(request)) return undefined;
  const there = THERE.exec(request) ?? /\s+in(?=[.!]*$)/iu.exec(request) ?? /[.!]*$/u.exec(request);
  if (!there) return undefined;
  const range = found.groups?.["range"]?.replace(/\s+and\s*$/iu, "").trim() ?? "";
  const behind = request.slice(there.index + there[0].length).trimStart();
  return {
    start: 0,
    end: text.length,
    asks: `when am I free${range === "" ? "" : ` ${range}`}`,
    request: `${request.slice(0, there.index).trimEnd()} in the calendar ${behind}`.trim(),
  };
}
