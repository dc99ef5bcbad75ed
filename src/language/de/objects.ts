import type { ObjectKind, ObjectVerb, UndoneAct } from "../contract/requests.ts";
import { broughtToBy, invitedBy, takenOffBy } from "../clauses/taken-off.ts";
import type { Region } from "../region.ts";
import { kindsBy } from "../tools/kinds-by.ts";
import { BEGIN, END, opening } from "./openings.ts";

export { deletes, mayRemove, relocates, removed } from "./clauses/removals.ts";

/** What people call the things tools are about. A "Nachricht" may be a mail or a text. */
const NOUNS = [
  [
    ["event"],
    "termin termine besprechung besprechungen treffen verabredung verabredungen meeting meetings veranstaltung veranstaltungen",
  ],
  [["reminder"], "erinnerung erinnerungen aufgabe aufgaben todo todos"],
  [["mail"], "mail mails email emails e-mail e-mails"],
  [["mail", "message"], "nachricht nachrichten"],
  [["message"], "sms"],
  [["note"], "notiz notizen"],
  [["file"], "datei dateien dokument dokumente ordner pdf pdfs foto fotos bild bilder"],
  [["contact"], "kontakt kontakte"],
  [["timer"], "timer wecker alarm alarme countdown"],
  [["music"], "lied lieder song songs playlist playlists album alben"],
  [["shortcut"], "kurzbefehl kurzbefehle"],
] as const;
const { kinds: KINDS, kindsNamed, kindNoun } = kindsBy(NOUNS);
export { kindsNamed, kindNoun };

/** What is to be done with it, before its object, and at the end where the sentence keeps the verb for last. */
const VERBS = {
  remove: ["lösche?|entferne?|wirf|streiche?|schmeiß", "löschen|entfernen|wegwerfen|streichen"],
  rename: ["benenne?|nenne?", "umbenennen"],
  copy: ["kopiere?|dupliziere?", "kopieren|duplizieren"],
  move: ["verschiebe?|verlege?|bewege?", "verschieben|verlegen|bewegen"],
} as const satisfies Readonly<Record<ObjectVerb, readonly [first: string, last: string]>>;
const STARTS = Object.entries(VERBS).map(
  // The keys of VERBS are exactly the verbs.
  ([verb, [first, last]]) =>
    [
      verb as ObjectVerb,
      opening(`(?:${first})\\s+`),
      new RegExp(`\\s(?:${last})[.!?]*$`, "iu"),
    ] as const,
);
/** Here the object ends, and what is said of it begins. */
const BREAK = new RegExp(
  `[,.;:!?]|\\s(?:zu|zum|zur|für|über|von|vom|auf|in|im|ins|an|am|ans|um|mit|der|die|das|dass|als|namens|und|bitte|aus|weg|morgen|heute|übermorgen|nächste[nrs]?|diese[nrs]?|wenn|falls|mal)${END}`,
  "iu",
);
/** "Nimm Anna vom Essen", "streich Tom aus der Liste". */
export const takenOff = takenOffBy(
  opening(String.raw`(?:nimm|streiche?|entferne?|lösche?)\s+`),
  /\s(?:von|vom|aus)\s+/iu,
);

/** "Lade Anna zum Essen ein", "setz Tom auf den Termin". */
export const broughtTo = broughtToBy(
  opening(String.raw`(?:lade?|füge?|setze?|trage?|nimm)\s+`),
  /\s(?:zu|zum|zur|in|ins|auf)\s+(?=\S)/iu,
);

/** "Lade Anna auch ein", "nimm Tom mit dazu". */
export const invited = invitedBy(
  opening(String.raw`lade?\s+(?<who>[^,.;:!?]+?)(?:\s+(?:auch|noch|dazu|mit))*\s+ein[\s.!]*$`),
  opening(
    String.raw`(?:nimm|hole?|bitte)\s+(?<who>[^,.;:!?]+?)(?:\s+(?:auch|noch|mit))*\s+dazu[\s.!]*$`,
  ),
);

const MANY = /^(?:alle|jede|sämtliche|beide|meine(?=\s+\S+en$)|unsere(?=\s+\S+en$))/i;

