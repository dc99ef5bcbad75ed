import type { Quote, Reply, ToldBack } from "../../contract/cues.ts";
import { clauseAlone } from "./clause-alone.ts";
import { BEGIN, END, opening } from "../openings.ts";

/** Words after which comes what is written or said, word for word. */
const SAYING = "mit dem (?:text|inhalt|wortlaut)|in der steht|wo drinsteht";
const QUOTE = new RegExp(`(?:${BEGIN}(?:${SAYING})${END},?\\s+|:\\s+)`, "iu");
/** "Schreib Anna, dass ich später komme": the verb stands at its end. */
const CLAUSE = new RegExp(`,?\\s*${BEGIN}(?:dass|daß)${END}\\s+`, "iu");
/** "Frag Anna, ob sie Zeit hat": alone that is a question, and of somebody else. */
const ASKED = new RegExp(
  `,?\\s*${BEGIN}ob${END}\\s|,\\s*(?:wann|wo|wohin|woher|wie|was|wer|wen|wem|warum|wieso|welche\\p{L}?)${END}\\s`,
  "iu",
);
/** "Beantworte Bjørns Mail mit Ja". */
const ANSWERED_WITH = new RegExp(
  `^\\W*(?:\\S+\\s+){0,4}?(?:antworte|beantworte)${END}.*?${BEGIN}mit\\s+`,
  "iu",
);

/** What is given word for word or as a clause, whichever is announced first, and where. */
export function quoteIn(text: string): Quote | undefined {
  const given = [quoteBehind(QUOTE.exec(text)), clauseIn(text)].filter((one) => one !== undefined);
  return given.toSorted((one, other) => one.start - other.start)[0];
}

/** The same of an answer. */
const TOLD_BACK =
  /^\W*(?:sag|schreib|antworte|antwort|text)e?\s+(?:ihm|ihr|ihnen)(?:\s+zurück)?[\s,:]+(?:dass\s+)?(?<told>\S.*?)(?:[,\s]+bitte)?[\s.]*$/iu;

/** "Antworte ihr: passt". */
export function toldBack(text: string): ToldBack | undefined {
  const words = TOLD_BACK.exec(text)?.groups?.["told"];
  if (words === undefined) return undefined;
  const start = text.lastIndexOf(words);
  return { words, start, end: start + words.length };
}

export function answerIn(text: string): Quote | undefined {
  return quoteBehind(ANSWERED_WITH.exec(text));
}

function quoteBehind(found: RegExpExecArray | null): Quote | undefined {
  if (!found) return undefined;
  const words = found.input.slice(found.index + found[0].length).trim();
  return { kind: "words", start: found.index, words };
}

function clauseIn(text: string): Quote | undefined {
  const told = CLAUSE.exec(text);
  if (told) {
    const words = clauseAlone(text.slice(told.index + told[0].length));
    return { kind: "clause", start: told.index, words };
  }
  const asked = addressesSomebody(text) ? ASKED.exec(text) : null;
  return asked ? { kind: "clause", start: asked.index, words: undefined } : undefined;
}

/** "Sag, ich komme später": behind what asks for it stands what is written. */
const WRAPPED =
  /^\W*(?:(?:ach|nur|bitte|einfach)[\s,]+)*(?:sage?|schreibe?)(?:\s+(?:ihm|ihr|ihnen))?(?:\s+(?:nur|einfach|bitte))?\s*[:,]\s*(?!(?:dass|daß|ob)\s)(?<told>\S.*)$/isu;

export function wordsTold(text: string): string | undefined {
  return WRAPPED.exec(text)?.groups?.["told"]?.trim();
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
/** An answer that waits for another look. */
const UNSENT = new RegExp(
  `${BEGIN}(?:entw[uü]rf\\p{L}*|entwirf|verfasse?|vorbereiten|bereite?|nicht (?:ab)?(?:senden|schicken)|noch nicht)${END}`,
  "iu",
);
/** From here on it is what the answer says. */
const ANSWER = new RegExp(`(?:,?\\s(?:dass|daß|mit|${SAYING})\\s|:)`, "iu");

/** Where the words that ask for an answer end, and where it begins; undefined where no mail is to be answered. */
export function replyIn(text: string): Reply | undefined {
  const verb = REPLIES.exec(text);
  const answerStart = ANSWER.exec(text)?.index ?? text.length;
  if (!verb || OF_MESSAGES.test(text.slice(0, answerStart))) return undefined;
  return { verbEnd: verb[0].length, answerStart, isDraft: UNSENT.test(text) };
}

const SENT = new RegExp(
  `${BEGIN}(?:gesendet\\p{L}*|geschickt\\p{L}*|geschrieben\\p{L}*|geantwortet|verschickt\\p{L}*|entwurf|entwürfe)${END}`,
  "iu",
);

/** The words speak of what oneself has written. */
const FURTHER =
  /^(?:und\s+)?(?:sag|sage|frag|frage|bitte|erinnere)\s+(?:ihm|ihr|ihnen|ihn|sie)\b/iu;

export function tellsFurther(text: string): boolean {
  return FURTHER.test(text);
}

export function speaksOfSent(text: string): boolean {
  return SENT.test(text);
}
