import type { Fact, Place, Question } from "../../contract/questions.ts";
import { BEGIN, END, opening } from "../openings.ts";

/** What may stand before a question that isn't asked outright. */
const ASKED = `(?:(?:(?:sag(?:en sie|st du)?|verrat|erzähl)${END}(?:\\s+(?:mir|uns|mal|bitte|doch|noch))*|weißt du(?:\\s+(?:noch|noch mal|zufällig|vielleicht))*|wissen sie(?:\\s+(?:noch|zufällig))*|ich (?:weiß|wüsste)${END}(?:\\s+(?:gern|gerne|nicht|mehr|nur|schon))*|guck(?:st du)?(?:\\s+(?:mal|bitte|nach))*|schau(?:st du)?(?:\\s+(?:mal|bitte|nach))*)[,:]?\\s+)?`;
const asks = (words: string): RegExp => opening(`${ASKED}(?:${words})`, "iu");
const word = (words: string): string => `(?:${words})${END}`;

/** "Wie lange noch bis zum Urlaub", counted from now. */
const UNTIL = asks(
  `wie ${word("lange?|viele?")}\\s+(?:(?<unit>tage?|wochen?|nächte|mal schlafen)\\s+)?(?:\\p{L}+\\s+){0,4}?${word("bis")}`,
);
const COUNT = asks(`${word("wieviele?|wie viele?")}|${word("zähl|zähle")}`);

/** What was, and not what was to be: "wann war noch mal der Zahnarzt". */
const WAS = asks(
  `(?!.*${BEGIN}${word("nochmal|noch mal|gleich|wieder")})wann ${word("war|waren|hatten?|kam|kamen|wurden?")}`,
);

const FACTS: readonly (readonly [Fact, RegExp])[] = [
  [
    "birthday",
    asks(
      `(?=.*${BEGIN}${word("geburtstag|geburtsdatum|geboren")})${word("wann|an welchem tag|am wievielten|was|wie")}`,
    ),
  ],
  ["age", asks(`wie alt${END}`)],
  [
    "kept",
    asks(
      `(?:in|auf) welche[mrn]?\\s+(?:\\p{L}*)${word("kalender|liste|\\p{L}*kalender|\\p{L}*liste")}`,
    ),
  ],
  ["mail", asks(`(?=.*${BEGIN}e?-?mail-?adresse)${word("was|wie|welche\\p{L}?")}`)],
  [
    "number",
    asks(
      `(?=.*${BEGIN}(?:\\p{L}*nummer|\\p{L}*nr)${END})(?!.*${BEGIN}(?:haus|konto|rechnungs|kunden|bestell|sende?|sendungs|vertrags)\\p{L}*)${word("was|wie|welche\\p{L}?|haste?|hast du|hab ich|habe ich|gib mir")}|wie ${word("erreiche?|erreich")}`,
    ),
  ],
  [
    "address",
    asks(
      `(?=.*${BEGIN}(?:adresse|anschrift)${END})${word("was|wie|welche\\p{L}?")}|wo${END}[^,]*${BEGIN}${word("wohnt|wohnen")}`,
    ),
  ],
  [
    "firm",
    asks(
      `wo${END}[^,]*${BEGIN}${word("arbeitet|arbeiten|angestellt")}|bei ${word("welcher|wem")}[^,]*${BEGIN}${word("arbeitet|arbeiten")}`,
    ),
  ],
  [
    "who",
    asks(
      `wer (?:ist|war)\\s+(?:(?:denn|noch mal|nochmal|eigentlich)\\s+)*(?-i:\\p{Lu})[\\p{L}-]+(?:\\s+(?-i:\\p{Lu})[\\p{L}-]+)?(?:\\s+(?:noch mal|nochmal|denn|eigentlich))*\\W*$`,
    ),
  ],
  ["job", asks(`was${END}[^,]*${BEGIN}${word("beruflich|beruf|von beruf")}`)],
  ["with", asks(`${word("mit wem")}|wer${END}[^,]*${BEGIN}${word("dabei|mit|eingeladen|kommt")}`)],
  ["long", asks(`${word("wie lange?|von wann bis wann")}`)],
  [
    "when",
    asks(
      `${word("wann|um wie ?viel uhr|bis wann|ab wann|seit wann|an welchem (?:tag|datum)|am wievielten|wie spät|zu welcher (?:zeit|uhrzeit)")}`,
    ),
  ],
  [
    "where",
    asks(
      `(?:wo(?!ran|rum|mit|für|von|zu|bei|rauf|nach|vor)|in welche[mr] (?:raum|zimmer|ort|halle|restaurant|stadt|straße|gebäude)|an welchem ort)${END}`,
    ),
  ],
];

