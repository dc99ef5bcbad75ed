import { clausesBy } from "../../clauses/clause-runs.ts";

/** Marks between two clauses as people write, and recognisers punctuate, speech; "1, 2" and "from 3, to 4" are no two. */
const MARK = String.raw`(?<=[^\d\s])\s*[,;.!?…–—]+\s+|(?<=\d)[,;.!?…]+\s+(?=\D)(?!(?:to|until|till|and|or|at|on|in|for|by|from)\b)|\s+[-–—]\s+`;
/** A word that links one of its own to what was said. */
const LINK = String.raw`\s+(?=(?:(?:so|while|before|as|since|because|cos|in case)\s+(?:that\s+)?(?:i|we|he|she|they)(?:['’]\w+)?\s))`;

/** "I'm off, play jazz" has the runs "play jazz" and "I'm off". */

export const { clauseRuns, markedClauses } = clausesBy({ mark: MARK, link: LINK, flags: "gi" });
