import { isAct } from "../form/asking-clause.ts";
import { questionIn } from "../form/question-in.ts";

const ASKING = String.raw`(?:what|which|who|whose|where|when|why|how)(?:['’]\p{L}+)?\s|(?:will|would|does|do|did|is|are|was|were|has|have|can|could|should)\s+(?:it|they|he|she|that|there|i|we)\s`;
/** Where one question of a breath ends and the next begins. */
const BETWEEN = new RegExp(String.raw`(?:\?\s+(?:and\s+)?|,?\s+and\s+|,\s+)(?=${ASKING})`, "iu");
const ASKS = new RegExp(`^${ASKING}`, "iu");
const MOST = 3;

/** "How long does it simmer, and will it feed ten?": each question of several in one breath; none where it is one, or not all are. */
export function severalAsked(text: string): readonly string[] {
  const pieces = text.trim().split(BETWEEN);
  const [first = ""] = pieces;
  const isAll = pieces.length > 1 && pieces.length <= MOST && questionIn(first) !== undefined;
  return isAll && (ASKS.test(first) || !isAct(first)) ? pieces : [];
}