/** "Der nächste Termin"; "nächste Woche" is a time. */
const PLACE = new RegExp(
  `${BEGIN}(?<place>nächst|kommend|letzt|neust|neuest|jüngst|erst)(?:e[nrsm]?)?${END}(?!\\s+(?:woche|monat|jahr|mal|wochenende|tage?n?|stunden?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nacht|zeit)\\p{L}*)`,
  "iu",
);
const AT_END = new Set(["letzt", "neust", "neuest", "jüngst"]);
const ONE = asks(word("was|welche\\p{L}?|wer|von wem|wessen"));
/** "Lies mir die letzte Mail vor": one record, and more of it than that it is there. */
const OPENED = asks(
  `(?:lies|lese|öffne)${END}\\s+(?:(?:mir|uns|mal|bitte)\\s+)*(?:(?:die|das|den|meine|mein|meinen)\\s+)?(?:aller)?(?:letzte|neueste|neuste)[nr]?\\s+(?!\\d|zwei|drei|vier|fünf|paar)`,
);
const WHICH = asks(word("welche[rsnm]?\\s+(?:von|davon|\\p{L}+\\s+(?:ist|war|hat))"));
/** "Hab ich am Freitag was", "steht was an"; "kannst du" and "hast du" ask somebody else. */
const WHETHER = asks(
  `(?:hab|habe|haben|hatte|hatten|bin|sind|muss|müssen|treff|treffe|treffen)['’]?\\s+(?:ich|wir)${END}|(?:ist|sind|war|waren|hat|haben|kommt|kommen|gibt|steht|stehen|liegt|läuft)\\s+(?!mit${END})(?:es|da|das|der|die|den|dem|ein|eine|mein\\p{L}*|unser\\p{L}*|noch|schon|heute|morgen|übermorgen|am|im|was|etwas|irgend\\p{L}*|jemand|er|sie|\\p{Lu}\\p{L}+)${END}`,
);
/** Whether oneself wrote to somebody, or answered. */
const ANSWERED = asks(
  `(?:hab|habe|haben|hatte)\\s+(?:ich|wir)${END}.*${BEGIN}${word("geantwortet|zurückgeschrieben|beantwortet")}`,
);
const WROTE = asks(
  `(?:hab|habe|haben|hatte)\\s+(?:ich|wir)${END}.*${BEGIN}${word("geschrieben|geschickt|gemailt|gesimst")}`,
);
const OPEN = asks(
  word(
    "was|wer|wem|wen|wessen|wie|warum|wieso|weshalb|wozu|wofür|womit|woran|worum|wovon|wohin|woher|welche\\p{L}?|von wem|zu wem|für wen|an wen|mit was|in welche\\p{L}?|auf welche\\p{L}?|ab welche\\p{L}?",
  ),
);
/** These ask for something to be done, or about the assistant. */
const NONE = asks(
  word(
    "wie (?:kann|könnte|lösch\\p{L}*|verschieb\\p{L}*|mach\\p{L}*|stell\\p{L}*)\\s+(?:ich|man)|warum|wieso|was kannst du|wer bist du|was bist du|wie heißt du|wie geht'?s|wie geht es dir|wie wäre|wie wär'?s|was ist mit|was wenn|was wäre",
  ),
);

/** The kind of answer that a German question wants. */
export function questionIn(text: string): Question | undefined {
  const words = text.trim().replace(/[\s?.!]+$/u, "");
  if (NONE.test(words)) return undefined;
  const until = UNTIL.exec(words);
  if (until) return { form: "until", unit: isWeeks(until.groups?.["unit"]) ? "week" : "day" };
  if (COUNT.test(words)) return { form: "count" };
  if (OPENED.test(words)) return { form: "one", place: { from: "end", nth: 0 }, opens: true };
  const place = placeIn(words);
  const fact = FACTS.find(([, asked]) => asked.test(words))?.[0];
  if (fact) return { form: "fact", fact, place, ...(WAS.test(words) ? { isPast: true } : {}) };
  if (place && ONE.test(words)) return { form: "one", place };
  if (WHICH.test(words)) return { form: "which" };
  if (WHETHER.test(words)) return { form: "whether", ...ownIn(words) };
  return OPEN.test(words) ? { form: "open" } : undefined;
}

function isWeeks(unit: string | undefined): boolean {
  return /^woche/iu.test(unit ?? "");
}

function placeIn(words: string): Place | undefined {
  const found = PLACE.exec(words)?.groups?.["place"]?.toLowerCase();
  if (found !== undefined) return { from: AT_END.has(found) ? "end" : "start", nth: 0 };
  return /(?:^|\s)zuletzt$/iu.test(words) ? { from: "end", nth: 0 } : undefined;
}

function ownIn(words: string): { readonly own?: "wrote" | "answered" } {
  if (ANSWERED.test(words)) return { own: "answered" };
  return WROTE.test(words) ? { own: "wrote" } : {};
}
