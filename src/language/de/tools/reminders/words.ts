import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { remindersPhrases } from "./phrases.ts";

const DONE = split(
  "erledigt,erledigte,erledigten,fertig,abgehakt,abgehakte,geschafft,schon gemacht",
);
const PRIORITY = {
  none: ["keine Priorität", "ohne Priorität"],
  low: ["niedrige Priorität", "nicht dringend", "unwichtig"],
  medium: ["mittlere Priorität", "normale Priorität"],
  high: ["dringend", "wichtig", "hohe Priorität", "höchste Priorität"],
};

const DUE = {
  overdue: ["überfällig", "überfällige", "verpasst", "versäumt"],
  week: ["diese Woche", "in den nächsten sieben Tagen", "kommende Woche"],
  none: ["ohne Datum", "ohne Termin", "irgendwann"],
  all: ["alle", "alles", "sämtliche"],
};

export const reminders: DomainWords = {
  phrases: remindersPhrases,
  progress: "Ich sehe bei deinen Erinnerungen nach.",
  heard: "Erinnerungen",
  asks: {
    "reminders.create": { title: "Woran soll ich erinnern?" },
    "reminders.update": { title: "Wie soll es heißen?" },
  },
  does: {
    "reminders.create": "an etwas erinnern oder etwas auf eine Liste setzen",
    "reminders.list": "offene Erinnerungen zeigen",
    "reminders.complete": "eine Erinnerung abhaken oder wieder öffnen",
    "reminders.update": "eine Erinnerung ändern",
    "reminders.delete": "eine Erinnerung löschen",
  },
  shows: {
    "reminders.create": "Diese Erinnerung setzen?",
    "reminders.complete": "Das abhaken?",
    "reminders.update": "Diese Erinnerung ändern?",
  },
  carriers: {
    read: `
      erinnerung erinnerungen aufgabe aufgaben todo todos liste listen zettel fällig überfällig offen offene erledigen erledigt
      machen lies vorlesen zeig prüf steht stehen heute noch zu muss erinnert erinnern sachen dinge nächste`,
    write: `
      erinnere erinner erinnern erinnerung aufgabe liste setz setze pack packe schreib schreibe leg lege füge hinzu neue neuen
      mach vergiss denk merk hak hake ab abhaken markier markiere erledigt fertig lösch lösche löschen streich streiche nimm
      weg entferne verschieb verschiebe ändere benenne um`,
  },
  choices: {
    "reminders.list": { done: { true: DONE }, due: DUE },
    "reminders.create": { priority: PRIORITY },
    "reminders.update": { priority: PRIORITY },
    "reminders.complete": {
      undo: {
        true: split("nicht erledigt,doch nicht,Haken weg,wieder öffnen,wieder offen,noch nicht"),
      },
    },
  },
};
