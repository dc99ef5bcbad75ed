import { BEGIN, END } from "./openings.ts";

const DONE =
  "gesendet|geschickt|abgeschickt|verschickt|hinzugefügt|eingetragen|angelegt|erstellt|gestellt|eingestellt|gesetzt|gelöscht|entfernt|verschoben|verlegt|geplant|gebucht|geändert|gespeichert|gestartet|gestoppt|angehalten|abgesagt|storniert|erledigt|abgehakt|markiert|umbenannt|beantwortet|geantwortet|weitergeleitet|geöffnet|abgespielt|pausiert|kopiert|geschrieben|verfasst|gemacht|notiert|angerufen|bestellt|ausgeführt|eingeschaltet|ausgeschaltet|aktualisiert";
/** Up to the end of a clause, where German puts the participle. */
const ON = String.raw`[^.!?;:]*?`;
const DENIED = `(?!${ON}${BEGIN}(?:nicht|nichts|keine?[nrsm]?)${END})`;
const ACTS = new RegExp(
  [
    `${BEGIN}(?:(?:ich habe?|habe? ich|ich hab['’]|wir haben|haben wir)${END}|(?:ist|sind|wurden?|wird|werden)${END})${DENIED}${ON}${BEGIN}(?:${DONE})${END}`,
    `${BEGIN}(?:${DONE})\\s+(?:habe?|wurden?|worden|wird)${END}`,
    `^\\P{L}*(?:alles |schon |ist )?(?:${DONE}|fertig)${END}`,
    `${BEGIN}(?:ich werde|werde ich)${END}(?!${ON}${BEGIN}(?:müssen|brauchen|können)${END})${DENIED}${ON}${BEGIN}\\p{Ll}+(?:en|ern|eln)${END}`,
  ].join("|"),
  "iu",
);

/** Says that something was done, or will be by itself. */
export function claimsAct(text: string): boolean {
  return ACTS.test(text);
}
