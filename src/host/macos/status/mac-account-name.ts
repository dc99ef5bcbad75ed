import { userInfo } from "node:os";
import { personName } from "../../embedded/status/account-name.ts";
import type { MacTools } from "../mac-part.ts";

const PATIENCE_MS = 2_000;

/** The full name of this account, as `id -F` prints it; undefined where it says nothing. */
export async function macAccountName(
  { runProcess, programs }: Pick<MacTools, "runProcess" | "programs">,
  username = userInfo().username,
): Promise<string | undefined> {
  const end = await runProcess({ file: programs.id, args: ["-F"], timeoutMs: PATIENCE_MS });
  const isTold = end.kind === "exit" && end.code === 0;
  return isTold ? personName(end.output, username) : undefined;
}
