import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** A failure of set-up a person can read: what is wrong, and what to do next. */
export class SetUpFailure extends Error {
  constructor(message, hint) {
    super(message);
    this.hint = hint;
  }
}

/** Somebody pressed Ctrl-C while something was being set up. */
export class Interrupted extends Error {}

/** Messages of set-up go to standard error: standard output is the program's own. */
export function say(text) {
  process.stderr.write(`sotto: ${text}\n`);
}

/** Ends with 130 where it was interrupted, else with one sentence, the next step, and 1. */
export function exitBySetUp(error) {
  if (error instanceof Interrupted) {
    process.exitCode = 130;
    return;
  }
  say(error instanceof Error ? error.message : String(error));
  if (error instanceof SetUpFailure && error.hint) say(error.hint);
  process.exitCode = 1;
}
