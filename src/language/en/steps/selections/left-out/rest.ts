import { OPENING } from "../../../openings.ts";
import { CHANGES } from "../heads.ts";
import { selectionIn } from "../selections.ts";

/** What it stands before stays as it is. */
export const KEEP = String.raw`(?:leave|keep|spare|save|(?:hang|hold) on ?to)(?:\s+(?:me|us))?`;
const STANDS = String.raw`(?:(?:can\s+|should\s+)?(?:stands?|stays?|remains?)|(?:is|are)\s+(?:staying|still on))(?:\s+(?:on|put|in|as (?:it is|they are)))?`;
const KEPT = String.raw`(?:${OPENING}(?:only\s+|just\s+)?${KEEP}\s+(?<kept>[^.!?;:]+?)|(?<stays>[^.!?;:,]+?)\s+${STANDS})`;
const JOINT = String.raw`(?:\s*[,.;–—]\s*|\s+-\s+|\s+)(?:(?:and|but|then|so|please)\s+)*`;
const REST = String.raw`(?:everything else|all (?:the\s+)?(?:rest|others)|the (?:rest|others)|(?:all\s+)?the other (?:ones|things|stuff))`;
const ACT = String.raw`(?<act>(?:${CHANGES})(?:\s+(?:off|out|away|back|up|down))?)\s+${REST}(?:\s+of\s+(?:(?:them|it|those|these)\b|(?<of>(?:the|my|our|this|that|\p{L}+['’]s)\s[^,.;:!?]+?)))?(?=$|[\s,.!?])`;
/** "Keep the dentist, cancel the rest", "Monday's call stands, move the others to Friday". */
const KEPT_FIRST = new RegExp(
  String.raw`^(?<before>(?:.*[.!?;:,]\s+)?)${KEPT}${JOINT}${ACT}(?<behind>.*)$`,
  "isu",
);
/** All there is of a list, a folder or a box that was spoken of. */
const HOLDER =
  /\b(?:the|my|our)\s+(?:(?!(?:the|my|our)\b)[\p{L}\p{N}'’-]+\s+){0,3}?(?:list|folder|inbox|calendar|diary)\b/iu;

/** What is done to the rest of some things, as done to all of them except those that stay; undefined where no such thing is said. */
export function restIn(text: string): string | undefined {
  const found = KEPT_FIRST.exec(text)?.groups;
  if (!found) return undefined;
  const { before = "", act = "", of, behind = "" } = found;
  const which = found["kept"] ?? found["stays"] ?? "";
  if (of !== undefined) return `${before}${act} all ${of} except ${which.trim()}${behind}`;
  const last = LAST.exec(before)?.index ?? 0;
  const lot = lotIn(before.slice(last), which);
  return lot && `${before.slice(0, last)}${act} ${lot} except ${which.trim()}${behind}`;
}

const LAST = /(?<=^|[.!?;]\s)[^.!?;]*[.!?;:,]?\s*$/u;

/** What something is the rest of: what was told before it, else others like what stays. */
function lotIn(before: string, which: string): string | undefined {
  const selection = selectionIn(before);
  if (selection?.take === "all" && !selection.isShown && selection.phrase !== "") {
    return before.slice(selection.start, selection.end);
  }
  const [holder] = HOLDER.exec(before) ?? [];
  if (holder !== undefined) return `everything in ${holder}`;
  const things = OWN_TIME.exec(which)?.groups?.["things"];
  return things === undefined ? undefined : `all the ${things}`;
}

/** "This week's rehearsal" is one of the rehearsals. */
const OWN_TIME = new RegExp(
  String.raw`^(?:(?:this|next)\s+\p{L}+['’]s|(?:today|tonight|tomorrow|\p{L}+day)['’]s)\s+(?<things>\p{L}.*)$`,
  "iu",
);
