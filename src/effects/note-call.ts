import { digest } from "../policy/call-hash.ts";
import { redact, redactedView } from "../policy/redact.ts";
import type { Call } from "../types/call.ts";
import type { AuditEntry } from "../types/journal.ts";
import type { Verdict } from "../types/verdict.ts";
import type { Acting } from "./acting.ts";

type Noted = { readonly verdict: Verdict; readonly outcome: string };

/** Keeps in the audit what was decided on a call and what came of it; never what it read or wrote. */
export function noteCall(
  { journal, host }: Pick<Acting, "journal" | "host">,
  call: Call,
  { verdict, outcome }: Noted,
): void {
  const entry: AuditEntry = {
    tool: redact(call.name),
    digest: digest(call.arguments),
    view: redactedView(call.arguments),
    origins: withoutWords(call.origins),
    verdict: shortVerdict(verdict),
    approval: verdict.kind === "confirm" ? verdict.hash : undefined,
    outcome,
    at: host.clock.now(),
  };
  try {
    journal.note(entry);
  } catch {
    // A log that can't be written to now doesn't undo what was done; effects have the journal's word.
  }
}

/** The kinds of origin alone: the words themselves are in the view, redacted. */
function withoutWords(origins: Call["origins"]): AuditEntry["origins"] {
  return Object.fromEntries(Object.entries(origins).map(([name, { origin }]) => [name, origin]));
}

function shortVerdict(verdict: Verdict): AuditEntry["verdict"] {
  if (verdict.kind !== "confirm") return verdict.kind;
  return verdict.level === "red" ? "confirm-red" : "confirm";
}
