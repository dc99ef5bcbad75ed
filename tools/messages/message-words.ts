import type { Message } from "../../src/host/messages.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";

/** A message longer than this is shown in part. */
const LONGEST_TEXT = 300;

/** One message as short facts. */
export function messageRow(message: Message, { host: { clock }, language: { say } }: Spoken): Row {
  const { id, fromMe, text, at, unread, unsent } = message;
  const chat = clean(message.chat);
  const from = clean(message.from);
  const others = message.chat === message.from ? from : say.messages.inChat(from, chat);
  const state = unsent ? "unsent" : unread ? "unread" : undefined;
  return {
    id,
    at,
    ...(fromMe ? {} : { people: [message.from] }),
    from: fromMe ? say.messages.mine(chat) : others,
    text: clean(text, LONGEST_TEXT),
    when: say.moment(at, clock),
    state: state && say.messages.state(state),
    told: { isMine: fromMe, isUnsent: unsent === true },
  };
}
