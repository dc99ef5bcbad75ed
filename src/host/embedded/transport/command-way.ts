import { accessSync, constants } from "node:fs";
import { isAbsolute } from "node:path";
import { messageOf } from "../../../errors.ts";
import { type Ending, notSent, unclear } from "../outbox/ending.ts";
import { runProgram } from "../programs/run-program.ts";
import { oneLine } from "../text/one-line.ts";
import type { Letter, MailWay } from "./mail-transport.ts";

/** A command that takes longer, in milliseconds, is ended; whether it had passed the mail on nobody knows. */
const COMMAND_MS = 50_000;
/** EX_TEMPFAIL of sysexits.h: sendmail ends so where it has queued the mail to try again. */
const QUEUED = 75;

/** A command such as sendmail or msmtp: it takes a mail on standard input. */
export function commandWay(
  [file = "", ...args]: readonly string[],
  timeoutMs = COMMAND_MS,
): MailWay {
  return {
    name: [file, ...args].join(" "),
    from: undefined,
    mustTake: () => {},
    carry: (letter) => carry({ file, args, timeoutMs }, letter),
    check: async () => problemOf(file),
  };
}

type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly timeoutMs: number;
};

async function carry(command: Command, { source }: Letter): Promise<Ending> {
  const { file } = command;
  const end = await runProgram({ ...command, input: source.toString("utf8") });
  if (end.kind === "missing") return notSent(`${file} can't be started: ${end.reason}.`);
  if (end.kind !== "exit") return unclear(`${file} came to no end, so I ended it.`);
  if (end.code === 0) return { state: "sent" };
  const said = oneLine(end.errors).trim().slice(0, 200);
  const reason = `${file} ended with code ${end.code}${said === "" ? "" : ` and said: ${said}`}.`;
  return end.code === QUEUED ? unclear(reason) : notSent(reason);
}

/** A command is not run to be looked at. */
function problemOf(file: string): string | undefined {
  if (!isAbsolute(file)) return undefined; // found by PATH when it is run
  try {
    accessSync(file, constants.X_OK);
    return undefined;
  } catch (error) {
    return `${file} can't be run: ${messageOf(error)}.`;
  }
}
