import type { Condition } from "../../../contract/steps.ts";
import { beginsAct } from "../../clauses/joints.ts";
import { opening as openingWith } from "../../openings.ts";
import { asIf } from "./inverted.ts";
import { isAct } from "./its-request.ts";
import { ownTimeIn } from "./asks/own-time.ts";
import { CHANGES } from "../selections/heads.ts";
import { TURN, turnsRound, withCase, withOtherwise } from "./turns.ts";
import { nameIn, withName } from "./whose.ts";
import { UNKNOWN } from "./asks/asked-by.ts";
import { LEAST_WORDS, cutAt } from "./cut-at.ts";
import { madeOf } from "./made-of.ts";
import type { Said } from "./made-of.ts";

const WORD =
  "(?:only\\s+)?(?:if|unless|in case|provided(?: that)?|providing(?: that)?|as long as|so long as|assuming(?: that)?|supposing(?: that)?|on condition that)";
/** What somebody tells first, in a sentence of its own. */
const ASIDE = String.raw`(?<aside>(?:(?!(?:${WORD})\b)[^.!?]+[.!]\s+)?)`;
const IF = new RegExp(
  String.raw`^${ASIDE}(?:(?:please|okay|ok|right|so|well|and|now|listen|oh|ah|hm+|let(?:['’]s| me) (?:see|think))[ ,.…–—-]+)*(?<word>${WORD})\s+`,
  "iu",
);
const LOOKS = "(?:check|see|look|find out|tell me|(?:have|take) a look)";
const ASKED = new RegExp(
  String.raw`^(?<lead>.*?[.!?]\s+)?(?:(?:please|can you|could you|would you)\s+)*(?:${LOOKS}(?:\s+(?:to see|and see))?\s+(?:if|whether)\s+(?<told>[^.?!]+?)|(?<have>(?:(?:have|has|did|am|is|are|do|does)\s|any(?:thing|body|one)?\s)[^.?!]+))(?:(?:[.?!,;]\s*(?:and\s+)?|\s+and\s+)if\s+(?<turn>${TURN})(?:\s+then)?[, ]+|\?\s+(?<guess>no|nope|none|nothing|not|nobody|yes|yeah)\?\s+(?:(?:then|right|good|great|ok|okay|so|well)[,.!]?\s+)*)(?<request>.+)$`,
  "isu",
);
const TRAILING = new RegExp(
  String.raw`^(?<request>\S+\s.+?),?\s+(?<but>but\s+)?(?<word>${WORD})\s+(?<condition>\S+\s.+)$`,
  "iu",
);
/** Said before what is so: "if it turns out that …". */
const FOUND_OUT =
  /^(?:it turns out|it happens|you (?:find|see|can see)|it['’]?s the case|it looks like|it is so|by any chance|by some chance|as it happens)(?:\s+that)?[, ]+/iu;

/** "If I really am free". */
const REALLY = /^(?<who>(?:\S+\s+){1,3}?)(?:really|actually|definitely)\s+/iu;

/** "If there's a mail from Odalys, read it": what asks whether it is so, and what is to be done then. */
export function conditionIn(text: string): Condition | undefined {
  return asked(text) ?? inverted(text) ?? opening(text) ?? trailing(text);
}

/** "Should I bring a coat, or the hat?" is a question: an act has to be asked for. */
function inverted(text: string): Condition | undefined {
  const plain = asIf(text);
  const found = plain === text ? undefined : opening(plain);
  return found && (isAct(found.request) || found.request.startsWith("put ")) ? found : undefined;
}

function opening(text: string): Condition | undefined {
  const lead = IF.exec(text);
  if (!lead || beginsAct(lead.groups?.["aside"] ?? "")) return undefined;
  const rest = text.slice(lead[0].length).replace(FOUND_OUT, "").replace(REALLY, "$<who>");
  const cut = cutAt(rest);
  if (!cut) return uncut(rest);
  const isUnless = /unless/iu.test(lead.groups?.["word"] ?? "");
  const [condition, after] = [rest.slice(0, cut.start), rest.slice(cut.end)];
  if (ASKS.test(after)) return undefined;
  // "If it is there leave it, otherwise add it": what is to be done is for the other case.
  const request = after.replace(TURNED, "");
  if (request !== after) {
    const told = condition.replace(LEFT, "");
    return madeOf({ condition: told, isUnless: !isUnless, request, otherwise: undefined });
  }
  return madeOf({ condition, isUnless, ...withOtherwise(after, condition) });
}

function trailing(text: string): Condition | undefined {
  const { groups } = TRAILING.exec(text) ?? {};
  const { request, but, word = "", condition } = groups ?? {};
  if (request === undefined || condition === undefined || !isAct(request)) return undefined;
  if (WANTS_TOLD.test(request)) return undefined;
  const isUnless = /unless/iu.test(word);
  const parted = isUnless ? withCase(condition) : withOtherwise(condition);
  const said = { condition: parted.request, isUnless, request, otherwise: parted.otherwise };
  const isSure = but !== undefined || /only/iu.test(word);
  const isOwn = OWN.test(said.condition) || ownTimeIn(said.condition) !== undefined;
  // A thing that is so or not is what somebody else is asked about: "text Odo if the tide is in".
  if (TELLS.test(request)) return isOwn && isSure ? madeOf(said) : undefined;
  return isOwn ? madeOf(said) : notOwn(text, said);
}

/** What nothing here may tell is a condition all the same, of an act that changes something. */
function notOwn(text: string, said: Said): Condition | undefined {
  if (!CHANGING.test(said.request) || POLITE.test(said.condition)) return undefined;
  const made = madeOf(said);
  return made?.kind === undefined ? nobody(text, said.condition) : made;
}

/** Acts that take no words: what is said behind them is no part of what is written down. */
const CHANGING = new RegExp(
  String.raw`^(?:please\s+|(?:can|could|would|will) you\s+)*(?:${CHANGES}|book|schedule|pencil|block|forward|invite|extend|rename)\b(?!.*["“])`,
  "iu",
);

/** "If we cancel late, what does it cost": a question about what would be, and nothing to be done. */
const ASKS =
  /^(?:and |so )?(?:what|how|who|whose|which|where|when|why)(?:['’]\p{L}+)?\s(?!about\b)|^(?:would|will|do|does|is|are|am|can|could|should|may)\s+(?:i|we|it|that|they|he|she|there)\b/iu;

const LEFT = /\s+(?:leave it|do nothing|never mind|forget it)(?: (?:as it is|be|alone))?$/iu;
const TURNED = /^(?:otherwise|else|if not)[, ]+/iu;
const OWN =
  /^(?:I(?:['’]m| am| have| haven['’]t|['’]ve| don['’]t)|there(?:['’]s| is| are| isn['’]t| aren['’]t)|nothing|nobody|no one)\b/iu;
/** "Can you tell me if I have anything on Friday": what follows is what somebody wants to know. */
const WANTS_TOLD = openingWith(
  String.raw`(?:do you (?:happen to )?know|(?:tell|remind) (?:me|us)(?: again)?|let (?:me|us) know|see|check|look|find out|know|(?:have|take) a (?:quick )?look(?: and see)?|(?:check|look) (?:to |and )see|i(?:['’]m| am)? wonder(?:ing)?|i (?:want|need) to (?:know|check|see))(?: (?:once|quickly|for me|please|real quick|kindly))*$`,
);
/** What is told or asked, of which "if …" is the text. */
const TELLS =
  /^(?:please\s+)?(?:ask|tell|text|message|mail|e-?mail|let)\b.*\b(?:ask|know|see|find out)?$/iu;

/** "Anything on Friday?" */
const ANY = /^any(?:thing|body|one)?\s/iu;

/** "Can you check whether I've met Odo this week? If not, …" */
function asked(text: string): Condition | undefined {
  const { groups } = ASKED.exec(text) ?? {};
  const { lead = "", told, have, guess, request } = groups ?? {};
  const turn = groups?.["turn"] ?? (guess === undefined ? "" : guessed(guess));
  if (request === undefined || beginsAct(lead)) return undefined;
  const condition = withName(told ?? have?.replace(ANY, "is there $&") ?? "", nameIn(lead));
  const isUnless = turnsRound(turn, condition);
  return madeOf({
    condition,
    isUnless,
    ...withOtherwise(request, turn === "so" ? condition : turn),
  });
}

/** "Nothing? Then put it there": what somebody expects to hear. */
function guessed(answer: string): string {
  return /^ye/iu.test(answer) ? "so" : "not";
}

/** A condition that nothing can be parted from is none that can be told; "if possible" is none at all. */
function uncut(rest: string): Condition | undefined {
  const words = rest.split(/\s+/).length;
  if (POLITE.test(rest) || words <= LEAST_WORDS || !SUBJECT.test(rest)) return undefined;
  return nobody(rest, rest);
}

/** Nobody here can tell whether it is so. */
function nobody(request: string, asks: string): Condition {
  return { kind: UNKNOWN, wants: "some", otherwise: undefined, asks: asks.trim(), request };
}

const POLITE =
  /^(?:possible|necessary|so|not|need(?:ed)? be|you\b|I (?:may|might)\b|(?:it|that)(?:['’]s| is) (?:not (?:too much|a )|ok|okay|all right|alright|fine|possible|no trouble))/iu;
const SUBJECT = /^(?:I|we|he|she|they|it|there|nothing|nobody|the|my|our)\b/iu;
