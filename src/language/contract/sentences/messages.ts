/** Messages that were looked for. */
export type MessagesSought = {
  readonly isUnread: boolean;
  readonly who: string | undefined;
  readonly when: string | undefined;
  readonly text: string | undefined;
};

export type MessageState = "unsent" | "unread";

/** A row of a list of messages, as its facts are said. */
export type MessageRow = {
  readonly from: string;
  readonly text: string;
  readonly when: string;
  readonly isUnsent: boolean;
};

export type MessageSentences = {
  /** Who wrote to whom, and how a message is marked, as facts. */
  readonly mine: (chat: string) => string;
  readonly inChat: (from: string, chat: string) => string;
  readonly state: (state: MessageState) => string;
  readonly noMessages: (sought: MessagesSought) => string;
  readonly messages: (count: number, sought: MessagesSought) => string;
  readonly messageRow: (row: MessageRow) => string;
  /** What the user's own message is called where a sentence of it is said. */
  readonly ownSource: (chat: string) => string;
  readonly opened: (name: string) => string;
  readonly sentThing: (text: string, name: string) => string;
  readonly noWayOut: string;
  /** The way it goes; none where it stays here. */
  readonly askSend: (whom: string, through: string | undefined) => string;
  readonly oneAtATime: string;
  readonly knowsNobody: (said: string) => string;
};