/** The kind of thing that a request to remove, rename or move something names as its object ("lösche die Notiz"). */
export function objectKind(text: string): ObjectKind | undefined {
  for (const [verb, start, end] of STARTS) {
    const length =
      start.exec(text)?.[0].length ??
      (end.test(text) ? opening("").exec(text)?.[0].length : undefined);
    if (length === undefined) continue;
    const rest = text.slice(length).replace(end, "");
    const found = objectIn(rest);
    return found && { verb, ...found };
  }
  return undefined;
}

function objectIn(rest: string): Omit<ObjectKind, "verb"> | undefined {
  const article =
    /^(?:bitte\s+|mal\s+)*(?:der|die|das|den|dem|diese[nrs]?|mein\p{L}*|unser\p{L}*|ein\p{L}*)\s+/iu.exec(
      rest,
    )?.[0] ?? "";
  const named = rest.slice(article.length);
  const object = named.slice(0, BREAK.exec(named)?.index ?? named.length).trim();
  const noun = nounOf(object.toLowerCase().split(/\s+/).at(-1) ?? "");
  const kinds = KINDS.get(noun);
  return kinds && { noun, kinds, isMany: MANY.test(rest.trim()) };
}

/** A compound is of the kind its last part names: "Zahnarzttermin", "Einkaufsnotiz". */
function nounOf(word: string): string {
  if (KINDS.has(word)) return word;
  const last = [...KINDS.keys()].filter((noun) => noun.length > 4 && word.endsWith(noun));
  return last.toSorted((one, other) => other.length - one.length)[0] ?? word;
}

const AS_KIND = new RegExp(
  `${BEGIN}als\\s+(?:wiederkehrende[nrs]?|regelmäßige[nrs]?|tägliche[nrs]?|wöchentliche[nrs]?|monatliche[nrs]?|jährliche[nrs]?|wiederholte[nrs]?)\\s+(?:${NOUNS.map(([, nouns]) => nouns.replaceAll(" ", "|")).join("|")})${END}`,
  "giu",
);

/** Where a request says what kind of thing is to be made of something ("als wöchentlichen Termin"): no part of its name. */
export function saidAsKind(text: string): readonly Region[] {
  return [...text.matchAll(AS_KIND)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}

/** Acts that no tool does, each the opposite of one that some tool does. */
const UNDONE = {
  close: new RegExp(`${BEGIN}(?:schließ\\p{L}*|beende\\p{L}*|mach\\s.*\\szu)${END}`, "iu"),
  replace: new RegExp(
    `${BEGIN}(?:schließ\\p{L}*|kopier\\p{L}*|umbenennen|benenne?|duplizier\\p{L}*)${END}`,
    "iu",
  ),
  move: new RegExp(
    `${BEGIN}(?:verschieb\\p{L}*|verleg\\p{L}*|änder\\p{L}*)\\s.*(?:wecker|timer|alarm)\\s.*\\sauf\\s`,
    "iu",
  ),
} as const;

/** Whether words ask for such an act. */
export function asksFor(act: UndoneAct, text: string): boolean {
  return UNDONE[act].test(text);
}

/** To be had from somebody else: nothing here sees to it. */
const BEYOND = new RegExp(
  `^(?:bitte\\s+)?(?:lass|lasse)\\s.*\\s(?:bestellen|liefern|bezahlen|kaufen)${END}`,
  "iu",
);

/** Whether words want something ordered, paid or seen to by others. */
export function isBeyond(text: string): boolean {
  return BEYOND.test(text);
}

const ANEW =
  /^(?:(?:bitte|und|dann|also|ach)[,\s]+)*(?:trage?|setze?|packe?|lege?|plane?|schiebe?|blocke?|reservier\p{L}*)\s+(?:mir\s+|noch\s+)*(?:eine?n?)\s+\p{L}/iu;

/** "Trag einen Spaziergang nach der Sitzung ein": etwas Neues, was auch sonst genannt wird. */
export function isAnew(text: string): boolean {
  return ANEW.test(text);
}
