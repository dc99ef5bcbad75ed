import type { Question } from "../src/language/contract/questions.ts";
import { spokenOf } from "../src/tool/spoken-rows.ts";
import type { Sayings } from "../src/language/contract/sayings.ts";
import type { Item, ItemsResult, RowDetails, Success } from "../src/types/turn/result.ts";

/** A text up to this long is read out as it is; a longer one is worded by the model. */
const SHORT_TEXT = 600;
/** A title or name longer than this is not read out whole. */
const LONGEST_FACT = 160;

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
  readonly say: Sayings;
  /** What kind of answer is wanted, where it is no list. */
  readonly asks?: Question | undefined;
  /** Somebody else is to read it: every row, and nothing is said before them. */
  readonly isForOther?: boolean | undefined;
  /** Said when nothing was found. */
  readonly nothing: string;
  /** Said before the rows: "You have three events tomorrow". */
  readonly head: (total: number) => string;
  readonly row: (item: Item, more: Partial<RowDetails>) => string;
  /** Whether a row is what the user wrote, where rows tell that; the newest is the first. */
  readonly isMine?: (more: Partial<RowDetails>) => boolean;
  /** Rows read out, where fewer than usual will do. */
  readonly most?: number;
};

/** A list as a voice gives it: the count, the first five rows, and how many are left. */
export function sayRows(listing: Listing): string | undefined {
  const { result, asks, say } = listing;
  if (listing.isForOther) return sayBare(listing);
  if (!("items" in result) || !("more" in result) || result.isContinued) return sayAll(listing);
  const total = result.items.length + result.more;
  if (asks?.form === "whether")
    return asks.own ? sayOwn(listing, asks.own) : say.yesNo(total > 0, sayAll(listing) ?? "");
  if (total === 0 || asks === undefined) return sayAll(listing);
  if (asks.form === "count") return `${listing.head(total)}.`;
  const isOne = asks.form === "one" || asks.form === "which";
  return isOne && total === 1 ? sayRow(listing, result, 0) : sayAll(listing);
}

/** The rows alone; undefined where there are none, or more than were read. */
function sayBare({ result, say, row }: Listing): string | undefined {
  if (!("items" in result) || !("more" in result) || result.more > 0) return undefined;
  const { items, details = [] } = result;
  if (items.length === 0) return undefined;
  const rows = items.map((item, at) => row(item, details[at] ?? {}));
  return say.rows.all({ head: "", rows, left: 0 });
}

/** One row as a sentence. */
function sayRow(
  { row }: Listing,
  { items, details = [] }: Pick<ItemsResult, "items" | "details">,
  at: number,
): string | undefined {
  const item = items[at];
  return item && `${sentence(row(item, details[at] ?? {}))}.`;
}

/** Whether something of the user's own is there, or is the last that was said; without yes or no where nobody can tell. */
function sayOwn(listing: Listing, own: "wrote" | "answered"): string | undefined {
  const { result, isMine, say } = listing;
  if (!isMine || !("items" in result) || !("more" in result)) return sayAll(listing);
  const { details = [] } = result;
  const looked = own === "answered" ? details.slice(0, 1) : details;
  const mine = sayRow(listing, result, looked.findIndex(isMine));
  return say.yesNo(mine !== undefined, mine ?? sayAll(listing) ?? "");
}

function sayAll(listing: Listing): string | undefined {
  const { result, say, nothing, head, row } = listing;
  if (!("items" in result) || !("more" in result)) return undefined;
  const { items, more, details = [], isContinued = false } = result;
  const total = items.length + more;
  const { most = spokenOf(total) } = listing;
  if (total === 0) return nothing;
  const rows = items.slice(0, most).map((item, at) => row(item, details[at] ?? {}));
  const left = total - rows.length;
  return say.rows.all({ head: isContinued ? undefined : head(total), rows, left });
}
