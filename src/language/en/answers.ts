import type { ConversationCommand } from "../contract/answers.ts";
import { plainWords, wholePhrases } from "../whole-phrases.ts";

const phrases = (list: string): readonly string[] => list.split("|");

/** Leaves off what is said, asked or done. */
const STOP = phrases(
  "stop|never mind|nevermind|forget it|forget about it|cancel|be quiet|that's all|shut up|leave it",
);
/** Of a question, or of what was just done. */
const TAKE_BACK = phrases("cancel that|scrap that|no don't|don't do that");
const UNDO = phrases(
  "undo that|undo|undo it|take that back|undo the last one|undo last|revert that",
);
const YES = phrases(
  "y|yes|yeah|yep|yup|sure|okay|ok|alright|all right|of course|confirm|that's right|that is right|do it|do that|please do|go ahead|go for it|send it|delete it",
);
/** Beside what stops or takes back. */
const NO = phrases("n|no|nope|nah|don't|don't do it|don't send it|don't delete it|cancel it|wait");
const REPEAT = phrases(
  "repeat|repeat that|say that again|say it again|come again|what did you say|pardon|once more|again please",
);
const GO_ON = phrases("go on|continue|carry on|keep going|read on|and then|what else");
const MORE = phrases(
  "next|next part|the next part|more|more please|the rest|read more|read the rest|read the next part|show more|show me more|tell me more",
);
const FORGET = phrases(
  "forget that|forget all that|forget everything|forget what i said|forget this conversation|forget what we talked about|clear your memory|start over",
);
const HELP = phrases("help|help me");
/** Takes leave; said with more it is small talk. */
export const FAREWELLS = phrases("bye|bye bye|goodbye|good bye");
const QUIT = ["exit", "quit", ...FAREWELLS, ":q"];
const NODS = new Set(phrases("uh huh|mm hmm|mhm|mm|mmm|hmm|uh|um|ah|aha"));

/** Says nothing of a yes or a no. */
const POLITE = phrases("please|thanks|thank you");
/** Says nothing of a command. */
const BESIDE_COMMANDS = [...POLITE, ...phrases("sotto|ok|okay|hey|now|oh|no")];

const meaningOf = wholePhrases({ yes: YES, no: [...NO, ...STOP, ...TAKE_BACK] }, POLITE);

export const commandPhrases: Readonly<Record<ConversationCommand, readonly string[]>> = {
  stop: STOP,
  "take-back": TAKE_BACK,
  undo: UNDO,
  repeat: REPEAT,
  "go-on": GO_ON,
  forget: FORGET,
  quit: QUIT,
  help: HELP,
};

const commandOf = wholePhrases(commandPhrases, BESIDE_COMMANDS);
const moreIn = wholePhrases({ more: MORE }, BESIDE_COMMANDS);

export function yesOrNo(text: string): "yes" | "no" | undefined {
  return meaningOf(short(text));
}

export function commandIn(text: string): ConversationCommand | undefined {
  return commandOf(short(text));
}

export function asksForMore(text: string): boolean {
  return moreIn(text) !== undefined;
}

export function isNod(text: string): boolean {
  return NODS.has(plainWords(text));
}

export const WORDS_TO_TYPE = phrases(
  "amber|birch|cedar|delta|ember|fjord|grape|hazel|ivory|juniper|koala|lemon|maple",
);

function short(text: string): string {
  return text.replaceAll(/\bdo not\b/gi, "don't");
}
