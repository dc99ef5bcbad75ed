import { normalise } from "../../src/language/normalise.ts";
import type { SayContext } from "../../src/tool/define-tool.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Success } from "../../src/types/turn/result.ts";
import { counted, sayRows } from "../speech.ts";
import { defined } from "../defined.ts";
import { rangeWords } from "../range-words.ts";
import { mailTitle, mailWords } from "./mail-words.ts";

/** Mails that are named where they are one share of a whole day. */
const MOST_OF_DAY = 3;

/** "You have two new mails: Anna Lindqvist: Invoice, …", "No new mail from Anna." */
export function sayMails(
  result: Success,
  { input, asks, meant, clock }: Pick<SayContext, "input" | "asks" | "meant" | "clock">,
): string | undefined {
  const { unread, from, mailbox, text, subject } = input;
  const fresh = unread === true ? "new " : "";
  const { since, until } = meant;
  const when = rangeWords(defined({ from: since, to: until }), clock);
  const about = [text, subject].filter((words) => words !== undefined).map(String);
  const sender = from === undefined ? undefined : onlySender(result, String(from));
  const which = (name: string): string =>
    [
      from !== undefined && ` from ${name}`,
      mailbox !== undefined && ` in ${String(mailbox)}`,
      when !== undefined && ` ${when}`,
      about.length > 0 && ` about “${about.join("”, “")}”`,
    ]
      .filter(Boolean)
      .join("");
  return sayRows({
    result,
    asks,
    nothing: asks?.form === "day" ? "" : `No ${fresh}mail${which(String(from))}.`,
    head: (total) =>
      `${headOf(input)} ${counted(total, `${fresh}mail`)}${which(sender ?? String(from))}`,
    ...(asks?.form === "day" ? { most: MOST_OF_DAY } : {}),
    row: (item) =>
      asks?.form === "day"
        ? mailTitle(item)
        : mailWords(sender === undefined ? item : { ...item, from: undefined }),
  });
}

/** The one name all mails are from, when it has the words that were said in it. */
function onlySender(result: Success, said: string): string | undefined {
  const items = "items" in result ? (result.items ?? []) : [];
  const senders = new Set(items.map(({ from }) => String(from)));
  const [only] = senders;
  if (only === undefined || senders.size > 1) return undefined;
  const words = normalise(only).split(" ");
  const isSaid = normalise(said)
    .split(" ")
    .every((word) => words.includes(word));
  return isSaid ? only : undefined;
}

/** A search finds mails; the inbox has them. */
function headOf(input: JsonObject): string {
  const isSearch = ["text", "subject", "since", "until"].some((name) => input[name] !== undefined);
  return isSearch ? "I found" : "You have";
}
