import { clausesBy } from "../../clauses/clause-runs.ts";

/** Marks between two clauses; "1,5", "am 3. um vier" and a comma before a clause that hangs on the one before are none. */
const MARK = String.raw`(?<=[^\d\s])\s*[,;.!?…–—]+\s+(?!(?:dass|daß|ob|weil|wenn|damit|der|die|das|den|dem|was|wo|wie|wann|um|und|oder|bis|ab|von|am|\p{L}*zu\p{L}+en|(?:\p{L}+\s+){1,6}(?:zu\s+\p{L}+n|\p{L}*zu\p{L}+n)(?!\p{L}))(?!\p{L}))|(?<=\d)[,;!?…]+\s+(?=\D)(?!(?:bis|und|oder|um|am|im|in|für|von|ab)(?!\p{L}))|\s+[-–—]\s+`;
const LINK = String.raw`\s+(?=(?:denn|weil|bevor|während|falls)\s+(?:ich|wir|er|sie|es)\s)`;

/** "Ich bin weg, spiel Jazz" has the runs "spiel Jazz" and "ich bin weg". */

export const { clauseRuns, markedClauses } = clausesBy({ mark: MARK, link: LINK, flags: "giu" });
