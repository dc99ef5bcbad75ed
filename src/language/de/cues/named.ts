export { fieldTold } from "./field-told.ts";
export { topicAlone } from "./topic-alone.ts";
export { namesNothing } from "./nameless.ts";

import { BEGIN, END } from "../openings.ts";
import { words } from "../../words.ts";

/** Words behind which stands a name, folded as tokens are. */
export const CALLED = "namens|genannt|betitelt|titel|heisst";
/** "Ein Termin namens Tee", "nenn es Tee", "benenne es in Tee um". */
const NAMED = new RegExp(
  `${BEGIN}(?:namens|genannt|mit dem (?:namen|titel)|der heißt|die heißt|das heißt)${END}\\s+|${BEGIN}(?:ein|einen|eine|neuer|neue|neuen)\\s+(?:\\p{L}+\\s+)?(?:eintrag|termin|erinnerung|aufgabe):\\s+|${BEGIN}benenne?${END}.*?${BEGIN}in\\s+`,
  "iu",
);
const PUT_AS = new RegExp(
  `(?:^|${BEGIN}(?:bitte|und|dann)\\s+)(?:markiere?|trage?|blocke?|blockiere?|speicher\\p{L}*)${END}.*?${BEGIN}als\\s+`,
  "iu",
);

/** Where the name begins that words give outright; undefined where they give none. */
export function nameStart(text: string): number | undefined {
  const naming = NAMED.exec(text) ?? PUT_AS.exec(text);
  return naming ? naming.index + naming[0].length : undefined;
}

/** Where it goes is no part of its name, and neither is politeness, nor the prefix a verb left behind. */
const PLACE = new RegExp(
  `,?\\s+(?:in|auf|zu)\\s+(?:mein\\p{L}*|unser\\p{L}*|den|die|der|dem|das)\\s+(?:\\p{L}+\\s+)?\\p{L}*(?:kalender|liste|ordner|notizen|erinnerungen)${END}.*$|,?\\s+(?:bitte|danke)\\W*$|\\s+(?:ein|an|um)[.!?]*$`,
  "iu",
);

export function withoutPlace(name: string): string {
  return name.replace(PLACE, "");
}

/** What joins a name to what was cut off behind it. */
const JOINED = /\s+(?:um|am|an|im|in|für|von|vom|bei|auf|zu)$/i;

export function withoutJoin(name: string): string {
  return name.replace(JOINED, "");
}

const ARTICLE = /^(?:ein|eine|einen|einem|einer|der|die|das|den|dem)\s+(?=\S)/i;
const OWNER =
  /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|dieser|diese|dieses|diesen)\s+(?=\S)/i;

export function withoutArticle(name: string): string {
  return name.replace(ARTICLE, "");
}

/** What is called or looked for goes by its name alone, whosever it is. */
export function withoutOwner(name: string): string {
  return name.replace(OWNER, "");
}

/** Words that announce what is looked for. */
const ABOUT = new RegExp(
  `${BEGIN}(?:über|zum thema|namens|genannt|wegen|bezüglich|zu|zum|zur|mit|in denen|in der|worin)${END}`,
  "iu",
);

/** Where the words begin that announce what is looked for. */
export function aboutStart(text: string): number | undefined {
  return ABOUT.exec(text)?.index;
}

/** Between what a title is called and the title: "das Album namens Low Tide". */
const BEFORE_TITLE = new Set(["namens", "der", "die", "das", "von"]);

export function standsBeforeTitle(word: string): boolean {
  return BEFORE_TITLE.has(word);
}

/** Who made what stands before it, and what that stands on: the same word says both. */
export const MADE_BY = "von";
const TAKEN_FROM = new Set(["aus", "vom"]);

export function leadsToMaker(word: string): boolean {
  return word === MADE_BY;
}

export function leadsToWhole(word: string): boolean {
  return TAKEN_FROM.has(word);
}

/** Verbs that put something somewhere, with which a request begins. */
const PLACING = words(
  "setz setze pack packe schreib schreibe leg lege stell stelle trag trage tu fug fuge nimm",
);

/** German writes what a verb and its particle name as one word. */
export function takesParticle(): boolean {
  return false;
}

export function isParticle(): boolean {
  return false;
}

export function puts(verb: string): boolean {
  return PLACING.has(verb);
}

/** The words that announce the value of a field, beside what else fills it. */
const ANNOUNCING: Readonly<Record<string, string>> = {
  location: "in im bei beim",
  notes: "notiz notizen",
  label: "namens fur",
  input: "mit",
  subject: "betreff",
  title: "namens als",
  from: "von vom",
  to: "an",
  with: "mit",
  cc: "cc kopie",
  who: "von mit",
};

export function announcing(field: string): readonly string[] {
  return ANNOUNCING[field]?.split(" ") ?? [];
}

/** "Mit der Eingabe 300", "mit dem Text hallo". */
const INPUT = /^(?:der|dem|den)?\s*(?:eingabe|text|wort|wörter|wert|zahl)\s+(?=\S)/i;

export function withoutInputNoun(words: string): string {
  return words.replace(INPUT, "");
}

/** "Eine Notiz zum Zahnarzt: Karte mitnehmen", "…, dass ich bar zahle". */
const NOTED = /^(?:zu[mr]?|bei[m]?|für|am)\s.*?(?:\s*:\s*|,\s+dass\s+)(?=\S)/i;

export function withoutNoted(words: string): string {
  return words.replace(NOTED, "");
}

/** Before an everyday word these make it one of the user's own. */
const OWNING = words("mein meine meinen meinem meiner unser unsere unseren der die das den dem");

export function owns(word: string): boolean {
  return OWNING.has(word);
}
