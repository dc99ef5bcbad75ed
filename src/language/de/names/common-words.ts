import { STOP_WORDS } from "../stop-words.ts";
import { words } from "../../words.ts";

/** Everyday words of requests, folded. They are never taken for a name that is only like them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ..."heute morgen ubermorgen gestern vorgestern montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend januar februar marz april mai juni juli august september oktober november dezember".split(
    " ",
  ),
  ..."tag tage woche wochen wochenende monat jahr stunde stunden minute minuten sekunde sekunden uhr zeit abend nacht mittag nachmittag vormittag fruh spat halb viertel null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig".split(
    " ",
  ),
  ..."erinnere erinner erinnern erinnerung erinnerungen termin termine kalender treffen besprechung nachricht nachrichten mail mails email notiz notizen liste listen einkaufsliste datei dateien ordner timer wecker alarm musik lied song album lautstarke kontakt kontakte nummer adresse telefonnummer geburtstag aufgabe aufgaben kurzbefehl".split(
    " ",
  ),
  ..."stell stelle setz setze leg lege schreib schreibe schick schicke sende senden ruf rufe anrufen lies lese vorlesen zeig zeige such suche finde find offne offnen spiel spiele start starte stopp stopped pause losch losche loschen verschieb verschiebe trag trage eintragen kauf kaufe kaufen hol hole nimm wirf weck wecke sag sage frag frage antworte antworten steht gibt geht kommt liegt heisst habe weiter zuruck lauter leiser".split(
    " ",
  ),
  ..."neu neue neuen neuer neues alt alte alten gross grosse klein kleine gut gute guten schnell lang lange kurz kurze letzte letzten letzter nachste nachsten nachster erste ersten zweite zweiten dritte dritten wichtig wichtige offen offene fertig erledigt heim haus buro arbeit schule arzt zahnarzt auto zug flug essen brot milch kaffee tee wasser geld brief paket rechnung mull wasche licht text wort worter zeile bild foto wetter regen schnee sonne wind temperatur strasse stadt land wahl spiel film buch schuhe kuche garten kinder leute welt name preis".split(
    " ",
  ),
]);

/** After these a name is spoken of: "ruf Anna an", "die Mail von Mark", "schreib an Tom". */
export const NAME_CUES = words(
  "ruf rufe an von vom mit bei fur frag frage sag sage schreib schreibe schick schicke sende offne starte start und oder kontakt heisst hat ist zu",
);
