import type { OpeningAct } from "../contract/requests.ts";

/** A word ends here: `\b` knows no letter beyond a to z. */
export const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** A word begins here. */
export const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** What is said before a request and says nothing of it: calls, hesitations, links, taking back. */
const INTERJECTIONS =
  "bitte|und|dann|auch|aber|also|so|oh|ach|ähm?|hm+|na ja|naja|na|nun|tja|hey|hi|hallo|ok|okay|nein|nee|nö|sorry|entschuldigung|warte|moment mal|moment|mal|eigentlich|jetzt|gut|sotto|stopp(?=[,!])";
/** What makes a request of a command; the verb stands at its end then. */
const POLITE =
  "(?:kannst|könntest|würdest|willst|magst) du(?: bitte| mal| kurz| vielleicht)*|(?:können|könnten|würden) sie(?: bitte| mal| kurz)*|ich (?:möchte|will|muss|würde gerne?|hätte gerne?|brauche)|lass uns|sei so (?:gut|lieb) und";

/** The one beginning of a request, of any length, as a part of an expression. */
export const OPENING = `(?:(?:${INTERJECTIONS}|${POLITE})${END}[,!\\s]+)*`;
const OPENS = new RegExp(`^${OPENING}`, "iu");

/** An expression for what stands at the beginning of a request, whatever is said before it. */
export function opening(words: string, flags = "iu"): RegExp {
  return new RegExp(`^${OPENING}${words}`, flags);
}

/** How many letters are said before the request itself. */
export function openingOf(text: string): number {
  return OPENS.exec(text)?.[0].length ?? 0;
}

/** "Erinnere mich", "erinnern Sie uns", and with its verb at the end "mich um fünf daran erinnern". */
export const REMIND = `(?:erinner[e']?(?:st du)?\\s+(?:mich|uns)|erinnern sie (?:mich|uns)|(?:mich|uns)${END}[^.!?]*?${BEGIN}(?:erinnern|erinnerst)|lass mich nicht vergessen|sag mir bescheid)${END}`;
/** What one is reminded of stands behind "daran", "an", "dass" or a comma, and as an infinitive with "zu". */
const OF_WHAT = `(?=.*(?:${BEGIN}(?:daran|an|ans|dass|zu|zum)${END}|,\\s*\\p{L}|zu\\p{L}+n${END}))`;
const NO_ANSWER = `(?!.*(?:${BEGIN}(?:stattdessen|lieber|statt)${END}))`;

const ACTS: readonly (readonly [OpeningAct, RegExp])[] = [
  [
    "remind",
    opening(
      `${REMIND}(?![,\\s]+(?:was|wann|wo|wer|wie|warum|welche\\p{L}?|ob|nochmal)${END})${OF_WHAT}${NO_ANSWER}`,
    ),
  ],
  [
    "text",
    opening(`(?:schreib|schreibe|simse)\\s+(?:ihm|ihr|ihnen)[,:\\s]+(?!eine?\\s+e?-?mail)\\S`),
  ],
  ["mail", opening(`(?:mail|maile)\\s+(?:ihm|ihr|ihnen)[,:\\s]+\\S`)],
];

/** The act that words open, where that is sure: "erinnere mich um fünf daran, …", "schreib ihr, dass …". */
export function actOpened(text: string): OpeningAct | undefined {
  return ACTS.find(([, opens]) => opens.test(text))?.[0];
}

const REMINDS_TO = new RegExp(
  `${BEGIN}(?:${REMIND}|erinnerung)[^.!?]*?(?:${BEGIN}(?:daran|an|dass|zu)${END}|zu\\p{L}+n${END})`,
  "iu",
);
const REMINDS_FIRST = opening(REMIND);
const REMINDING = new RegExp(`${BEGIN}${REMIND}|${BEGIN}erinnerung${END}`, "iu");

/** Somebody wants to be reminded to do something. */
export function remindsTo(text: string): boolean {
  return REMINDS_TO.test(text);
}

/** The request begins with asking to be reminded. */
export function opensReminding(text: string): boolean {
  return REMINDS_FIRST.test(text);
}

/** Where the words that ask to be reminded end; undefined where nobody asks for that. */
export function remindingEnd(text: string): number | undefined {
  const found = REMINDING.exec(text);
  return found ? found.index + found[0].length : undefined;
}

const GREETING =
  /^[\s\p{P}]*(?:(?:hey|hi|hallo|ok|okay)[\s,]+)?(?:google|siri|alexa|olly|cortana|computer|jarvis|sotto)(?![\p{L}\p{N}'])[\s\p{P}]*/u;

/** How many letters of a text in small letters greet an assistant by a name. */
export function greetingOf(folded: string): number {
  return GREETING.exec(folded)?.[0].length ?? 0;
}

const GREETINGS = new Set(["hallo", "hey", "hi", "tschuss", "servus", "moin"]);

/** A word that greets or takes leave, and is no title by itself. */
export function greets(word: string): boolean {
  return GREETINGS.has(word);
}
