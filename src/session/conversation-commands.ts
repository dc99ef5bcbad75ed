/** What people say to the assistant about the conversation itself; served before any ranking. */
export type ConversationCommand =
  | "stop"
  | "take-back"
  | "undo"
  | "repeat"
  | "go-on"
  | "help"
  | "forget"
  | "quit";

const PHRASES: Readonly<Record<ConversationCommand, readonly string[]>> = {
  stop: [
    "stop",
    "never mind",
    "nevermind",
    "forget it",
    "forget about it",
    "cancel",
    "be quiet",
    "that's all",
    "shut up",
    "leave it",
  ],
  /** Of a question, or of what was just done. */
  "take-back": ["cancel that", "scrap that", "no don't", "no do not", "don't do that"],
  undo: [
    "undo",
    "undo that",
    "undo it",
    "take that back",
    "undo the last one",
    "undo last",
    "revert that",
  ],
  repeat: [
    "repeat",
    "repeat that",
    "say that again",
    "say it again",
    "come again",
    "what did you say",
    "pardon",
    "once more",
    "again please",
  ],
  "go-on": ["go on", "continue", "carry on", "keep going", "read on", "and then", "what else"],
  forget: [
    "forget that",
    "forget all that",
    "forget everything",
    "forget what i said",
    "forget this conversation",
    "forget what we talked about",
    "clear your memory",
    "start over",
  ],
  quit: ["exit", "quit", "bye", "bye bye", "goodbye", "good bye", ":q"],
  help: [
    "help",
    "help me",
    "what can you do",
    "what can i say",
    "what can i ask",
    "what do you do",
    "what are you able to do",
    "how can you help",
  ],
};

/** Said of a text or list of which there is more; elsewhere they may ask for anything ("next" is a song). */
const MORE = [
  "next",
  "next part",
  "the next part",
  "more",
  "more please",
  "the rest",
  "read more",
  "read the rest",
  "read the next part",
  "show more",
  "show me more",
  "tell me more",
];

const POLITE = /\b(?:please|sotto|ok|okay|hey|thanks|thank you|now|oh|no)\b/g;

const byPhrase = new Map(
  Object.entries(PHRASES).flatMap(([command, phrases]) =>
    // The keys of PHRASES are exactly the commands.
    phrases.map((phrase) => [plain(phrase), command as ConversationCommand] as const),
  ),
);

/** Whether words ask for the rest of what is being read. */
export function asksForMore(text: string): boolean {
  return (
    MORE.includes(plain(text)) || MORE.includes(plain(text.toLowerCase().replaceAll(POLITE, " ")))
  );
}

/** How one says the commands of a conversation, the first way of each first. */
export function conversationPhrases(): readonly string[] {
  return Object.values(PHRASES).flat();
}

/** The command an utterance is, when it is nothing else. */
export function conversationCommand(text: string): ConversationCommand | undefined {
  return (
    byPhrase.get(plain(text)) ?? byPhrase.get(plain(text.toLowerCase().replaceAll(POLITE, " ")))
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
