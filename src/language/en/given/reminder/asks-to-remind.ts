import type { FoundWhen } from "../../../reading/found.ts";
import { REMIND } from "../../openings.ts";
import { WANTS } from "../around.ts";

const SOME = String.raw`(?:an?|another|one|the)\s+(?:(?:little|quick|wee|gentle|small)\s+)*`;
const NUDGE = String.raw`(?:reminder|nudge|poke|prod|buzz|shout)`;

/** What asks for a reminder, and tells nothing of it. */
export const ASKS = new RegExp(
  String.raw`(?:(?<=^|[\s,.;:!?–—-])(?:${WANTS}\s+)?)(?:${REMIND}|(?:be\s+)?reminding(?:\s+(?:me|us))?|be\s+reminded|(?:${WANTS}\s+|(?:give|get|set|put|stick|pop|make|create|add|fix|leave|send|do|bung|have|need|want)(?:\s+(?:me|us|up|on|in|down))*\s+)${SOME}${NUDGE}(?:\s+(?:on|in|up|down)(?=\s*[,.:;]|\s+(?:for|to|that|about)\b))?|(?:bother|jog|prod|get\s+on\s?to|shout|have\s+a\s+go\s+at)\s+me|tell\s+me(?=\s+to\s+\p{Ll})|(?<=^|[.,;:]\s+)(?:an?\s+)?reminder(?:\s+to\s+myself)?(?=[\s:,.]))`,
  "giu",
);
/** Small words behind the verb. */
const SMALL =
  /^(?:[\s,.;:–—-]|(?:please|pls|would you(?: mind)?|will you|can you|could you|if you (?:would|please|could|don['’]t mind)|love|again|say|like|then|well|let['’]?s say|for|on|at|by|about it|of it|sometime|about that|with a reminder|a reminder|as a reminder)(?![\p{L}'’]))+/iu;
/** What leads to it. */
const LINK =
  /^(?:[\s,]*(?:and\s+)?(?:to\s+(?!be (?:precise|exact|safe|honest)\b|(?:the|my|a|an)\b)|that\s+(?!would|will|please)|about\s+)|\s*:\s+|(?<=:)\s*(?=\S))/iu;
/** Said between a time and what is to be done then: "…, that's Easter Monday, to …". */
const ASIDE =
  /^[\s,]*(?:that['’]s|it['’]s|which is|or so|i think|maybe|roughly|to be (?:precise|exact|safe)(?: about it)?|(?:no|well|say|let['’]s say)\b|before\b|when\b|because\b|after\b|as soon as\b)[^,.;:]{0,50}(?=[,;:])/iu;
/** What may follow that tells nothing of it: politeness, a reason. */
const LAST_WORDS =
  /^(?:[\s,.!?]|(?:please|thanks|thank you|cheers|ta|would you|will you|if you would|or (?:we|i|you|they|he|she)(?:['’]\p{L}+)?\s.*|so (?:i|we|that)\b.*|because\b.*|before\b.*|when (?:i|we|they|he|she)(?:['’]\p{L}+)?\s.*|i['’]ll (?:only )?forget.*|the way i.*|like(?=\W*$)))+$/isu;

/** Nothing more is told behind what asks. */
export function closes(rest: string): boolean {
  return rest.trim() === "" || LAST_WORDS.test(rest);
}

/** How far what asks goes. */
export type Behind = {
  readonly end: number;
  /** Those it goes on with. */
  readonly times: readonly FoundWhen[];
  readonly link: number | undefined;
};

/** How far what asks goes on behind its verb: small words and times; and where what is to be remembered begins, if a word leads to it. */
export function behindAsking(text: string, from: number, whens: readonly FoundWhen[]): Behind {
  let end = from;
  const times: FoundWhen[] = [];
  for (;;) {
    const rest = text.slice(end);
    const link = LINK.exec(rest);
    if (link) return { end, times, link: end + link[0].length };
    const when = whens.find((one) => one.start >= end && leadsOnly(text.slice(end, one.start)));
    if (when) times.push(when);
    const small = SMALL.exec(rest)?.[0].length ?? asideIn(rest, times.length > 0);
    if (!when && small === 0) return { end, times, link: undefined };
    end = when ? when.end : end + small;
  }
}

/** Nothing but small words stands before a time. */
function leadsOnly(words: string): boolean {
  return words === "" || SMALL.exec(words)?.[0].length === words.length;
}

function asideIn(rest: string, isTimed: boolean): number {
  const aside = isTimed ? (ASIDE.exec(rest)?.[0].length ?? 0) : 0;
  return aside > 0 && /(?:\bto\s+\p{Ll}|\bthat\s|\babout\s|:)/u.test(rest.slice(aside)) ? aside : 0;
}
