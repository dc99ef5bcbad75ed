import { remindingEnd } from "../../../openings.ts";
import { personSaid } from "./people-said.ts";
import { thingSaid } from "./things-said.ts";

/** The verb of what is to be remembered, with a word that only points as its object: "pay him", "look at it". */
const PARTICLE = "up|off|out|back|down|over|away|in|on|for|with|about|to|at|after|into|from";
const OVER = String.raw`(?=\s*(?:[,.;!?]|$|\s(?:to|for|from|with|at|on|in|into|by|up|off|out|back|down|over|away|round|before|after|and|this|next|today|tonight|tomorrow|please|now|again|too|first|then|about|as|if|when|while|that|because|so)\b))`;
const OBJECT = new RegExp(
  String.raw`^(?<lead>(?!be\b)\p{L}+(?:\s+(?:${PARTICLE}))?\s+)(?<word>it|them|that|those|this|him|her)${OVER}`,
  "iu",
);
const BEHIND = new RegExp(
  String.raw`^(?<lead>.*?\b(?:to|for|with|from)\s+)(?<word>him|her)${OVER}`,
  "iu",
);
const TO = /\sto\s+(?=\p{L})/iu;
const SENTENCE = /[.;!?](?:\s|$)/u;
/** Somebody is paid, rung or thanked, and "them" is who. */
const MEETS =
  /^(?:pay|ring|call|phone|tell|ask|text|mail|e-?mail|thank|meet|answer|chase|invite|visit|message|see|write to|talk to|speak to|get back to)\s/iu;

