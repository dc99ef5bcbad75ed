import { digest } from "../policy/call-hash.ts";
import { redact, redactedView } from "../policy/redact.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Call } from "../types/turn/call.ts";
import type { Journal } from "../types/journal.ts";
import type { Failure, Result } from "../types/turn/result.ts";
import type { ActingSentences } from "../language/contract/sentences/acting.ts";
import type { Acting } from "./acting.ts";

/** Runs a call; what comes of it after it was given up goes to `onLate`. */
export type Act = (onLate: (result: Result) => void) => Promise<Result>;

type Keeping = Pick<Acting, "journal" | "host" | "registry" | "notice" | "language">;

/** Intent on disk, then the act, then what came of it. Without the first nothing is done. */
export async function journalled(
  { journal, host, registry, notice, language }: Keeping,
  call: Call,
  act: Act,
): Promise<Result> {
  const words = language.say.acting;
  const what = `${call.name} ${redactedView(call.arguments)}`;
  let id: string;
  try {
    const at = host.clock.now();
    id = journal.begin({ tool: call.name, what, digest: digest(call.arguments), at });
  } catch {
    // Locked or full: an effect nobody could account for isn't begun.
    const message = words.noJournal;
    return { ok: false, code: "unavailable", message };
  }
  const tool = registry.get(call.name);
  const keep = (result: Result): void => {
    try {
      settle({ journal, id, result, isAsked: isOnlyAsked(tool, result) });
    } catch {
      // The act stands; its open intent is reported at the next start.
    }
  };
  const result = await act((late) => {
    keep(late);
    // What was only asked for did nothing, and nobody waits for the answer any more.
    const sentence = isOnlyAsked(tool, late) ? undefined : saidLate(late, what, words);
    if (sentence !== undefined) notice(sentence);
  });
  keep(result);
  return result;
}

/** What became of an act after nobody waited for it any more; nothing while that is still open. */
function saidLate(late: Result, what: string, words: ActingSentences): string | undefined {
  if (late.ok) {
    return words.doneAfterAll("done" in late ? late.done : what);
  }
  return mayHaveHappened(late) ? undefined : words.notDone(late.message);
}

type Acted = {
  readonly journal: Journal;
  readonly id: string;
  readonly result: Result;
  readonly isAsked: boolean;
};

/** Only something was asked for ("which timers are running"): rows or a text, and nothing done. */
function isOnlyAsked(tool: Tool | undefined, result: Result): boolean {
  return tool?.effect === "reversible" && result.ok && !("done" in result);
}

function settle({ journal, id, result, isAsked }: Acted): void {
  if (isAsked) return journal.abandon(id);
  if (result.ok) {
    const done =
      "done" in result
        ? (result.dated ?? result.done)
        : "text" in result
          ? redact(result.text)
          : "";
    const undo = "done" in result ? result.undo : undefined;
    return journal.finish(id, { done, undo });
  }
  if (!mayHaveHappened(result)) journal.abandon(id);
}

/** A call that took too long or was stopped may have had its effect: its intent stays open. */
function mayHaveHappened({ code, isStopped }: Failure): boolean {
  return code === "timeout" || isStopped === true;
}
