import { randomInt } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { stderr, stdin } from "node:process";
import type { Config } from "../config/config.ts";
import type { Stages } from "../types/stages.ts";
import type { ConfirmAnswer } from "../types/verdict.ts";
import { isInteractive } from "./console.ts";
import { styleFor } from "./style.ts";

/** How long a question stays open; no answer is no. */
const CONFIRM_TIMEOUT_MS = 60_000;

/** Asks the person, or answers by the `--confirm` flag: `yes` approves plain questions, `all` red ones too. */
export function confirmBy(config: Config): Stages["confirm"] {
  const { confirm } = config;
  return async ({ level, text }) => {
    if (confirm === "no") return "no";
    if (confirm === "all") return "yes";
    if (confirm === "yes") return level === "plain" ? "yes" : "no";
    return isInteractive() && !config.isJson ? askPerson(level, text) : "no";
  };
}

async function askPerson(level: "plain" | "red", text: string): Promise<ConfirmAnswer> {
  const style = styleFor(stderr);
  const word = level === "red" ? shownWord() : "y";
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    const question = `${level === "red" ? style.warn(text) : text}\n${style.dim(`Type ${word} to go ahead, anything else to leave it:`)} `;
    const signal = AbortSignal.timeout(CONFIRM_TIMEOUT_MS);
    const answer = (await lines.question(question, { signal })).trim().toLowerCase();
    return answer === word || (level === "plain" && answer === "yes") ? "yes" : "no";
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "timeout";
    throw error;
  } finally {
    lines.close();
  }
}

/** Short words nobody types or says by habit; another one each time, so that a yes has to be read first. */
const WORDS =
  "amber birch cedar delta ember fjord grape hazel ivory juniper koala lemon maple".split(" ");

function shownWord(): string {
  return WORDS[randomInt(WORDS.length)] ?? "approve";
}
