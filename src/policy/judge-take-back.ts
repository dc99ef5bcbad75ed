import { digest } from "./call-hash.ts";
import type { DialogueAct } from "../types/turn/dialogue.ts";
import type { Verdict } from "../types/turn/verdict.ts";
import { visible } from "../visible.ts";
import type { Effect } from "../types/journal.ts";
import type { WarningSentences } from "../language/contract/sentences/acting.ts";
import type { Taint } from "../types/taint.ts";

/** What words do that want something else than what was done. */
const WANTED: ReadonlySet<DialogueAct> = new Set(["undo", "revise", "redirect"]);

type Judged = {
  readonly last: Effect | undefined;
  readonly taint: Taint;
  readonly say: Pick<WarningSentences, "takeBack">;
  /** The tool of the turn's own last act. */
  readonly own: string | undefined;
};

/** Whether a model may take the last act back: after strangers' words it is asked, unless the user's own want it. */
export function judgeTakeBack({ last, taint, say, own }: Judged, act: DialogueAct): Verdict {
  // It left nothing that can be had back: what was done before it is not what is meant.
  if (own !== undefined && own !== last?.tool) return { kind: "refuse", reason: LEFT_NOTHING };
  if (!last || !taint.untrusted || WANTED.has(act)) return { kind: "run" };
  const text = visible(say.takeBack(last.done));
  return { kind: "confirm", level: "plain", text, hash: digest([last.id, text]) };
}

const LEFT_NOTHING = "What was done last can't be taken back.";
