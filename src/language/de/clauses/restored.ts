import { restoredBy } from "../../clauses/restored.ts";
import { staysBy } from "../../clauses/stays.ts";

const WAS = String.raw`(?:wie|wo|so wie)\s+(?:es|er|sie)\s+(?:war|ist|stand|lag)|(?:so )?wie (?:vorher|zuvor)`;
const THING = String.raw`(?<thing>(?:(?!\s(?:und|aber)\s)[^,.;!?]){1,50}?)`;

const CLAUSES = {
  mark: /[.;:!?–—]+\s+|,\s+(?!wie\s|wo\s)|\s+(?=(?:und|aber)\s)/iu,
  opening: /^(?:(?:oh|ach|nein|und|aber|also|dann|bitte|doch)(?!\p{L})[\s,]*)*/iu,
};

/** "Lass es drin": what was put somewhere stays there. */
export const staysDone = staysBy({
  ...CLAUSES,
  staying: [
    /^lass\s+(?:es|das|ihn|sie)\s+(?:ruhig\s+)?(?:drin|drauf|da|dort|auf der liste|im kalender)$/iu,
  ],
});

/** What a text wants to be as it was: "der Zahnarzt bleibt, verschieb den Friseur". */
export const restoredIn = restoredBy({
  ...CLAUSES,
  restoring: [
    String.raw`(?:leg|stell|setz|schieb|mach)e?\s+${THING}\s+(?:wieder\s+)?zurück(?:,?\s+(?:${WAS}))?`,
    String.raw`${THING}\s+bleibt(?:,?\s+(?:${WAS}|dabei|stehen|am\s.+|um\s.+))?`,
    String.raw`lass\s+${THING}(?:,?\s+(?:${WAS}|in Ruhe|stehen))`,
    String.raw`(?:mach)e?\s+(?<thing>das|es)\s+rückgängig`,
    String.raw`${THING}\s+ist\s+noch\s+(?:offen|nicht erledigt|zu erledigen)`,
  ].map((words) => new RegExp(`^${words}$`, "iu")),
});
