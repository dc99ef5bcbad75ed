import type { FieldTold } from "../../contract/cues.ts";
import { fieldToldBy } from "../../clauses/field-told.ts";

const FIELDS = {
  location: "ort|treffpunkt|veranstaltungsort|adresse",
  notes: "notiz|bemerkung|beschreibung",
} as const;

const POLITE = String.raw`[\s,]*(?:bitte|danke)?[\s.!]*$`;
const BEFORE = String.raw`^(?:(?:und|nein|ach|also|bitte|dann)[\s,]+)*`;
const ITS = String.raw`(?:der|die|den|das|als|seinen?|dessen)\s+`;
const LED = String.raw`(?:(?:auf|in|im|zu)\s+)?`;

const NO_VALUE = /^(?:es|das|dort|da|hier|der|die|den)$/iu;

const inFields = fieldToldBy({
  fields: FIELDS,
  frames: (field) =>
    [
      String.raw`(?:ändere?|setze?|mache?|aktualisiere?)\s+(?:${ITS})?(?:${field})\s+(?:davon\s+)?${LED}(?<value>\S.*?)`,
      String.raw`(?:trage?|schreibe?|setze?|nimm)\s+(?<value>\S.*?)\s+als\s+(?:${field})(?:\s+ein)?`,
      String.raw`(?:${ITS})?(?:${field})\s*(?:ist\s+|:\s*)(?:jetzt\s+)?${LED}(?<value>\S.*?)`,
    ].map((frame) => new RegExp(`${BEFORE}${frame}${POLITE}`, "iu")),
  noValue: NO_VALUE,
});

const named = fieldToldBy({
  fields: { title: "es|das|ihn|sie|den|die" },
  frames: (thing) => [
    new RegExp(
      String.raw`${BEFORE}nenne? (?:${thing})\s+(?<value>(?:(?!,\s+(?:und|aber|dann)\s|\s+und\s).)+?)(?:,\s+(?:damit|weil|sonst)\s.*)?${POLITE}`,
      "iu",
    ),
  ],
  noValue: NO_VALUE,
});

/** "Der Ort ist die Mühle", "nenn es Mühlentee": the latter of whatever is newest. */
export function fieldTold(text: string): FieldTold | undefined {
  const name = named(text);
  return name ? { ...name, isOfNewest: true } : inFields(text);
}
