import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { openingOf } from "../../../openings.ts";
import { RATED, SHIFT } from "../../selections/ends.ts";
import { selectionIn } from "../../selections/selections.ts";

/** Whatever somebody has sent is mail from them: "whatever the bank's sent me". */
const SENT =
  /\b(?:whatever|everything|anything|all)\s+(?:that\s+)?(?<who>(?!(?:I|we|you|he|she|it|they|that|has|have|was|is)\b)[\p{L}&'’.-]+(?:\s+(?!has\b|have\b|sent\b)[\p{L}&'’.-]+){0,3}?)(?:['’](?:s|ve)|\s+ha(?:s|ve))?\s+(?:sent|mailed|e-?mailed|written)(?:\s+(?:me|us))?(?:\s+over)?(?=\s|[,.!?]|$)/iu;
/** "Whatever sits in the boat folder", "all that boat list stuff": everything that is kept there. */
const LIES =
  /\bwhatever(?:['’]s|\s+is)?\s+(?:lies|lying|sits|sitting|lives|stored|left lying)(?:\s+around)?\s+(?=in\b|on\b|under\b)/giu;
const STUFF =
  /\ball\s+(?:of\s+)?(?:that|the|my|those)\s+(?<holder>(?:[\p{L}\p{N}'’-]+\s+){1,3}?(?:list|folder))\s+(?:stuff|things|jobs|items|bits|lot)\b/giu;
/** What is emptied goes to the trash, but for the trash itself. */
const EMPTIES =
  /^(?<verb>empty|clear(?:\s+out)?|clean\s+out)\s+(?:out\s+)?(?:the\s+|my\s+)?(?<folder>(?!(?:whole\s+)?(?:trash|bin|rubbish)\b)(?:[\p{L}\p{N}'’-]+\s+){1,3}folder|downloads|desktop)(?:\s+(?:out|completely|entirely))*(?=\s*(?:[.,;!?]|$))/iu;
const EMPTIED =
  /^(?:the\s+|my\s+)?(?<folder>(?!(?:trash|bin|rubbish)\b)(?:[\p{L}\p{N}'’-]+\s+){1,3}folder|downloads|desktop)\s+(?:can|may|could|should|needs? to|wants? to|has to)\s+be\s+(?:emptied|cleared(?:\s+out)?|cleaned\s+out)(?:\s+(?:out|completely|entirely))*(?=\s*(?:[.,;!?]|$))/iu;
/** What is to happen with them, without a verb of doing: "…, high priority", "… an hour later". */
const BECOMES = new RegExp(
  String.raw`^\s*[,:–—-]?\s*(?:(?:has|have|needs?)\s+to\s+(?:happen|start|begin|be)\s+|(?:should|must|can)\s+(?:happen|start|begin|be)\s+|(?:becomes?|is|are|moves?|slides?|slips?|shifts?|happens?|starts?|begins?|goes|go|comes?)\s+(?:back\s+)?)?(?<change>${RATED}|${SHIFT})(?=\s*(?:[.,;!?]|$))`,
  "iu",
);
/** "Gets Saturday at nine", "may come on Monday". */
const GETS =
  /^\s+(?:(?:all|each)\s+)?(?:gets?|(?:can|may|must|should|shall|will)\s+(?:all\s+)?(?:come due|come|be due|be|fall due|go)|(?:has|have|is|are)\s+to\s+(?:all\s+)?(?:come due|come|be due|be|fall due))\s+(?:(?:on|for|to)\s+)?(?<time>.+)$/iu;

/** Things of a lot that are named first, with what is to be done to them as an act. */
export function asLotAct(text: string): string {
  const sent = kept(text);
  const opening = openingOf(sent);
  const own = sent.slice(opening);
  const { folder } = (EMPTIES.exec(own) ?? EMPTIED.exec(own))?.groups ?? {};
  if (folder !== undefined) {
    const [whole = ""] = EMPTIES.exec(own) ?? EMPTIED.exec(own) ?? [];
    return `${sent.slice(0, opening)}delete all the files in ${folder}${own.slice(whole.length)}`;
  }
  return becoming(sent, opening) ?? sent;
}

/** What is kept together is called by where that is. */
export function kept(text: string): string {
  return text
    .replace(SENT, "all the mails from $<who>")
    .replace(LIES, "everything ")
    .replace(STUFF, "everything on the $<holder>");
}

function becoming(text: string, opening: number): string | undefined {
  const selection = selectionIn(text);
  if (!selection || selection.isShown || selection.take !== "all") return undefined;
  const { start, end } = selection;
  if (text.slice(opening, start).trim() !== "") return undefined;
  const [before, lot, rest] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const { change } = BECOMES.exec(rest)?.groups ?? {};
  if (change !== undefined) {
    const behind = rest.slice((BECOMES.exec(rest)?.[0] ?? "").length);
    const verb = new RegExp(`^${RATED}$`, "iu").test(change) ? "make" : "move";
    return `${before}${verb} ${small(lot)} ${change}${behind}`;
  }
  const { time = "" } = GETS.exec(rest)?.groups ?? {};
  return beginsWithTime(time) ? `${before}move ${small(lot)} to ${time}` : undefined;
}

function small(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
