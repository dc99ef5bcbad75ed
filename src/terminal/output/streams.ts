import { stderr, stdout } from "node:process";
import { Output } from "./output.ts";
import type { Status } from "./output.ts";
import { dim, hung, line, warn } from "./piece.ts";

const status: Status = { clear: undefined };

/** Standard output: what was asked for. */
export const screen = new Output(stdout, status);
/** Standard error: what is said beside it. */
export const aside = new Output(stderr, status);

/** After an interruption what nobody has read yet is given up this soon. */
const GIVE_UP_MS = 200;

/** A sentence for the person, never mixed into the program's own output. */
export function notice(sentence: string): void {
  aside.print(line(dim(sentence)));
}

/** A failure with what to do next. */
export function complain(message: string, hint?: string): void {
  aside.print(hung("sotto: ", message), ...(hint ? [line(hint)] : []));
}

/**
 * Makes everything go through the door that others write to these streams by themselves, such as a
 * package with a word for its developers: it is said beside, where no script reads it as ours.
 * `closed` is told when nobody reads standard output any more.
 */
export function guardStreams(closed: (code: string | undefined) => void): void {
  // Whoever writes here passes text or bytes, and waits for nothing.
  const foreign = ((chunk: string | Uint8Array): boolean => {
    const text = Buffer.from(chunk).toString().trimEnd();
    if (text !== "") aside.print(line(dim(text)));
    return true;
  }) as typeof stdout.write;
  stdout.write = foreign;
  stderr.write = foreign;
  stdout.on("error", ({ code }: NodeJS.ErrnoException) => closed(code));
  // Where nobody reads what went wrong, there is nobody to tell.
  stderr.on("error", () => undefined);
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => {
    if (name !== "ExperimentalWarning") aside.print(line(warn(`${name}: ${message}`)));
  });
}

/** When everything said has been read; once interrupted, no later than shortly after. */
export async function drained(interrupted: AbortSignal): Promise<void> {
  const read = Promise.all([screen.flushed(), aside.flushed()]);
  const { promise: givenUp, resolve } = Promise.withResolvers<void>();
  const giveUp = (): void => void setTimeout(resolve, GIVE_UP_MS);
  if (interrupted.aborted) giveUp();
  else interrupted.addEventListener("abort", giveUp, { once: true });
  await Promise.race([read, givenUp]);
}
