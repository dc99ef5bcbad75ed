import type { JsonObject } from "../../src/types/json.ts";
import type { Success } from "../../src/types/result.ts";
import { counted, sayRows } from "../speech.ts";
import { mailWords } from "./mail-words.ts";

/** "You have two new mails from Anna: …", "No new mail from Anna." */
export function sayMails(result: Success, input: JsonObject): string | undefined {
  const { unread, from, mailbox } = input;
  const fresh = unread === true ? "new " : "";
  const about = [input["text"], input["subject"]].filter((words) => words !== undefined);
  const which = [
    from !== undefined && ` from ${String(from)}`,
    mailbox !== undefined && ` in ${String(mailbox)}`,
    about.length > 0 && ` about “${about.map(String).join("”, “")}”`,
  ]
    .filter(Boolean)
    .join("");
  return sayRows({
    result,
    nothing: `No ${fresh}mail${which}.`,
    head: (total) => `${headOf(input)} ${counted(total, `${fresh}mail`)}${which}`,
    row: mailWords,
  });
}

/** A search finds mails; the inbox has them. */
function headOf(input: JsonObject): string {
  const isSearch = ["text", "subject", "since", "until"].some((name) => input[name] !== undefined);
  return isSearch ? "I found" : "You have";
}
