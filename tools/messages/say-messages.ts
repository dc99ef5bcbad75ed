import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Success } from "../../src/types/turn/result.ts";
import { counted, sayRows } from "../speech.ts";
import { defined } from "../defined.ts";
import { rangeWords } from "../range-words.ts";
import { messageWords } from "./message-words.ts";

/** "You have two new messages: …", "No messages from Tom." */
export function sayMessages(
  result: Success,
  { input, asks, meant, clock }: Pick<SayContext, "input" | "asks" | "meant" | "clock">,
): string | undefined {
  const { who, unread, text } = input;
  const { since: from, until: to } = meant;
  const when = rangeWords(defined({ from, to }), clock);
  const fresh = unread === true ? "new " : "";
  const which = [
    who !== undefined && ` ${unread === true ? "from" : "with"} ${String(who)}`,
    when !== undefined && ` ${when}`,
    text !== undefined && ` with “${String(text)}”`,
  ]
    .filter(Boolean)
    .join("");
  return sayRows({
    result,
    asks,
    nothing: `No ${fresh}messages${which}.`,
    head: (total) =>
      `${text === undefined ? "You have" : "I found"} ${counted(total, `${fresh}message`)}${which}`,
    row: messageWords,
  });
}
