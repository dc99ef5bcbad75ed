import { normalise } from "../../src/language/normalise.ts";
import type { SayContext } from "../../src/tool/define-tool.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Success } from "../../src/types/turn/result.ts";
import { sayRows } from "../speech.ts";
import { defined } from "../defined.ts";
import { rangeWords } from "../range-words.ts";

/** Mails that are named where they are one share of a whole day. */
const MOST_OF_DAY = 3;

/** "You have two new mails: Anna Lindqvist: Invoice, …", "No new mail from Anna." */
export function sayMails(
  result: Success,
  { input, asks, meant, isForOther, clock, language: { say } }: SayContext,
): string | undefined {
  const { unread, from, mailbox, text, subject } = input;
  const { since, until } = meant;
  const sender = from === undefined ? undefined : onlySender(result, String(from));
  const sought = {
    isUnread: unread === true,
    from: from === undefined ? undefined : String(from),
    mailbox: mailbox === undefined ? undefined : String(mailbox),
    when: rangeWords(defined({ from: since, to: until }), { clock, say }),
    about: [text, subject].filter((words) => words !== undefined).map(String),
  };
  const isOfDay = asks?.form === "day";
  return sayRows({
    result,
    asks,
    isForOther,
    say,
    nothing: isOfDay ? "" : say.mail.noMails(sought),
    head: (total) =>
      say.mail.mails(total, { ...sought, from: sender ?? sought.from, isSearch: isSearch(input) }),
    ...(isOfDay ? { most: MOST_OF_DAY } : {}),
    row: (item) => {
      const mail = { subject: String(item["subject"]), when: String(item["when"]) };
      const by = item["from"] === undefined ? undefined : String(item["from"]);
      return isOfDay
        ? say.mail.mailTitle({ ...mail, from: by })
        : say.mail.mailRow({ ...mail, from: sender === undefined ? by : undefined });
    },
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
function isSearch(input: JsonObject): boolean {
  return ["text", "subject", "since", "until"].some((name) => input[name] !== undefined);
}
