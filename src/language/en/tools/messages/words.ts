import type { DomainWords } from "../../../tools/domain-words.ts";
import { UNREAD } from "../shared-choices.ts";
import { messagesPhrases } from "./phrases.ts";

export const messages: DomainWords = {
  phrases: messagesPhrases,
  progress: "Looking through your messages.",
  heard: "messages",
  asks: {
    "messages.search": { text: "What should I look for?" },
    "messages.open_chat": { to: "Whose chat?" },
  },
  shows: {
    "messages.open_chat": "Open this chat?",
  },
  carriers: {
    read: `
      message messages text texts sms imessage imessages chat chats conversation new unread recent
      latest last read show check search find look any said say says wrote texted sent mentioning`,
    write: `
      message text sms imessage send shoot drop write reply tell say saying says that let know ask
      open chat conversation`,
  },
  choices: {
    "messages.recent": { unread: { true: UNREAD } },
  },
};
