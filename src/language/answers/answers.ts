import type { Answers } from "../contract/answers.ts";
import { plainWords, wholePhrases } from "./whole-phrases.ts";

type AnswerWords = Pick<Answers, "commandPhrases"> & {
  readonly yes: readonly string[];
  /** Beside what stops or takes back. */
  readonly no: readonly string[];
  /** They ask for the rest of what is being read. */
  readonly more: readonly string[];
  readonly nods: ReadonlySet<string>;
  /** They say nothing of a yes or a no, or of a command. */
  readonly polite: readonly string[];
  readonly besideCommands: readonly string[];
  /** A text as the phrases are written. */
  readonly short?: (text: string) => string;
};

/** What a whole utterance says of the conversation, by its phrases. */
export function answersBy({
  commandPhrases,
  short = (text) => text,
  ...words
}: AnswerWords): Pick<Answers, "yesOrNo" | "commandIn" | "asksForMore" | "isNod"> {
  const no = [...words.no, ...commandPhrases.stop, ...commandPhrases["take-back"]];
  const meaningOf = wholePhrases({ yes: words.yes, no }, words.polite);
  const commandOf = wholePhrases(commandPhrases, words.besideCommands);
  const moreIn = wholePhrases({ more: words.more }, words.besideCommands);
  return {
    yesOrNo: (text) => meaningOf(short(text)),
    commandIn: (text) => commandOf(short(text)),
    asksForMore: (text) => moreIn(text) !== undefined,
    isNod: (text) => words.nods.has(plainWords(text)),
  };
}
