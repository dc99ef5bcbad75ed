import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { timersPhrases } from "./phrases.ts";

const UNITS = ["Sekunde", "Sekunden", "Minute", "Minuten", "Stunde", "Stunden"];

/** A length given to a timer that runs, or taken from it. */
const LONGER = {
  true: [
    ...split("länger,verlänger,verlängere,verlängern,mehr Zeit"),
    ...UNITS.flatMap((unit) => [`${unit} mehr`, `${unit} länger`, `${unit} dazu`, `${unit} drauf`]),
  ],
  false: [
    ...split("kürzer,verkürze,verkürz,verkürzen,weniger Zeit"),
    ...UNITS.flatMap((unit) => [`${unit} weniger`, `${unit} kürzer`]),
  ],
};

const ACT = {
  tell: split(
    "wie,wie lange,wie viel,was,wann,welche,zeig,noch übrig,übrig,ist ein,läuft,laufen,habe ich,gestellt",
  ),
  cancel: split(
    "stopp,stoppe,stop,lösch,lösche,löschen,brich,abbrechen,aus,ausmachen,ausschalten,schalt,beende,entferne,weg,brauche nicht,nicht mehr,vergiss",
  ),
  other: split(
    "pausier,pausiere,pausieren,Pause,anhalten,halt,setz fort,fortsetzen,weiterlaufen,umbenenn,umbenennen,benenne,überspring,überspringe,überspringen",
  ),
};

const ALL = {
  true: split(
    "alle Timer,alle Wecker,alle Alarme,alle meine,sämtliche,alle löschen,alle beiden,beide Timer,beide Wecker,die Timer,die Wecker,meine Timer,meine Wecker",
  ),
  false: [],
};

export const timers: DomainWords = {
  phrases: timersPhrases,
  heard: "Timer",
  does: {
    "timers.set": "einen Timer oder Wecker stellen",
    "timers.cancel": "Timer und Wecker abstellen oder ansagen",
  },
  shows: {
    "timers.set": "Diesen Timer stellen?",
    "timers.cancel": "Diesen Timer anhalten?",
  },
  carriers: {
    read: "",
    write: `
      timer wecker alarm eieruhr eiertimer stell stelle setz setze starte start countdown weck wecke wecken aufwecken mach stopp stoppe
      stop lösch lösche beende brich ab aus schalt namens läuft laufen noch minute minuten stunde stunden sekunde sekunden lange
      viel zeit übrig bleibt drauf dazu viertelstunde dreiviertelstunde halbe klingelt klingeln bescheid länger kürzer verlänger mehr weitere gib neuen`,
  },
  choices: {
    "timers.set": { longer: LONGER },
    "timers.cancel": {
      act: ACT,
      all: ALL,
      alarms: {
        true: ["alle Wecker", "alle Alarme", "meine Wecker", "die Wecker", "Wecker"],
        false: [],
      },
      timers: { true: ["alle Timer", "meine Timer", "die Timer"], false: [] },
      longer: LONGER,
    },
  },
};
