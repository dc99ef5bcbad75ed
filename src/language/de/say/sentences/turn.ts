import { offeredTitles } from "../../../say/offered-titles.ts";
import type { Choice, TurnSentences } from "../../../contract/sentences/turn.ts";
import { sayList } from "../say-list.ts";

const NOTHING_DONE = "Also habe ich nichts getan.";

export const turn: TurnSentences = {
  ask: {
    whatExactly: "Was genau?",
    names: "einem Namen, der zur Auswahl stand",
    which: (kind) => WHICH[kind] ?? "Was genau?",
    wanting: {
      when: "Wann?",
      duration: "Wie lange?",
      person: "An wen?",
      number: "Wie viel?",
      text: "Was soll drinstehen?",
    },
    oneOf,
  },
  owed: {
    nothingDone: NOTHING_DONE,
    undecidable: (words) =>
      `Ob das so ist („${words}“), kann ich nicht feststellen. ${NOTHING_DONE}`,
    notFound: (words) => `Das Gesuchte („${words}“) habe ich nicht gefunden. ${NOTHING_DONE}`,
    unlimited: (words) =>
      `Was mit „${words}“ gemeint ist, weiß ich nicht sicher. ${NOTHING_DONE} Von welchen Tagen, von welcher Liste oder von wem?`,
    written: (title) =>
      `Aus „${title}“ kann ich nichts herausnehmen, also habe ich nichts getan. Vorlesen oder ergänzen kann ich es.`,
    whichOf: (words, titles) => {
      const [first = "", ...others] = offeredTitles(titles, "oder anderes");
      const isSeries = others.length === 0;
      const names = isSeries ? `${titles.length}-mal ${first}` : [first, ...others].join("; ");
      return `Was ist mit „${words}“ gemeint: ${names}? Noch habe ich nichts getan.`;
    },
    tooMany: "Das ist mehr, als ich auf einmal ändere. Von welchen Tagen, oder von wem?",
    notSoMany: (found, said) => `Das sind ${found}, nicht ${said}. Was ist gemeint?`,
    noneMeant: `Davon ist nichts gemeint. ${NOTHING_DONE}`,
  },
  news: ({ title, how, when = "" }) =>
    how === "gone"
      ? `${title} fällt aus`
      : `${title} ist ${how === "changed" ? "jetzt " : ""}${when}`.trim(),
  answer: {
    tooMuch: "Das ist mehr, als ich auf einmal aufnehmen kann. Was soll ich zuerst tun?",
    wont: "Gut, das lasse ich.",
    cant: (nearest) =>
      nearest === undefined
        ? "Das kann ich hier nicht."
        : `Das kann ich hier nicht. Am nächsten kommt: ${nearest}.`,
    ringsOnlyHere: "Es klingelt nur, solange sotto läuft.",
    isEmpty: "Da steht nichts.",
    foundNothing: "Ich habe nichts gefunden.",
    rows: (rows, left) => `${rows.join("; ")}${left > 0 ? `; und noch ${left}` : ""}.`,
    furtherRows: (rows) => `Weiter: ${rows.join("; ")}.`,
    part: (at, of, canGoOn) =>
      `Das war Teil ${at} von ${of}. ${canGoOn ? "Weiter geht es mit „weiter“." : "Weiter geht es in einem Gespräch: sotto, oder --session NAME."}`,
    lastPart: "Das war der letzte Teil.",
    allRows: "Das waren alle.",
    notLookedUp: (count) =>
      `Es gibt noch ${count}, die ich nicht nachgesehen habe. Weniger auf einmal geht, etwa die von einem Tag.`,
  },
  conversation: {
    stopped: "Angehalten.",
    apology: "Das habe ich leider nicht herausbekommen.",
    crashed: "Mein Modell ist leider abgestürzt. Bitte noch einmal versuchen.",
    closed: "Gut.",
    declined: "Gut, ich habe es gelassen.",
    abilities:
      "Ich kümmere mich um Kalender, Erinnerungen, Mails, Nachrichten, Notizen, Kontakte und Dateien, öffne Programme, spiele Musik, stelle Timer und starte Kurzbefehle. Einfach sagen, was gebraucht wird.",
    nothingSaid: "Ich habe noch nichts gesagt.",
    forgotten: "Ich habe vergessen, worüber wir gesprochen haben.",
    goodbye: "Auf Wiedersehen.",
    nothingToUndo: "Es gibt nichts rückgängig zu machen.",
    lastBefore: (told, how) =>
      `In diesem Gespräch ist nichts geschehen. Das Letzte davor, ${told} ${OFFERS[how]}`,
    thatWas: (told) => `Das war ${told}`,
  },
};

const OFFERS = {
  "can't": "Das lässt sich nicht rückgängig machen.",
  ask: "Rückgängig machen?",
  "by command": "Rückgängig machen: sotto undo",
} as const;

/** What is asked for one of a kind. */
const WHICH: Readonly<Record<string, string>> = {
  app: "Welches Programm?",
  calendar: "Welcher Kalender?",
  event: "Welcher Termin?",
  file: "Welche Datei?",
  folder: "Welcher Ordner?",
  list: "Welche Liste?",
  mail: "Welche Mail?",
  mailbox: "Welches Postfach?",
  message: "Welche Nachricht?",
  music: "Welche Musik?",
  note: "Welche Notiz?",
  person: "Wer?",
  reminder: "Welche Erinnerung?",
  shortcut: "Welcher Kurzbefehl?",
  slot: "Welche Zeit?",
  timer: "Welcher Timer?",
};

/** "Was davon: Ann, Ben oder Cid?", "„Lunch“ gibt es mehrfach: Anna oder Ben?" */
function oneOf({ title, offered, isCut }: Choice): string {
  const names = isCut ? [...offered, "etwas anderes"] : offered;
  const hasCommas = names.some((name) => name.includes(","));
  const [last = "", ...first] = names.toReversed();
  const list = hasCommas ? `${first.toReversed().join("; ")}; oder ${last}` : sayList(names, "or");
  return `${title === undefined ? "Was davon" : `„${title}“ gibt es mehrfach`}: ${list}?`;
}
