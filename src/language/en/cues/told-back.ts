import type { ToldBack } from "../../contract/cues.ts";
import { asToldIn } from "../given/told/direct/as-told.ts";
import type { Saying } from "../given/told/direct/as-told.ts";
import { isKin } from "../names/kin.ts";
import { OPENING } from "../openings.ts";

const WHOM = "(?:him|her|them)";
/** What stands behind these is no text: a purpose, a topic, somebody else beside them, or a question. */
const NO_TEXT =
  "to|about|again|and|or|both|the same|it|that|this|so|what|when|where|who|why|how|if|whether|please|instead|too|later|now|e-?mails?|mails?|messages?|texts?|letters?|questions?|last|latest|newest|know|back";
/** Nor what says when, where or to which of them an answer goes. */
const NO_REPLY =
  "the|my|our|his|her|their|all|on|in|at|for|by|from|tomorrow|tonight|today|soon|first|as|before|after|when|\\p{Lu}\\p{L}+['’]s";
const TELLS = [
  String.raw`(?:tell|answer|text|message|ping|whatsapp|reply to|write(?: back)? to|write|get back to|let) ${WHOM}(?:\s+(?:back|know))*`,
  String.raw`(?:reply|answer|respond|text back|write back)(?=\s+(?:that|saying|with|to say)\s)`,
  String.raw`(?:reply|answer|respond|text back|write back)(?:(?: to)? (?:it|that|this|${WHOM}))?(?=[.:!]\s)`,
  String.raw`(?:reply|respond|text back|write back)(?=[\s,]+(?!(?:${NO_REPLY})(?!\p{L}))\p{L})`,
  String.raw`(?:reply|answer|respond|text back|write back)(?: to ${WHOM})?,?\s+(?:and|to)\s+say(?=\s)`,
].join("|");

/** Behind sentences that only tell something, too. */
const TOLD_BACK = new RegExp(
  String.raw`(?:^|[.!?…]\s+)${OPENING}(?:${TELLS})(?:\s+(?:that|saying|with|to say))?[\s:,.!]+(?<told>(?!(?:${NO_TEXT})(?![\p{L}'’]))\S.*?)(?:(?<!\b(?:yes|no))[,\s]+please)?[\s.]*$`,
  "iu",
);
/** "Reply and ask him who comes", "write back to thank her for the oars". */
const ASKED_BACK = new RegExp(
  String.raw`(?:^|[.!?…]\s+)${OPENING}(?:reply|answer|respond|text back|write back)(?:(?: to)? (?:it|that|this|${WHOM}))?,?\s+(?:and|to|by)\s+(?:(?<ask>ask(?:ing)?)|thank(?:ing)?)(?:\s+${WHOM})?\s+(?<told>\S.*?)(?:(?<!\b(?:yes|no))[,\s]+please)?[\s.]*$`,
  "iu",
);
/** "Say yes, I'll come": to whoever wrote. */
const BARE_SAYS = new RegExp(
  String.raw`^${OPENING}say(?:\s+that)?[\s:,]+(?<told>(?!(?:${NO_TEXT}|something|anything|nothing|more|when)(?![\p{L}'’]))\S.*?)(?:(?<!\b(?:yes|no))[,\s]+please)?[\s.]*$`,
  "iu",
);
/** "Nine is fine. Tell her that": what was said right before. */
const TOLD_BEFORE = new RegExp(
  String.raw`^(?<told>[^?]*[^\s.!,;–—?])[.!…]+\s+${OPENING}(?:tell ${WHOM}|let ${WHOM} know)\s+(?:just )?(?:that|so)(?:,? (?:please|would you|will you))?[\s.!?]*$`,
  "iu",
);

/** Before what is told these make a request of it, or say when. */
const NOT_TOLD =
  "no|yes|oh|sorry|wait|actually|if|when|once|after|before|unless|as soon as|in case|what|who|where|why|how|which|move|put|make|set|add|book|cancel|delete|remind|send|text|tell|ring|call|read|find|open|check|look|get|show|give|change|push|forward|reply|answer|mark|play|start|stop|do|is|are|can|could|will|would";
/** "Two chairs will do, tell him, and bring a rug": what is said around it. */
const TOLD_AROUND = new RegExp(
  String.raw`^${OPENING}(?<told>(?!(?:${NOT_TOLD})(?![\p{L}'’]))[^\s.!?…]+\s[^.!?…]*?[^\s,;–—-])\s*[,;–—-]+\s*(?:(?:just|please|you can)\s+)?(?:tell ${WHOM}|let ${WHOM} know)(?:\s*[,;–—-]+\s*(?<more>(?:and|but|or|so)\s+[^.!?…]+?))?(?:,? (?:please|would you|will you))?[\s.!]*$`,
  "iu",
);

/** "Tell her that's fine", "answer that I'll come", "answer it. I'll come": what is said to whoever is spoken of. */
export function toldBack(text: string): ToldBack | undefined {
  const words = TOLD_BACK.exec(text)?.groups?.["told"];
  if (words === undefined) return askedBack(text) ?? toldBefore(text) ?? saidBare(text);
  // "Text her brother": somebody else.
  const [first = ""] = words.split(/[^\p{L}]+/u);
  if (isKin(first.toLowerCase())) return undefined;
  return spoken(text, words, "tell");
}

function askedBack(text: string): ToldBack | undefined {
  const { told, ask } = ASKED_BACK.exec(text)?.groups ?? {};
  return told === undefined ? undefined : spoken(text, told, ask === undefined ? "thank" : "ask");
}

/** The words as one says them to whoever is spoken of. */
function spoken(text: string, told: string, saying: Saying): ToldBack {
  const start = text.lastIndexOf(told);
  return { words: asToldIn(text, told, saying), start, end: start + told.length };
}

function saidBare(text: string): ToldBack | undefined {
  const words = BARE_SAYS.exec(text)?.groups?.["told"];
  if (words === undefined || !/\s/u.test(words) || text.endsWith("?")) return undefined;
  const start = text.lastIndexOf(words);
  return { words, start, end: start + words.length, isBare: true };
}

/** The same, where it stands before who is told. */
export function toldBefore(text: string): ToldBack | undefined {
  const words = TOLD_BEFORE.exec(text)?.groups?.["told"];
  return words === undefined ? toldAround(text) : { words, start: 0, end: words.length };
}

function toldAround(text: string): ToldBack | undefined {
  const { told, more } = TOLD_AROUND.exec(text)?.groups ?? {};
  if (told === undefined) return undefined;
  if (more === undefined) return { words: told, start: 0, end: told.length };
  return { words: `${told}, ${more}`, start: 0, end: text.length };
}
