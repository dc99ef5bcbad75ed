import { answersBy } from "../answers/answers.ts";
import type { Answers } from "../contract/answers.ts";

const phrases = (list: string): readonly string[] => list.split("|");

/** Takes leave; said with more it is small talk. */
export const FAREWELLS = phrases("bye|bye bye|goodbye|good bye");
/** Says nothing of a yes or a no. */
const POLITE = phrases("please|thanks|thank you");

export const commandPhrases: Answers["commandPhrases"] = {
  /** Leaves off what is said, asked or done. */
  stop: phrases(
    "stop|never mind|nevermind|forget it|forget about it|cancel|be quiet|that's all|shut up|leave it",
  ),
  /** Of a question, or of what was just done. */
  "take-back": phrases("cancel that|scrap that|no don't|don't do that"),
  undo: phrases(
    "undo that|undo|undo it|undo that one|take that back|take it back|undo the last one|undo last|revert that|revert it|reverse that|put that back|put it back|put it back how it was|put it back the way it was|put that back the way it was|put it back where it was|put it back as it was|change it back|change that back",
  ),
  repeat: phrases(
    "repeat|repeat that|say that again|say it again|come again|what did you say|pardon|once more|again please",
  ),
  "go-on": phrases("go on|continue|carry on|keep going|read on|and then|what else"),
  forget: phrases(
    "forget that|forget all that|forget everything|forget what i said|forget this conversation|forget what we talked about|clear your memory|start over",
  ),
  quit: ["exit", "quit", ...FAREWELLS, ":q"],
  help: phrases("help|help me"),
};

export const WORDS_TO_TYPE = phrases(
  "amber|birch|cedar|delta|ember|fjord|grape|hazel|ivory|juniper|koala|lemon|maple",
);

export const { asksForMore, commandIn, isNod, yesOrNo } = answersBy({
  commandPhrases,
  yes: phrases(
    "y|yes|yeah|yep|yup|sure|okay|ok|alright|all right|of course|confirm|that's right|that is right|do it|do that|please do|go ahead|go for it|send it|delete it",
  ),
  /** Beside what stops or takes back. */
  no: phrases("n|no|nope|nah|don't|don't do it|don't send it|don't delete it|cancel it|wait"),
  more: phrases(
    "next|next part|the next part|more|more please|the rest|read more|read the rest|read the next part|show more|show me more|tell me more|and the rest|the rest of them|the rest of it|what's the rest|what are the rest|and the others|the others|what are the others|and what else|what else is there|what else is on there|what else is on it|and more|keep reading",
  ),
  nods: new Set(phrases("uh huh|mm hmm|mhm|mm|mmm|hmm|uh|um|ah|aha")),
  polite: POLITE,
  /** Says nothing of a command. */
  besideCommands: [...POLITE, ...phrases("sotto|ok|okay|hey|now|oh|no")],
  short: (text) => text.replaceAll(/\bdo not\b/gi, "don't"),
});