const KNOWS = String.raw`(?:so(?:\s+that)?\s+(?:he|she|they)(?:\s+(?:knows?|is\s+aware|are\s+aware)|(?:['’]ll|\s+will|\s+can)\s+know)|to\s+let\s+(?:him|her|them)\s+know)(?:\s+that)?`;
const WHOM = String.raw`(?!(?:so|that|saying|to|it|and|when|if|what)\b)(?:(?:[Mm]y|[Oo]ur|[Tt]he)\s+)?[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?`;
const BY = String.raw`(?:\s+(?:by|in\s+a)\s+(?:text|message|e-?mail))?`;
/** What is told to somebody begins with "it": "text her so she knows it's off", "tell Kim it's moved". */
const TELLS = [
  String.raw`(?:[Dd]rop|[Ss]end|[Ss]hoot|[Gg]ive)\s+(?<whom>${WHOM})\s+an?\s+(?:quick\s+)?(?<how>text|message|e-?mail|mail)`,
  String.raw`(?<how>[Tt]ext|[Mm]essage|[Ee]-?mail|[Mm]ail|[Tt]ell|[Ll]et|[Pp]ing|[Ww]hatsapp)\s+(?<whom>${WHOM})(?:\s+know)?${BY}`,
].map(
  (act) =>
    new RegExp(
      String.raw`^(?<before>.*[,.;!?\s])(?<act>${act})(?:\s+(?:that|saying|to\s+say)(?:\s+that)?\s+|,?\s+(?<knows>${KNOWS})\s+|\s+)(?<says>\S.*)$`,
      "su",
    ),
);
const ITS =
  /^it(?<is>['’](?:s|ll)|\s+(?:is|was|has|will|can|won['’]t|isn['’]t|starts?|begins?|moved)\b)/iu;
const FULL: Readonly<Record<string, string>> = { s: " is", ll: " will" };
/**
 * A request whose words to remember or to tell only point, with what they point at where it was said
 * before: "cancel the vet and text Kim it's off", "how much is the oar? remind me to pay it". Any other
 * text as it is.
 */
export function withNamed(text: string): string {
  return told(remembered(text));
}

function remembered(text: string): string {
  const end = remindingEnd(text);
  if (end === undefined) return text;
  const to = TO.exec(text.slice(end));
  if (!to) return text;
  const start = end + to.index + to[0].length;
  const said = beforeClause(text.slice(0, end));
  // What is said between belongs to another sentence.
  if (said.trim() === "" || SENTENCE.test(text.slice(end, start))) return text;
  const content = named(text.slice(start), said);
  return text.slice(0, start) + content;
}

/** What is said before the clause that asks to be reminded. */
function beforeClause(text: string): string {
  const cut = /^(?<said>.*[,.;:!?]|.*\s(?:and|then|so))(?=\s)/isu.exec(text);
  return cut?.groups?.["said"]?.replace(/\s(?:and|then|so)$/iu, "") ?? "";
}

function named(content: string, said: string): string {
  const { lead = "", word = "" } = OBJECT.exec(content)?.groups ?? {};
  const found = word === "" ? undefined : meantBy(word, { lead, said });
  if (found === undefined) return withWhom(content, said);
  const own = `${lead}${found}${content.slice(lead.length + word.length)}`;
  return HIM.test(word) ? own : withWhom(own, said);
}

const HIM = /^(?:him|her)$/iu;

type Around = { readonly lead: string; readonly said: string };

/** What a word that only points stands for: "them" are people where the verb is of people. */
function meantBy(word: string, { lead, said }: Around): string | undefined {
  if (HIM.test(word)) return personSaid(said);
  const isWho = /^them$/iu.test(word) && MEETS.test(lead);
  return (isWho ? personSaid(said) : undefined) ?? thingSaid(said);
}

/** "Order some for her". */
function withWhom(content: string, said: string): string {
  const { lead = "", word = "" } = BEHIND.exec(content)?.groups ?? {};
  const whom = word === "" ? undefined : personSaid(said);
  return whom === undefined ? content : `${lead}${whom}${content.slice(lead.length + word.length)}`;
}

function told(text: string): string {
  const found = TELLS.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  if (!found) return text;
  const { before = "", knows, says = "" } = found;
  const is = ITS.exec(says)?.groups?.["is"];
  const thing = is === undefined ? undefined : thingTold(found);
  const opened =
    knows === undefined ? text.slice(0, -says.length) : `${before}${actOf(found)} that `;
  if (thing === undefined || is === undefined) return knows === undefined ? text : opened + says;
  const verb = FULL[is.replace(/^['’]/u, "")] ?? is;
  // Words that begin with a thing may be taken for who is told.
  const joint = JOINED.test(opened) ? "" : "that ";
  return `${opened}${joint}${thing}${verb}${says.slice("it".length + is.length)}`;
}

type Told = Readonly<Record<string, string | undefined>>;

/** What "it" is; a name beside "her" would be taken for her: who it is with knows what it is. */
function thingTold({ before = "", whom = "" }: Told): string | undefined {
  const named = objectSaid(before) ?? doneTo(before);
  return HER.test(whom) ? named?.replace(/\s+with\s.*$/u, "") : named;
}

const HER = /^(?:him|her|them)$/iu;

/** "Drop Kim a text" is text Kim. */
function actOf({ act = "", how = "", whom = "" }: Told): string {
  return act.startsWith(how) ? act : `${how} ${whom}`;
}

const JOINED = /\b(?:that|saying|say)\s+$/iu;

/** What is only pointed at by the act was said before it. */
function doneTo(before: string): string | undefined {
  return DOES.test(before) ? thingSaid(before) : undefined;
}

const CHANGED =
  "cancel|delete|remove|bin|scrap|drop|lose|move|shift|push|pull|put|bring|take|shove|bump|postpone|reschedule|delay|change|book|tick off|add|archive|forward";
const DOES = new RegExp(String.raw`(?<![\p{L}'’-])(?:${CHANGED})\s`, "iu");
const OBJECTS = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:${CHANGED})\s+(?!(?:it|that|this|them|those)\b)(?<thing>(?:(?!\s(?:to|on|at|by|back|until|till|for|from|in|into|an?|half|forward|off|out|away|and|which|that|there|here|then)\b)[^,.;:!?])+)`,
  "giu",
);

/** The thing that something is done to, by the words of the act. */
function objectSaid(before: string): string | undefined {
  const [only, ...others] = [...before.matchAll(OBJECTS)];
  // "Tick off paying the bill" speaks of the bill.
  const thing = only?.groups?.["thing"]
    ?.trim()
    .replace(/^\p{Ll}+ing\s+(?=(?:the|my|our|an?)\s|\p{Lu})/u, "");
  return others.length === 0 ? thing : undefined;
}
