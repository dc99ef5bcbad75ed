import type { MessageSentences, MessagesSought } from "../../../contract/sentences/messages.ts";
import { large, sayCounted } from "../../say/say-counted.ts";

export const messageSentences: MessageSentences = {
  mine: (chat) => `an ${chat}`,
  inChat: (from, chat) => `${from} in ${chat}`,
  state: (state) => (state === "unsent" ? "nicht gesendet" : "ungelesen"),
  noMessages: (sought) => `Keine ${sought.isUnread ? "neuen " : ""}Nachrichten${which(sought)}.`,
  messages: (count, sought) => {
    const fresh = sought.isUnread ? "neue " : "";
    const counted = sayCounted(count, [`eine ${fresh}Nachricht`, `${fresh}Nachrichten`]);
    return `${large(counted)}${which(sought)}`;
  },
  messageRow: ({ from, text, when, isUnsent }) =>
    `${from}, ${when}${isUnsent ? ", nicht gesendet" : ""}: „${text}“`,
  ownSource: (chat) => `An ${chat}`,
  opened: (name) => `Chat mit ${name} geöffnet.`,
  sentThing: (text, name) => `„${text}“, an ${name}`,
  noWayOut: "Nachrichten haben keinen Weg aus diesem Rechner hinaus.",
  askSend: (whom, through) =>
    through === undefined
      ? `Diese Nachricht an ${whom} hier in den Postausgang legen, ohne sie zu senden, weil Nachrichten keinen Weg aus diesem Rechner hinaus haben?`
      : `Diese Nachricht an ${whom} über ${through} senden?`,
  oneAtATime: "Eine Nachricht geht immer nur an eine Person.",
  knowsNobody: (said) => `Ich kenne niemanden namens „${said}“.`,
};

function which({ isUnread, who, when, text }: MessagesSought): string {
  return [
    who !== undefined && ` ${isUnread ? "von" : "mit"} ${who}`,
    when !== undefined && ` ${when}`,
    text !== undefined && ` mit „${text}“`,
  ]
    .filter(Boolean)
    .join("");
}
