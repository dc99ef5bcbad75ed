import { HostFailure } from "../errors.ts";
import { digest } from "../policy/call-hash.ts";
import type { Host } from "../host/host.ts";
import type { Sayings } from "../language/contract/sayings.ts";
import type { Effect, Journal, Undoing } from "../types/journal.ts";

export type UndoBy = {
  readonly host: Pick<Host, "undo" | "clock">;
  readonly journal: Journal;
  readonly say: Sayings;
};

/** What taking back needs: the journal, the host, and words for what was done and when. */
export function undoing({ host, journal, say }: UndoBy): Undoing {
  const tell = ({ at, done }: Effect): string => `${say.moment(at, host.clock)}: ${done}`;
  return { journal, undo: undoBy(host, journal), tell };
}

/** How an effect is taken back: by its host, kept in the audit; one that can't be says so. */
function undoBy(
  host: Pick<Host, "undo" | "clock">,
  journal: Journal,
): (effect: Effect) => Promise<string> {
  return async ({ id, tool, done, undo }) => {
    if (!undo) throw new HostFailure("invalid", `I can't take that back: ${done}`);
    const sentence = await host.undo(undo);
    journal.note({
      tool,
      digest: digest(undo.input),
      view: `{"effect":"${id}"}`,
      origins: {},
      verdict: "undo",
      approval: undefined,
      outcome: "undone",
      at: host.clock.now(),
    });
    return sentence;
  };
}
