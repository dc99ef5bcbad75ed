import { stdin } from "node:process";
import type { Config } from "../config/config.ts";
import type { Emit } from "../types/event.ts";
import { jsonLines } from "./json-lines.ts";
import { aside, screen } from "./output/streams.ts";
import { line } from "./output/piece.ts";
import { personLines } from "./person-lines.ts";

export type TurnOutput = { readonly nextTurn: () => Emit };

/** Where events go: one JSON object a line, or text for a person. */
export function turnOutput(
  config: Config,
  { showsTyped }: { readonly showsTyped: boolean },
): TurnOutput {
  if (config.isJson) return jsonLines((value) => screen.json(value));
  return personLines({
    print: (...lines) => screen.print(...lines),
    live: (status) => screen.live(status),
    showsTyped,
    showsStats: () => config.showsStats,
    isTalk: false,
  });
}

const BAR_CELLS = 24;

/** A bar on a terminal while many files are looked through for the first time; elsewhere one line at the end. */
export function progress(area: string, done: number, total: number): void {
  if (!aside.isLive && done < total) return;
  const full = Math.round((done / Math.max(total, 1)) * BAR_CELLS);
  const bar = `${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)}`;
  const row = line(`${bar} looking through your ${area}, ${done} of ${total}`);
  if (done < total) aside.live(row);
  else aside.print(row);
}

export function isInteractive(): boolean {
  return stdin.isTTY === true && screen.isLive;
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
