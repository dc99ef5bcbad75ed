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
