import { HostFailure } from "../errors.ts";
import { digest } from "../policy/call-hash.ts";
import { redactedView } from "../policy/redact.ts";
import type { Tool } from "../tool/define-tool.ts";
import { meantIn } from "../tool/meant-in.ts";
import { resolveArguments } from "../tool/run-call.ts";
import type { Call } from "../types/call.ts";
import type { Acting } from "./acting.ts";

type Shown = { readonly call: Call; readonly signal: AbortSignal };

type Marking = Pick<Acting, "host" | "handles" | "journal" | "language" | "mayAct">;

/**
 * Makes the mark that showing leaves, kept in the journal so that it can be undone. Never before the
 * request has ended; and what was read stays read where the mark can't be made.
 */
export async function markSeen(
  { host, handles, journal, language, mayAct }: Marking,
  tool: Tool,
  { call, signal }: Shown,
): Promise<void> {
  if (!(await mayAct())) return;
  const view = { tool: tool.name, digest: digest(call.arguments), at: host.clock.now() };
  let id: string | undefined;
  try {
    id = journal.begin({ ...view, what: `${tool.name} ${redactedView(call.arguments)}` });
    const seen = await tool.seen?.(resolveArguments(tool, call.arguments, handles), {
      host,
      signal,
      meant: meantIn(tool, call),
      language,
    });
    if (seen) journal.finish(id, seen);
    else journal.abandon(id);
  } catch (error) {
    // A mailbox that can't be written, or a full disk: the answer is right without the mark.
    if (id !== undefined && error instanceof HostFailure) journal.abandon(id);
  }
}
