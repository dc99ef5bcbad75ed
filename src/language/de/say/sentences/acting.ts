import type { ActingSentences, WarningSentences } from "../../../contract/sentences/acting.ts";
import { sayUndone } from "./undone.ts";

export const acting: ActingSentences = {
  failed: (reason) => `Das ist fehlgeschlagen: ${reason}`,
  tooLong: "Das hat zu lange gedauert, darauf warte ich nicht mehr.",
  cutOff: "Das hat kein Ende genommen, also habe ich es abgebrochen.",
  noRecord: (handle) => `In diesem Gespräch gibt es kein ${handle}.`,
  tooMany: (most) =>
    `Das sind mehr als die ${most}, die ich auf einmal ändere. Welche davon zuerst?`,
  hasChanged: "Das hat sich nach der Frage geändert, also habe ich es gelassen.",
  noJournal: "Ich kann gerade kein Protokoll führen, also habe ich es gelassen.",
  doneAfterAll: (done) => `Das ist doch noch geschehen: ${done}`,
  notDone: (reason) => `Das ist nicht geschehen: ${reason}`,
  stoppedAfter: (done, of, reason) => `Getan sind ${done} von ${of}, dann war Schluss: ${reason}`,
  andMore: (count, of) => `Und noch ${count} ebenso, zusammen ${of}.`,
  nobodyAnswered: "Niemand hat geantwortet, das heißt nein.",
  cutOffBefore: (when, what) =>
    `Ich wurde unterbrochen: ${when}. Das kann geschehen sein; wiederholt habe ich es nicht: ${what}`,
  missed: (time, title) => `Verpasst um ${time}: ${title}`,
  undone: sayUndone,
  cantTakeBack: (done) => `Das lässt sich nicht rückgängig machen: ${done}`,
  partlyBack: (back, of, lost) => `${back} von ${of} sind zurück. ${lost.join(" ")}`,
  allBack: (count) => `Alle ${count} sind wieder wie zuvor.`,
  waitsInOutbox: "Das Gesendete liegt im Postausgang und geht beim nächsten Start hinaus.",
};

export const warning: WarningSentences = {
  allOf: (count) => `Alle ${count}?`,
  takeBack: (done) => `Das Letzte rückgängig machen? ${done}`,
  unsaid: (value, field, sources) => {
    const from = sources.length === 0 ? "" : ` Es kann stammen aus: ${sources.join(", ")}.`;
    const name = field === undefined ? "" : ` (${fieldOf(field)})`;
    return `Das wurde nicht gesagt${name}: ${value}.${from}`;
  },
  unnamed: (_, record) => `Das wurde nicht genannt: ${record}.`,
  mixedLetters: (word) =>
    `Vorsicht: „${word}“ enthält Buchstaben anderer Schriften, die diesen gleichen.`,
  field: fieldOf,
};

function fieldOf(name: string): string {
  return FIELDS[name] ?? name;
}

/** What the fields of the tools are called. */
const FIELDS: Readonly<Record<string, string>> = {
  all: "alle",
  at: "um",
  body: "Text",
  calendar: "Kalender",
  cc: "Kopie an",
  command: "Befehl",
  cwd: "Ordner",
  due: "fällig",
  duration: "Dauer",
  end: "Ende",
  event: "Termin",
  folder: "Ordner",
  from: "von",
  id: "was",
  input: "Eingabe",
  label: "Name",
  list: "Liste",
  location: "Ort",
  mail: "Mail",
  name: "Name",
  note: "Notiz",
  notes: "Notizen",
  path: "Datei",
  paths: "Dateien",
  priority: "Priorität",
  query: "Suche",
  reminder: "Erinnerung",
  repeat: "Wiederholung",
  start: "Anfang",
  subject: "Betreff",
  target: "Ziel",
  text: "Text",
  timer: "Timer",
  title: "Titel",
  to: "an",
  who: "wer",
  with: "mit",
};
