import type { Quote, Reply } from "../../contract/cues.ts";
import { BEGIN, END, opening } from "../openings.ts";

/** Words after which comes what is written or said, word for word. */
const SAYING = "mit dem (?:text|inhalt|wortlaut)|in der steht|wo drinsteht";
/** "Schreib Anna, dass ich später komme", "… : ich komme später". */
const QUOTE = new RegExp(
  `(?:${BEGIN}(?:${SAYING})${END},?\\s+|,?\\s*${BEGIN}(?:dass|daß)${END}\\s+|:\\s+)`,
  "iu",
);
/** "Beantworte Bjørns Mail mit Ja". */
const ANSWERED_WITH = new RegExp(
  `^\\W*(?:\\S+\\s+){0,4}?(?:antworte|beantworte)${END}.*?${BEGIN}mit\\s+`,
  "iu",
);

/** Where what is given word for word is announced, and where it begins. */
export function quoteIn(text: string): Quote | undefined {
  return placeOf(QUOTE.exec(text));
}

/** The same of an answer. */
export function answerIn(text: string): Quote | undefined {
  return placeOf(ANSWERED_WITH.exec(text));
}

function placeOf(found: RegExpExecArray | null): Quote | undefined {
  return found ? { start: found.index, words: found.index + found[0].length } : undefined;
}

/** What heads a text: "mit dem Betreff Miete". */
const HEADED = new RegExp(
  `${BEGIN}(?:betreff|titel|überschrift|namens)${END}:?\\s+(?!zeile)(.+?)(?=,?\\s+(?:und\\s+)?(?:${SAYING}|mit dem text|und schreib)${END}|\\s*:|$)`,
  "iu",
);

export function headingIn(text: string): string | undefined {
  return HEADED.exec(text)?.[1];
}

/** What somebody is told is no part of who they are. */
const TOLD = new RegExp(
  `\\s*(?:[,;:.]|${BEGIN}(?:${SAYING}|dass|daß|ob|wegen|über)${END}).*$`,
  "isu",
);

export function withoutTold(name: string): string {
  return name.replace(TOLD, "");
}

/** Somebody is to be told or asked, and stands right behind. */
const ADDRESSES = opening(
  `(?:sage?|schreibe?|frage?|simse?|maile?|texte?)\\s+(?:an\\s+|mal\\s+|bitte\\s+)*\\p{L}|(?:schicke?|sende?)\\s+(?:an\\s+)?(?!eine?${END}|die${END}|das${END}|den${END})\\p{L}`,
);

export function addressesSomebody(text: string): boolean {
  return ADDRESSES.test(text);
}

/** Who is told stands right before what they are told. */
const TELLS = opening(
  `(?:sage?|schreibe?|simse?|maile?|schicke?|sende?|antworte?)\\s+(?:eine?\\s+(?:sms|nachricht|mail|e-?mail)\\s+an\\s+)?[^,.:]{2,40}?(?:,?\\s+(?:dass|daß)\\s|:\\s)`,
);

export function tellsSomebody(text: string): boolean {
  return TELLS.test(text);
}

/** What is to be done with what a command prints. */
const TOLD_AFTER = /,?\s+und\s+(?:dann\s+)?(?:sag|zeig|lies|gib)\p{L}*(?!\p{L}).*$/iu;

export function withoutTelling(line: string): string {
  return line.replace(TOLD_AFTER, "");
}

/** Asking for an answer to somebody's mail. */
const REPLIES = opening(
  `(?:antworte|beantworte|schreibe? (?:\\S+ )?zurück|(?:schreibe?|schicke?|sende?|verfasse?|erstelle?)\\s+(?:\\S+\\s+){0,2}?(?:eine|die)\\s+(?:kurze\\s+|schnelle\\s+)*antwort)${END}`,
);
/** A text is answered by a text. */
const OF_MESSAGES = new RegExp(`${BEGIN}(?:sms|chat|textnachricht)${END}`, "iu");
/** From here on it is what the answer says. */
const ANSWER = new RegExp(`(?:,?\\s(?:dass|daß|mit|${SAYING})\\s|:)`, "iu");

/** Where the words that ask for an answer end, and where it begins; undefined where no mail is to be answered. */
export function replyIn(text: string): Reply | undefined {
  const verb = REPLIES.exec(text);
  const answerStart = ANSWER.exec(text)?.index ?? text.length;
  if (!verb || OF_MESSAGES.test(text.slice(0, answerStart))) return undefined;
  return { verbEnd: verb[0].length, answerStart };
}

const SENT = new RegExp(
  `${BEGIN}(?:gesendet\\p{L}*|geschickt\\p{L}*|geschrieben\\p{L}*|geantwortet|verschickt\\p{L}*|entwurf|entwürfe)${END}`,
  "iu",
);

/** The words speak of what oneself has written. */
export function speaksOfSent(text: string): boolean {
  return SENT.test(text);
}
