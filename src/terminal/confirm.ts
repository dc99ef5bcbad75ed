import { randomInt } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { stderr, stdin } from "node:process";
import type { Config } from "../config/config.ts";
import { ANSWER_WITHIN_MS } from "../types/verdict.ts";
import type { ConfirmAnswer, Confirmation } from "../types/verdict.ts";
import type { AssistantOptions } from "./application.ts";
import { isInteractive, notice } from "./console.ts";
import { styleFor } from "./style.ts";

/** Puts a question and gives the line typed in answer; rejects with the signal. */
export type AskLine = (question: string, signal: AbortSignal) => Promise<string>;

/** Asks the person, or answers by the `--confirm` flag: `yes` approves plain questions, `all` red ones too. */
export function confirmBy(config: Config, askLine: AskLine = askOnce): AssistantOptions["confirm"] {
  const { confirm } = config;
  return async (confirmation, signal) => {
    if (confirm === "no") return "no";
    if (confirm === "all") return "yes";
    if (confirm === "yes") return confirmation.level === "plain" ? "yes" : "no";
    if (!isInteractive() || config.isJson) return "no";
    return askPerson(confirmation, { askLine, signal });
  };
}

/** For sound without a terminal: the question is shown as well, a yes can only be spoken, and no answer is no. */
export function confirmBySound(config: Config): AssistantOptions["confirm"] {
  const byFlag = confirmBy(config);
  return (confirmation, signal) => {
    if (config.confirm !== "ask") return byFlag(confirmation, signal);
    notice(confirmation.text);
    return unanswered(signal);
  };
}

async function unanswered(signal: AbortSignal): Promise<ConfirmAnswer> {
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  return "no";
}

type Asking = { readonly askLine: AskLine; readonly signal: AbortSignal };

async function askPerson(
  { level, text }: Confirmation,
  { askLine, signal }: Asking,
): Promise<ConfirmAnswer> {
  const style = styleFor(stderr);
  const word = level === "red" ? shownWord() : "y";
  const question = `${level === "red" ? style.warn(text) : text}\n${style.dim(`Type ${word} to go ahead, anything else to leave it:`)} `;
  const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const line = await askLine(question, AbortSignal.any([signal, timeout]));
    const answer = line.trim().toLowerCase();
    return answer === word || (level === "plain" && YES.test(answer)) ? "yes" : "no";
  } catch (error) {
    if (timeout.aborted) return "timeout";
    if (signal.aborted) return "no";
    throw error;
  }
}

async function askOnce(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    return await lines.question(question, { signal });
  } finally {
    lines.close();
  }
}

/** What people type for a plain yes. */
const YES = /^(?:y|yes|yeah|yep|ok|okay|sure|go ahead|do it)(?:[,\s]+please)?[.!]*$/;

/** Short words nobody types or says by habit; another one each time, so that a yes has to be read first. */
const WORDS =
  "amber birch cedar delta ember fjord grape hazel ivory juniper koala lemon maple".split(" ");

function shownWord(): string {
  return WORDS[randomInt(WORDS.length)] ?? "approve";
}
