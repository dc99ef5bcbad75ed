import { removedBy } from "../../clauses/removed.ts";

const BEFORE = String.raw`^(?:(?:bitte|und|also|dann|ach|kannst du|könntest du)[\s,]+)*`;

export const removed = removedBy({
  alone: new RegExp(
    String.raw`${BEFORE}(?:lösche?|entferne?|streiche?|storniere?|stoppe?|beende?)\s+`,
    "iu",
  ),
  parted: new RegExp(String.raw`${BEFORE}(?:sage?|stelle?|schalte?|schmeiße?|wirf|nimm)\s+`, "iu"),
  behind: /\s+(?:ab|aus|weg|raus|heraus)$/iu,
  polite: /[\s,.!]*(?:(?:bitte|danke|wieder|doch)[\s,.!?]*)*$/iu,
});

/** "Verschieb das in den Ordner Boot", and not into the bin. */
const RELOCATES = new RegExp(
  String.raw`${BEFORE}(?:verschiebe?|kopiere?|bewege?|leg|lege)\s+[^,.;!?]{1,60}?\s+(?:nach|in|ins|zu|zum|auf)\s+(?!(?:den|die)?\s*(?:papierkorb|müll|mülleimer|tonne)(?!\p{L}))`,
  "iu",
);

export function relocates(text: string): boolean {
  return RELOCATES.test(text);
}

/** German says it in too many ways at the end of a sentence to list them. */
export function mayRemove(): boolean {
  return true;
}

const DELETES = new RegExp(String.raw`${BEFORE}(?:lösche?|entferne?)\s+\S`, "iu");

export function deletes(text: string): boolean {
  return DELETES.test(text);
}
