import type { ClaimedAct } from "../contract/answers.ts";
import type { ForbiddenAct } from "../contract/requests.ts";
import { BEGIN, END } from "./openings.ts";

const DONE =
  "gesendet|geschickt|abgeschickt|verschickt|hinzugefügt|eingetragen|angelegt|erstellt|gestellt|eingestellt|gesetzt|gelöscht|entfernt|verschoben|verlegt|geplant|gebucht|geändert|gespeichert|gestartet|gestoppt|angehalten|abgesagt|storniert|erledigt|abgehakt|markiert|umbenannt|beantwortet|geantwortet|weitergeleitet|geöffnet|abgespielt|pausiert|kopiert|geschrieben|verfasst|gemacht|notiert|angerufen|bestellt|ausgeführt|eingeschaltet|ausgeschaltet|aktualisiert";
/** Up to the end of a clause, where German puts the participle. */
const ON = String.raw`[^.!?;:]*?`;
const DENIED = `(?!${ON}${BEGIN}(?:nicht|nichts|keine?[nrsm]?)${END})`;
const OWN = new RegExp(
  [
    `${BEGIN}(?:ich habe?|habe? ich|ich hab['’]|wir haben|haben wir)${END}${DENIED}${ON}${BEGIN}(?:${DONE})${END}`,
    `${BEGIN}(?:${DONE})\\s+habe${END}`,
    `${BEGIN}(?:wurden?|wird|werden)${END}${DENIED}(?!${ON}${BEGIN}(?:von|vom|durch)${END})${ON}${BEGIN}(?:${DONE})${END}`,
    `^\\P{L}*(?:alles |schon |ist )?(?:${DONE}|fertig)${END}`,
    `${BEGIN}(?:ich werde|werde ich)${END}(?!${ON}${BEGIN}(?:müssen|brauchen|können)${END})${DENIED}${ON}${BEGIN}\\p{Ll}+(?:en|ern|eln)${END}`,
  ].join("|"),
  "iu",
);
const TOLD = new RegExp(
  [
    `${BEGIN}(?:ist|sind|war|waren|wurden?|wird|werden)${END}${DENIED}${ON}${BEGIN}(?:${DONE})${END}`,
    `${BEGIN}(?:${DONE})\\s+(?:wurden?|worden|wird|ist|sind)${END}`,
  ].join("|"),
  "iu",
);

const ACTS: readonly (readonly [ForbiddenAct, RegExp])[] = [
  [
    "send",
    words(
      "gesendet|geschickt|abgeschickt|verschickt|beantwortet|geantwortet|weitergeleitet|schicken|senden",
    ),
  ],
  ["remove", words("gelöscht|entfernt|abgesagt|storniert|löschen|entfernen")],
];

function words(list: string): RegExp {
  return new RegExp(`${BEGIN}(?:${list})${END}`, "iu");
}

/** "Ich habe es verschoben", "es wurde verschoben": ours; "wurde von Tom verschoben", "ist verschoben": told of. */
export function claimedAct(text: string): ClaimedAct | undefined {
  const [own] = OWN.exec(text) ?? [];
  if (own !== undefined) return { whose: "own", act: ACTS.find(([, said]) => said.test(own))?.[0] };
  return TOLD.test(text) ? { whose: "told", act: undefined } : undefined;
}
