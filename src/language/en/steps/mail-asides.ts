import type { MailAct } from "../../contract/steps.ts";
import { chunksIn } from "./borrowed/chunks.ts";
import { personSaid } from "./in-place/named/people-said.ts";

const PUTS_AWAY = String.raw`(?:archive|file|flag|delete|bin|trash|mark|star|move|put|stick|pop|chuck)`;
const ITS = String.raw`(?:it|that|this|the (?:original|aforementioned|aforesaid|same|mail|e-?mail|letter|message|one)|(?:his|her|their) (?:mail|e-?mail|letter|message|one))`;
const THEN = String.raw`(?:[,;.]\s*|\s+)(?:and\s+)?(?:(?:then|afterwards|after that|after which|thereafter|once (?:that|it)(?:['’]s|\s+is|\s+has) (?:done|sent|gone|out)|when (?:that|it)['’]?s (?:done|sent|gone))[,\s]+(?:please\s+)?)`;
/** "…, then file it away", "… and archive that", "…, after which the aforementioned can be archived". */
const BEHIND = [
  String.raw`(?:${THEN}|(?:[,;.]\s*|\s+)and\s+(?:please\s+)?)(?<act>${PUTS_AWAY})\s+${ITS}(?<where>(?:\s+(?:away|off|as|in|into|to|under|with)\b[^.!?;]*)?)`,
  String.raw`(?:${THEN}|[,;.]\s+)${ITS}\s+(?:can|may|could|should|must|ought to)\s+(?:then\s+)?be\s+(?<done>archived|filed|flagged|deleted|binned|marked as read)(?<where>(?:\s+(?:away|off))?)`,
].map((words) => new RegExp(String.raw`${words}[\s.!?]*$`, "iu"));
const DONE: Readonly<Record<string, string>> = {
  archived: "archive it",
  filed: "archive it",
  flagged: "flag it",
  deleted: "delete it",
  binned: "delete it",
  "marked as read": "mark it as read",
};

/** Something else that is asked for, and surely no part of what is written. */
const OTHER = new RegExp(
  String.raw`[,;.]?\s+(?:and|then|and then)\s+(?<rest>(?:please\s+)?(?:[Rr]emind me|(?:text|message|whatsapp|let)\s+(?:my\s+\p{L}+|\p{Lu})|tell\s+(?:my\s+\p{L}+|\p{Lu}[\p{L}-]+)\s+by text|set (?:me )?an?\s+(?:reminder|alarm|timer)|(?:put|add|pop|stick)\s[^.!?]*\s(?:in|on|to)\s+(?:my|the)\s+(?:\p{L}+\s+)?(?:calendar|diary|list)|tick\s[^.!?]*\soff)\b.*)$`,
  "su",
);

type Parted = { readonly own: string; readonly rest: string | undefined };

/** A request about a mail without what is to be done with that mail behind it. */
export function partedBehind(text: string): Parted {
  for (const pattern of BEHIND) {
    const found = pattern.exec(text);
    const { act, done = "", where = "" } = found?.groups ?? {};
    if (!found || found.index === 0) continue;
    const rest = act === undefined ? DONE[done.toLowerCase()] : `${act} it${where}`;
    return { own: text.slice(0, found.index), rest };
  }
  const { index, groups } = OTHER.exec(text) ?? {};
  return { own: text.slice(0, index), rest: groups?.["rest"] };
}

const JOINT = /[,.;!?]\s+(?:so\s+|and\s+|then\s+|please\s+|(?:can|could|would|will) you\s+)*/giu;
const HER = /^(?:him|her|them)$/iu;
const MAIL = String.raw`(?<mail>(?:the|that|this|\p{L}+(?:\s+\p{L}+)?['’]s|an?)\s+(?:[\p{L}\d'’-]+\s+){0,3}?(?:e-?mail|mail|letter|message|confirmation|invoice|quote|receipt|agenda|itinerary|statement|newsletter)(?:\s+(?:about|from|with|on|of)\s+[^,.;]+?)?)`;
/** Who should have a mail, told before it is asked for. */
const ANY_MAIL = String.raw`(?<mail>(?:(?:the|that|this|my)\s+)?(?!(?:it|that|this|he|she|I)\b)[\p{L}\d'’-]+(?:\s+(?!goes\b)[\p{L}\d'’-]+){0,5})`;
const WANTED = [
  String.raw`^${ANY_MAIL}\s+goes\s+(?:on\s+|out\s+)?to\s+(?<to>(?:my\s+)?[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}-]+)?)[.,;]?$`,
  String.raw`^${MAIL}\s+(?:ought to|should|needs? to|has to|must|is to|wants to)\s+(?:go|be sent|be forwarded|be passed)(?:\s+on)?\s+to\s+(?<to>(?:my\s+)?[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}-]+)?)`,
  String.raw`^(?<to>(?:my\s+)?[\p{L}-]+(?:\s+(?!(?:is|has|hasn|keeps|needs|wants|should|asked|never)\b)[\p{L}-]+)?)(?:['’]s|\s+(?:is|keeps|has been))?\s+(?:needs|wants|asking for|asked for|after|waiting for|should (?:see|have|get)|has(?:n['’]?t| not) (?:seen|had|got|read)|never (?:saw|got|had))\s+${MAIL}(?:\s+yet)?$`,
].map((words) => new RegExp(words, "iu"));

/** Nothing but what a mail is called, before what is to be done with it: "the yard letter, forward it to Odo". */
const NAMED_FIRST =
  /^(?:(?:so|oh|right|ok|okay|and)[,\s]+)*(?<mail>(?!(?:I|we|they|he|she|it|there|this|that)(?:['’\s]|$))(?:(?:the|my|our)\s+)?[\p{L}\d'’-]+(?:\s+(?!(?:is|are|was|has|have|had|wants?|needs?|says?|said|sent|wrote|mailed|e-?mailed|texted|asked|keeps?|should|can|will|would)\b)[\p{L}\d'’-]+){0,6})[.,;:]?$/iu;

function namedFirst(told: string): string | undefined {
  const { mail } = NAMED_FIRST.exec(told)?.groups ?? {};
  return mail === undefined || /^(?:the|my|our)\s/iu.test(mail) ? mail : `the ${mail}`;
}

/** A request about a mail behind what is told of it: who "her" is, or which mail "it" is, was said there. */
export function behindAside(
  text: string,
  directIn: (text: string) => MailAct | undefined,
): MailAct | undefined {
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const act = directIn(text.slice(index + joint.length));
    if (!act) continue;
    const told = text.slice(0, index).trim();
    const wanted = WANTED.map((one) => one.exec(told.split(JOINT)[0] ?? "")?.groups).find(
      (one) => one !== undefined,
    );
    const isHer = act.to !== undefined && HER.test(act.to);
    const to = isHer ? (wanted?.["to"] ?? personSaid(told)) : (act.to ?? wanted?.["to"]);
    const isAsked = chunksIn(told).some(({ kind }) => kind === "act");
    const named = act.act === "forward" ? namedFirst(told) : undefined;
    return {
      ...act,
      mail: act.mail ?? wanted?.["mail"] ?? named,
      to: to ?? act.to,
      ...(isAsked ? { first: told } : {}),
    };
  }
  return undefined;
}
