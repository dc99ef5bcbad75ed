import { z } from "zod";
import { HostFailure } from "../errors.ts";
import { digest } from "../policy/call-hash.ts";
import type { Host } from "../host/host.ts";
import type { Sayings } from "../language/contract/sayings.ts";
import type { Effect, Journal, Undoing } from "../types/journal.ts";
import type { Undo } from "../types/turn/result.ts";

export type UndoBy = {
  readonly host: Pick<Host, "undo" | "clock">;
  readonly journal: Journal;
  readonly say: Sayings;
};

/** What taking back needs: the journal, the host, and words for what was done and when. */
export function undoing({ host, journal, say }: UndoBy): Undoing {
  const tell = ({ at, done }: Effect): string => `${say.moment(at, host.clock)}: ${done}`;
  return { journal, undo: undoBy({ host, journal, say }), tell };
}

/** How an effect is taken back: by its host, kept in the audit; one that can't be says so. */
function undoBy({ host, journal, say }: UndoBy): (effect: Effect) => Promise<string> {
  return async ({ id, tool, done, undo }) => {
    if (!undo) throw new HostFailure("invalid", say.acting.cantTakeBack(done));
    const sentence = await undoAll({ host, say }, undo);
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

/** How a batch is taken back: the ways back of its parts, the last first. */
export const SEVERAL = "several";

const several = z.object({
  undos: z.array(z.object({ operation: z.string(), input: z.record(z.string(), z.json()) })),
});

/** Each part is tried, whatever became of those before it; what could not be had back is said. */
async function undoAll({ host, say }: Pick<UndoBy, "host" | "say">, undo: Undo): Promise<string> {
  if (undo.operation !== SEVERAL) return say.acting.undone(await host.undo(undo));
  const { undos } = several.parse(undo.input);
  const back: string[] = [];
  const lost: string[] = [];
  for (const one of undos) {
    try {
      back.push(say.acting.undone(await host.undo(one)));
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error;
      lost.push(error.message);
    }
  }
  if (back.length === 0) throw new HostFailure("invalid", lost.join(" "));
  if (lost.length > 0) return say.acting.partlyBack(back.length, undos.length, lost);
  return back.length <= MOST_TOLD ? back.join(" ") : say.acting.allBack(back.length);
}

/** Sentences a voice says of what is back. */
const MOST_TOLD = 3;
