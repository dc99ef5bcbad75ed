import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { calendarPhrases } from "./phrases.ts";

/** Which instances of a repeating event are meant. */
const SPAN = {
  this: split(
    "nur diesen,nur diesmal,nur dieses Mal,nur den einen,dieses eine Mal,den nächsten,das nächste,die nächste",
  ),
  future: split(
    "alle künftigen,ab jetzt,von jetzt an,alle folgenden,die ganze Serie,immer,jedes Mal,für immer,endgültig,alle davon",
  ),
};

export const calendar: DomainWords = {
  phrases: calendarPhrases,
  progress: "Ich sehe in deinem Kalender nach.",
  heard: "Kalender",
  asks: {
    "calendar.create_event": { title: "Wie soll der Termin heißen?" },
  },
  does: {
    "calendar.query": "im Kalender nachsehen",
    "calendar.create_event": "einen Termin eintragen",
    "calendar.update_event": "einen Termin verschieben oder ändern",
    "calendar.delete_event": "einen Termin löschen",
    "calendar.find_slots": "freie Zeiten im Kalender finden",
  },
  carriers: {
    read: `
      kalender termin termine terminen terminkalender verabredung verabredungen verabredet treffen besprechung besprechungen
      plan pläne geplant vor an steht stehen liegt ansteht frei zeit lücke findet statt nächste nächsten kommende anstehend anstehende
      tag tages woche lies vorlesen finde finden such suche sehen sieht anfangen beginnt beginn dauert anfängt viele lange`,
    write: `
      kalender termin terminkalender verabredung trag trage eintragen ein leg lege anlegen erstelle erstellen plan plane planen
      setz setze block blocke blockiere mach mache neuer neuen neues neue verschieb verschiebe verschieben verleg verlege verlegen
      schieb schiebe zieh ziehe vor hinten nach ändere ändern benenne umbenennen um lösch lösche löschen streich streiche absagen
      ab sag entferne storniere nimm raus länger kürzer verlänger verkürze dauert fällt`,
  },
  choices: {
    "calendar.create_event": {
      all_day: { true: ["ganztägig", "den ganzen Tag", "ganzer Tag", "ganztags"] },
      // What a number of minutes stands beside where it is an alert.
      alert_min: { minutes: split("erinnerung,erinnere mich,vorher,vorwarnung,hinweis,bescheid") },
    },
    "calendar.update_event": { span: SPAN },
    "calendar.delete_event": { span: SPAN },
  },
};
