import type { Question } from "../src/language/contract/questions.ts";
import { numberToWords, sayList, yesNo } from "./spoken.ts";
import type { Item, Success } from "../src/types/turn/result.ts";

/** Names and numbers above this are said as digits. */
const WORDS_UP_TO = 12;
/** Rows a voice reads out before it only counts. */
const SPOKEN_ROWS = 5;
/** A text up to this long is read out as it is; a longer one is worded by the model. */
const SHORT_TEXT = 600;
/** A title or name longer than this is not read out whole. */
const LONGEST_FACT = 160;

/** "one event", "three events", "14 events". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${countWords(count)} ${count === 1 ? noun : plural}`;
}

/** "three", "14". */
function countWords(count: number): string {
  return count <= WORDS_UP_TO ? numberToWords(count) : String(count);
}

/** The first letter large, as a sentence starts. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A stranger's text as one line of visible characters, cut where it is longer than a fact is. */
export function clean(text: string, longest: number = LONGEST_FACT): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`;
}

/** What an act says of itself. */
export function sayDone(result: Success): string | undefined {
  return "done" in result ? result.done : undefined;
}

/** A short text whole, with its source before it; undefined for one the model should word. */
export function shortText(result: Success, before = ""): string | undefined {
  if (!("text" in result) || result.nextOffset !== undefined) return undefined;
  return result.text.length <= SHORT_TEXT ? `${before}${result.text.trim()}` : undefined;
}

/** Whether one row is all there is: more of it can be said. */
export function isOnly(result: Success): boolean {
  return "items" in result && "more" in result && result.items.length === 1 && result.more === 0;
}

type Listing = {
  readonly result: Success;
  /** What kind of answer is wanted, where it is no list. */
  readonly asks?: Question | undefined;
  /** Said when nothing was found. */
  readonly nothing: string;
  /** Said before the rows: "You have three events tomorrow". */
  readonly head: (total: number) => string;
  readonly row: (item: Item) => string;
  /** Whether a row is what the user wrote, where rows tell that; the newest is the first. */
  readonly isMine?: (item: Item) => boolean;
  /** Rows read out, where fewer than usual will do. */
  readonly most?: number;
};

/** A list as a voice gives it: the count, the first five rows, and how many are left. */
export function sayRows(listing: Listing): string | undefined {
  const { result, asks } = listing;
  if (!("items" in result) || !("more" in result) || result.isContinued) return sayAll(listing);
  const { items, more } = result;
  const total = items.length + more;
  if (asks?.form === "whether")
    return asks.own ? sayOwn(listing, asks.own) : yesNo(total > 0, sayAll(listing) ?? "");
  if (total === 0 || asks === undefined) return sayAll(listing);
  if (asks.form === "count") return `${listing.head(total)}.`;
  const isOne = asks.form === "one" || asks.form === "which";
  const [only] = items;
  return isOne && total === 1 && only ? `${sentence(listing.row(only))}.` : sayAll(listing);
}

/** Whether something of the user's own is there, or is the last that was said; without yes or no where nobody can tell. */
function sayOwn(listing: Listing, own: "wrote" | "answered"): string | undefined {
  const { result, isMine, row } = listing;
  if (!isMine || !("items" in result) || !("more" in result)) return sayAll(listing);
  const { items } = result;
  const mine = own === "answered" ? items.slice(0, 1).find(isMine) : items.find(isMine);
  return yesNo(mine !== undefined, mine ? `${sentence(row(mine))}.` : (sayAll(listing) ?? ""));
}

function sayAll({ result, nothing, head, row, most = SPOKEN_ROWS }: Listing): string | undefined {
  if (!("items" in result) || !("more" in result)) return undefined;
  const total = result.items.length + result.more;
  if (total === 0) return nothing;
  const said = result.isContinued === true ? "Then" : head(total);
  const spoken = result.items.slice(0, most).map(row);
  const left = total - spoken.length;
  const rows = left > 0 ? [...spoken, `${countWords(left)} more`] : spoken;
  const mark = rows.some((text) => text.includes(",")) ? "; " : ", ";
  const all = mark === ", " ? sayList(rows) : rows.join(mark);
  return `${said}: ${all}.`;
}
