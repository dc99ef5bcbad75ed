import { HostFailure } from "../../../errors.ts";
import { runProgram } from "../programs/run-program.ts";

/** Somebody may have to unlock a key first. */
const PASSWORD_MS = 30_000;

/** The password a command prints: its first line. It is held in memory for one session, and told nobody. */
export async function readPassword([file = "", ...args]: readonly string[]): Promise<string> {
  const end = await runProgram({ file, args, timeoutMs: PASSWORD_MS });
  if (end.kind === "missing") throw failed(`${file} can't be started: ${end.reason}.`);
  if (end.kind !== "exit") throw failed(`${file} came to no end.`);
  // What it says on standard error may hold what it was asked for.
  if (end.code !== 0) throw failed(`${file} ended with code ${end.code}.`);
  const [password = ""] = end.output.split(/\r?\n/, 1);
  if (password === "") throw failed(`${file} printed nothing.`);
  return password;
}

function failed(reason: string): HostFailure {
  return new HostFailure("unavailable", `The password command gave no password: ${reason}`);
}
