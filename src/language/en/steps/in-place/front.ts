import { DAY } from "../day-names.ts";
import { OPENING } from "../../openings.ts";
import { CHANGES } from "../selections/heads.ts";
import { selectionIn } from "../selections/selections.ts";
import { EXCEPTION } from "./ends.ts";

const LEAD = `(?:on|in|from|for|off|out of|under|${DAY})`;
/** No limit goes on into what is asked for, or into a clause of its own. */
const OTHER = `(?!(?:${CHANGES}|make|set|remind|text|tell|ask|add|to|me|I|we|you|he|she|they|it|and)\\b)`;
/** "Boat list: tick all the jobs off". */
const HOLDER = String.raw`(?<holder>(?:(?:the|my|our)\s+)?(?:[\p{L}\p{N}'’-]+\s+){1,3}?(?:list|calendar|folder))`;
/** "On Friday cancel everything", "on my Home list, tick all the jobs off". */
const FRONTED = new RegExp(
  String.raw`^(?<before>(?:.*[.!?;]\s+)?${OPENING})(?:(?<front>${LEAD}\p{L}*(?:\s+(?:to(?=\s+the\s)|${OTHER}[\p{L}\p{N}'’-]+)){0,7}?)(?:\s*,\s*|\s+)|${HOLDER}\s*[,:]\s+)(?<rest>${OPENING}(?:${CHANGES}|make|set)\b.*)$`,
  "isu",
);
/** Where things are, or when: as it is said behind them. */
const PLACE = new RegExp(
  String.raw`^(?:off|out of|under|for|from)\b(?=\s+${DAY}|.*\b(?:list|diary|calendar|folder)$)`,
  "iu",
);

/** What limits all that is described, where the description is. */
export function frontIn(text: string): string {
  const { before = "", holder, front = heldOn(holder), rest } = FRONTED.exec(text)?.groups ?? {};
  if (front === undefined || rest === undefined) return text;
  const at = rest.search(EXCEPTION);
  const selection = selectionIn(at < 0 ? rest : rest.slice(0, at));
  if (!selection || selection.take !== "all" || selection.isShown) return text;
  const limit = (front[0] ?? "").toLowerCase() + front.slice(1);
  const placed = limit.replace(PLACE, "on");
  return `${before}${rest.slice(0, selection.end)} ${placed}${rest.slice(selection.end)}`;
}

function heldOn(holder: string | undefined): string | undefined {
  if (holder === undefined) return undefined;
  return `on ${/^(?:the|my|our)\s/iu.test(holder) ? "" : "the "}${holder}`;
}
