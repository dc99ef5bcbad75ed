import { plainly } from "./clauses/colloquial.ts";
import { timerFor } from "./timer-for.ts";
import type { Steps } from "../contract/steps.ts";

export { pointingInstead, selectionIn } from "./selections.ts";

/** Nothing of the kind is read in German: such requests are asked about part by part. */
export const exceptingKept: Steps["exceptingKept"] = (text) => text;
export const leavesOut: Steps["leavesOut"] = () => false;
export const piecesIn: Steps["piecesIn"] = () => ({ pieces: [], several: [], plurals: [] });
export const leadIn: Steps["leadIn"] = (text) => text.length;
export const peopleIn: Steps["peopleIn"] = () => undefined;
export const freeTimeIn: Steps["freeTimeIn"] = () => undefined;
export const conditionIn: Steps["conditionIn"] = () => undefined;
export const mailActIn: Steps["mailActIn"] = () => undefined;
/** What is only spoken so as it is written, and a timer by its name in one word as one for that. */
export const inPlace: Steps["inPlace"] = (text) => timerFor(plainly(text));
export const toldFactsIn: Steps["toldFactsIn"] = () => [];
export const factAsked: Steps["factAsked"] = () => undefined;
export const toldAskedIn: Steps["toldAskedIn"] = () => undefined;
export const topicAsked: Steps["topicAsked"] = () => undefined;
export const toldLastIn: Steps["toldLastIn"] = () => undefined;
export const textSentIn: Steps["textSentIn"] = () => undefined;

const DONE =
  /^(?:(?:so|und|ok(?:ay)?|gut)[\s,]+)*(?:(?:der|die|das|mein|meine)\s+)?(?<thing>[\p{L}\p{N}][^,.;:!?]*?)\s+(?:ist|sind|wäre|wären)?\s*(?:schon|jetzt|auch)?\s*(?:erledigt|fertig|abgehakt|gemacht)[\s.!]*$/iu;

/** „Die Reinigung ist erledigt“: was getan ist. */
export function doneIn(clause: string): string | undefined {
  return DONE.exec(clause)?.groups?.["thing"];
}
export const toldTimeIn: Steps["toldTimeIn"] = () => undefined;
export const borrowedIn: Steps["borrowedIn"] = () => undefined;
export const offeredIn: Steps["offeredIn"] = (text) => ({ text, against: [] });
export const addressIn: Steps["addressIn"] = () => undefined;
export const textingTo: Steps["textingTo"] = (whom) => `schreib ${whom} eine Nachricht`;
export const writingTo: Steps["writingTo"] = (whom, says = "") => `${whom}: ${says}`;
