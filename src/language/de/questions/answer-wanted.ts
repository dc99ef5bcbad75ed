import type { AnswerKind, Held, Wanted } from "../../contract/questions.ts";
import { words } from "../../words.ts";
import { kindsNamed } from "../objects.ts";
import { BEGIN, END } from "../openings.ts";
import { terms } from "../terms.ts";
import { tokenise } from "../tokenise.ts";

const kind = (said: string): RegExp => new RegExp(`${BEGIN}(?:${said})${END}`, "iu");

/** What the words that ask want, the most particular first. */
const KINDS: readonly (readonly [AnswerKind, RegExp])[] = [
  ["length", kind("wie lange?")],
  [
    "price",
    kind(
      `(?:was|wie ?viel)${END}.*(?:kostet|kosten|zahlen|zahle|zahlt|bezahlt|miete|preis|gebühr|beitrag|schulde|schuldet|nehm|nehme|nehmen)|wie teuer|wie hoch.*(?:miete|rechnung|gebühr\\p{L}*|beitrag|preis|selbstbeteiligung|kosten|rate|kaution)|was.*an (?:miete|gebühren)`,
    ),
  ],
  ["time", kind("wann|um wie ?viel uhr|an welchem tag|bis wann|ab wann|wie spät|am wievielten")],
  [
    "number",
    kind(
      "wie ?viele?|wie (?:groß|hoch|schwer|breit|alt)|welche (?:größe|seite|reihe|nummer|menge)",
    ),
  ],
  ["person", kind("wer|wem|wen|wessen")],
  ["place", kind("wo|wohin|in welche[mr] (?:raum|halle|zimmer|ort)")],
  ["code", kind("code|pin|passwort|kennwort|nummer|aktenzeichen|kombination")],
];

/** What says how something is asked for: it need not stand beside the answer. */
const ASKING = words(
  "kostet kosten preis summe gebühr miete rechnung zahlen zahle zahlt bezahlt viel viele nummer code zeit tag datum name " +
    "sagte gesagt sagt schrieb geschrieben schreibt schickte geschickt stand steht stehen kommt kam gekommen " +
    "brauche brauchen muss müssen soll sollen treffen nehme nehm nehmen bringen bringe weißt jahr guck schau nachgucken " +
    "hoch lang lange teuer groß alt",
);
const ASKING_STEMS = new Set([...ASKING].map(terms.stemOf));

const TEXTS: ReadonlySet<string> = new Set(["note", "mail", "message", "file"]);
const OF_RECORD = new RegExp(
  `^(?:[^?]*?${BEGIN})?(?:(?:such|finde?|zeig|öffne|lies)\\p{L}*\\s+(?:mir\\s+)?(?:mal\\s+)?(?:die|das|den|meine?n?)\\s+\\p{L}+${END}|wie viele\\s+(?:neuen?\\s+|ungelesenen?\\s+)?(?:e-?mails|mails|nachrichten|sms|notizen|dateien)${END}|von wem${END}[^?]*${BEGIN}(?:mail|nachricht|sms)|wo (?:ist|liegt|hab ich|habe ich)${END}[^?]*${BEGIN}(?:datei|notiz|mail))`,
  "iu",
);

/** The kind of thing a German question wants from a text, and its words that say only that. */
export function wantedIn(text: string): Wanted {
  const said = tokenise(text).map(({ word }) => word);
  return {
    kind: KINDS.find(([, pattern]) => pattern.test(text))?.[0],
    asking: said.filter((word) => ASKING.has(word) || ASKING_STEMS.has(terms.stemOf(word))),
    sources: [...new Set(said.flatMap((word) => kindsNamed(word)))].filter((one) => TEXTS.has(one)),
    isOfRecord: OF_RECORD.test(text),
  };
}

const CURRENCY = /\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?(?:euro|cent|franken|eur|chf)(?!\p{L})/iu;
/** "14 Tage", "20 kg": a number of something else is no price. */
const OTHER_UNIT =
  /\d[\d.,]*\s?(?:%|prozent|sekunden?|minuten?|min|stunden?|std|uhr|tage?n?|wochen?|monate?n?|jahre?n?|kg|g|gramm|km|meter|m|cm|mm|ml|liter|l|personen|leute|gäste)(?!\p{L})/giu;
/** "Frau Ahlers", "Tom Berg": German writes every noun large, so one alone is no name. */
const NAME =
  /(?:^|[\s,:])(?:Herrn?|Frau|Dr\.?|Familie)\s+\p{Lu}|\p{Lu}\p{L}+\s+\p{Lu}\p{L}+(?=[\s,.]|$)/u;
const PLACE = new RegExp(
  `${BEGIN}(?:in|im|auf|unter|hinter|bei|beim|neben|über|am|an|vor|gegenüber)\\s+(?:(?:der|dem|den|das|die|einer|einem|meiner|meinem|unserer|unserem)\\s+)?\\p{Lu}`,
  "u",
);

/** What kinds of answer the letters of a German text hold. */
export function holdsIn(text: string): ReadonlySet<Held> {
  const hasNumber = /\d/u.test(text);
  const held: readonly (readonly [Held, boolean])[] = [
    ["price", CURRENCY.test(text)],
    ["amount", CURRENCY.test(text) || /\d/u.test(text.replaceAll(OTHER_UNIT, ""))],
    ["number", hasNumber],
    ["code", hasNumber],
    ["person", NAME.test(text)],
    ["place", PLACE.test(text)],
    ["question", /\?["”’»“)]*\s*$/u.test(text)],
  ];
  return new Set(held.flatMap(([one, holds]) => (holds ? [one] : [])));
}
