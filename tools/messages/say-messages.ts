import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Success } from "../../src/types/turn/result.ts";
import { sayRows } from "../speech.ts";
import { defined } from "../defined.ts";
import { rangeWords } from "../range-words.ts";

/** "You have two new messages: …", "No messages from Tom." */
export function sayMessages(
  result: Success,
  { input, asks, meant, isForOther, clock, language: { say } }: SayContext,
): string | undefined {
  const { who, unread, text } = input;
  const { since: from, until: to } = meant;
  const sought = {
    isUnread: unread === true,
    who: who === undefined ? undefined : String(who),
    when: rangeWords(defined({ from, to }), { clock, say }),
    text: text === undefined ? undefined : String(text),
  };
  return sayRows({
    result,
    asks,
    isForOther,
    say,
    nothing: say.messages.noMessages(sought),
    head: (total) => say.messages.messages(total, sought),
    row: (item, { told }) =>
      say.messages.messageRow({
        from: String(item["from"]),
        text: String(item["text"]),
        when: String(item["when"]),
        isUnsent: told?.["isUnsent"] === true,
      }),
    isMine: ({ told }) => told?.["isMine"] === true,
  });
}
