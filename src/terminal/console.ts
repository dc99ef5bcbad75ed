import { stderr, stdin, stdout } from "node:process";
import type { Config } from "../config/config.ts";
import type { Emit } from "../types/event.ts";
import { jsonLines } from "./json-lines.ts";
import { personLines } from "./person-lines.ts";
import { styleFor } from "./style.ts";

export type TurnOutput = { readonly nextTurn: () => Emit };

/** Where events go: one JSON object a line, or text for a person. */
export function turnOutput(
  config: Config,
  { showsTyped }: { readonly showsTyped: boolean },
): TurnOutput {
  const write = (text: string): void => void stdout.write(text);
  if (config.isJson) return jsonLines((line) => write(`${line}\n`));
  return personLines({ write, style: styleFor(stdout), showsTyped });
}

/** A sentence for the person, never mixed into the program's own output. */
export function notice(sentence: string): void {
  stderr.write(`${styleFor(stderr).dim(sentence)}\n`);
}

const BAR_CELLS = 24;

/** A bar on a terminal while many files are looked through for the first time; elsewhere one line at the end. */
export function progress(area: string, done: number, total: number): void {
  const { isLive } = styleFor(stderr);
  if (!isLive && done < total) return;
  const full = Math.round((done / Math.max(total, 1)) * BAR_CELLS);
  const bar = `${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)}`;
  const line = `${bar} looking through your ${area}, ${done} of ${total}`;
  stderr.write(isLive ? `\r\u001B[2K${line}${done < total ? "" : "\n"}` : `${line}\n`);
}

export function isInteractive(): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}

/** Watches a turn's events for the failure that should set the exit code. */
export function watchFailure(emit: Emit): {
  readonly emit: Emit;
  readonly failure: () => Failure | undefined;
} {
  let failure: Failure | undefined;
  let isAnswered = false;
  return {
    emit: (event) => {
      if (event.type === "error") failure = event;
      if (event.type === "answer") isAnswered = true;
      emit(event);
    },
    failure: () => (isAnswered ? undefined : failure),
  };
}

export type Failure = { readonly code: string; readonly message: string; readonly hint?: string };
