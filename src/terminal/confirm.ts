import { randomInt } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { stdin } from "node:process";
import type { Config } from "../config/config.ts";
import type { Answers } from "../language/contract/answers.ts";
import { ANSWER_WITHIN_MS } from "../types/turn/verdict.ts";
import type { ConfirmAnswer, Confirmation } from "../types/turn/verdict.ts";
import type { AssistantOptions } from "./application.ts";
import { isInteractive } from "./console.ts";
import type { Output } from "./output/output.ts";
import { dim, line } from "./output/piece.ts";
import type { Line } from "./output/piece.ts";
import { aside } from "./output/streams.ts";
import { answerLine, questionCard } from "./question-card.ts";

/** Puts a question and gives the line typed in answer; rejects with the signal. */
export type AskLine = (question: readonly Line[], signal: AbortSignal) => Promise<string>;

export type Asking = {
  readonly config: Config;
  readonly answers: Pick<Answers, "yesOrNo" | "WORDS_TO_TYPE">;
  /** Where the question is put; standard error by default. */
  readonly output?: Pick<Output, "rows" | "heightOf">;
  readonly askLine?: AskLine;
};

/** Asks the person, or answers by the `--confirm` flag: `yes` approves plain questions, `all` red ones too. */
export function confirmBy(asking: Asking): AssistantOptions["confirm"] {
  const { confirm, isJson } = asking.config;
  return async (confirmation, signal) => {
    if (confirm === "no") return "no";
    if (confirm === "all") return "yes";
    if (confirm === "yes" && confirmation.level === "plain") return "yes";
    if (isJson) return "no";
    if (confirm === "yes") return leaveUnasked(confirmation, BEYOND_YES);
    if (!isInteractive()) return leaveUnasked(confirmation, unanswerable(confirmation));
    return askPerson(confirmation, asking, signal);
  };
}

/** What nobody was there to allow is shown all the same, so that "left" isn't mistaken for an answer of theirs. */
function leaveUnasked(confirmation: Confirmation, why: string): ConfirmAnswer {
  aside.reset();
  aside.print(...questionCard(confirmation, aside), line(dim(why)));
  return "no";
}

const BEYOND_YES =
  "--confirm yes allows only what you said yourself, so this is left. Ask again without it.";

function unanswerable({ level }: Confirmation): string {
  const how = level === "plain" ? ", or allow it with --confirm yes" : "";
  return `Nobody can answer here, so this is left. Ask again in a terminal${how}.`;
}

/** For sound without a terminal: the question is shown as well, a yes can only be spoken, and no answer is no. */
export function confirmBySound(asking: Asking): AssistantOptions["confirm"] {
  const byFlag = confirmBy(asking);
  return (confirmation, signal) => {
    if (asking.config.confirm !== "ask") return byFlag(confirmation, signal);
    aside.reset();
    aside.print(...questionCard(confirmation, aside));
    return unanswered(signal);
  };
}

async function unanswered(signal: AbortSignal): Promise<ConfirmAnswer> {
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  return "no";
}

async function askPerson(
  confirmation: Confirmation,
  { askLine = askOnce, answers, output = aside }: Asking,
  signal: AbortSignal,
): Promise<ConfirmAnswer> {
  const word = confirmation.level === "red" ? wordOf(answers.WORDS_TO_TYPE) : undefined;
  const question = [...questionCard(confirmation, output), answerLine(word)];
  const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const until = AbortSignal.any([signal, timeout]);
  try {
    const typed = await askLine(question, until);
    if (word !== undefined) return typed.trim().toLowerCase() === word ? "yes" : "no";
    // Neither yes nor no: asked once more, then left.
    return answers.yesOrNo(typed) ?? answers.yesOrNo(await askLine(ONCE_MORE, until)) ?? "no";
  } catch (error) {
    if (timeout.aborted) return "timeout";
    if (signal.aborted) return "no";
    throw error;
  }
}

const ONCE_MORE = [line(dim("Yes or no? Anything else leaves it."))];

/** One line of the terminal, for a program that asks nothing else. */
export async function askOnce(question: readonly Line[], signal: AbortSignal): Promise<string> {
  aside.reset();
  aside.print(...question);
  const lines = createInterface({ input: stdin, output: aside.editor(), terminal: true });
  // Ctrl-C ends the program as it does anywhere else.
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    return await lines.question("answer › ", { signal });
  } finally {
    lines.close();
  }
}

/** Another one each time, so that a yes has to be read first. */
function wordOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? "approve";
}
