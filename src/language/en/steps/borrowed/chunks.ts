import { REMIND, opening } from "../../openings.ts";

/** Doing something to a record, or for one. */
const ACTS =
  "put|add|enter|book|set|move|change|shift|slide|push|bring|fix|correct|update|amend|reschedule|swap|switch|make|get|stick|pop|bung|chuck|drop|slot|pencil|block|schedule|remind|wake|alter|adjust|sort|nudge|shove|bump|create|copy|note|jot|paste|save|record|tack|include|write|text|tell|message|e-?mail|mail|send|forward|reply|answer|let|ping|flag|archive|delete|cancel|bin|tick|cross|check off|mark|file|take|start|play|turn|ring|call|pass|hand|relay|shoot|give|use|lose|remove|clear|draft|postpone|delay|extend|rename";
/** Only looking: what is looked up is used by what is said beside it. */
const LOOKS = String.raw`(?:take\s+(?:it|that|this|them)\s+(?:from|out of)\b|(?:(?:have|take)\s+a\s+(?:quick\s+)?(?:look|peek|read)|look|check(?!\s+(?:off|it off|that off))|see|read|find(?:\s+out)?|dig|work|open|consult|get|grab|pull|fetch)(?:\s+(?:it|that|this|what|when|where|which|how|the|his|her|their|my|our|in|at|for|to see|out|up|through|if|me)\b|\s+\p{Lu}|[.,]|$))`;
const ACT = opening(
  String.raw`(?:(?:please|just|then|so)\s+)*(?:(?:${ACTS})\b(?!['’])|${REMIND}|(?:(?:the|my|our)\s+)?(?:calendar|diary)\s+(?:needs?|wants?)\s+\p{L}+ing\b)`,
  "iu",
);
const LOOK = opening(LOOKS, "iu");
/** "Get it in the calendar" is no look. */
const GETS_IN = opening(
  String.raw`get\s+.*\b(?:in|into|on|onto)\s+(?:the|my|our)\s+(?:[\p{L}-]+\s+)?(?:calendar|diary)\b`,
  "iu",
);

/** A clause that tells something begins here. */
const SUBJECT =
  /^\s*(?:there|it|that|he|she|they|I|we)(?:['’]\p{L}+|\s+(?:is|was|has|have|are|were|do|does|did|can|will|would|won['’]t|can['’]t|don['’]t|needs?|wants?|got|said))\b/iu;

const MARK =
  /(?<end>[.!?;]+["”’)]*\s+(?:(?:and|then|so|but)\s+)?)|\s*,\s*(?:(?:and|then|so|but)\s+)*|\s+(?:[–—-])\s+|\s+(?:and\s+then|and|then|so)\s+/giu;

/** A stretch of what is said: what is to be done, what is to be looked up, or what is only told. */
export type Chunk = { readonly kind: "act" | "look" | "told"; readonly text: string };

/** What is said, act by act: what follows an act in its own sentence and begins no other belongs to it. */
export function chunksIn(text: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let isOpen = false;
  for (const { words, joint, endsBefore } of segmentsIn(text)) {
    const kind = kindOf(words);
    const last = chunks.at(-1);
    if (kind === "told" && last && isOpen && !endsBefore && !SUBJECT.test(words)) {
      chunks[chunks.length - 1] = { ...last, text: last.text + joint + words };
    } else {
      chunks.push({ kind, text: words });
    }
    isOpen = true;
  }
  return chunks.map((one) => ({ ...one, text: one.text.replace(COURTESY, "").trim() }));
}

/** Said at the end, and asks for nothing. */
const COURTESY =
  /(?:[,\s]+(?:please|thanks|ta|cheers|(?:would|will|could|can) (?:you|ya)(?: please)?))+[.!?\s]*$/iu;

function kindOf(words: string): Chunk["kind"] {
  if (LOOK.test(words) && !GETS_IN.test(words)) return "look";
  return ACT.test(words) && !SUBJECT.test(words) ? "act" : "told";
}

type Segment = { readonly words: string; readonly joint: string; readonly endsBefore: boolean };

function segmentsIn(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [from, joint, endsBefore] = [0, "", false];
  for (const mark of text.matchAll(MARK)) {
    const words = text.slice(from, mark.index);
    if (words.trim() === "") continue;
    segments.push({ words, joint, endsBefore });
    [from, joint] = [mark.index + mark[0].length, mark[0]];
    endsBefore = mark.groups?.["end"] !== undefined;
  }
  const last = text.slice(from).replace(/[.!?\s]+$/u, "");
  return last.trim() === "" ? segments : [...segments, { words: last, joint, endsBefore }];
}
