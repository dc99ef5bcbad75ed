import type { MessageSentences, MessagesSought } from "../../../contract/sentences/messages.ts";
import { sayCounted } from "../../say/say-counted.ts";

export const messageSentences: MessageSentences = {
  mine: (chat) => `you to ${chat}`,
  inChat: (from, chat) => `${from} in ${chat}`,
  state: (state) => (state === "unsent" ? "not sent" : "unread"),
  noMessages: (sought) => `No ${newOf(sought)}messages${which(sought)}.`,
  messages: (count, sought) =>
    `${sought.text === undefined ? "You have" : "I found"} ${sayCounted(count, `${newOf(sought)}message`)}${which(sought)}`,
  messageRow: ({ from, text, when, isUnsent }) =>
    `${from}, ${when}${isUnsent ? ", not sent" : ""}: “${text}”`,
  ownSource: (chat) => `You to ${chat}`,
  opened: (name) => `Opened the chat with ${name}.`,
  sentThing: (text, name) => `“${text}”, to ${name}`,
  noWayOut: "Messages have no way out of this machine.",
  askSend: (whom, through) =>
    through === undefined
      ? `Put this message to ${whom} in the outbox here, not sent, because messages have no way out of this machine?`
      : `Send this message to ${whom} through ${through}?`,
  oneAtATime: "I can send a message to one person at a time.",
  knowsNobody: (said) => `I don't know anybody called “${said}”.`,
};

function newOf({ isUnread }: MessagesSought): string {
  return isUnread ? "new " : "";
}

function which({ isUnread, who, when, text }: MessagesSought): string {
  return [
    who !== undefined && ` ${isUnread ? "from" : "with"} ${who}`,
    when !== undefined && ` ${when}`,
    text !== undefined && ` with “${text}”`,
  ]
    .filter(Boolean)
    .join("");
}
