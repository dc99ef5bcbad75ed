import { runCall } from "../tool/run-call.ts";
import type { CallRunner } from "../tool/run-call.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Call } from "../types/turn/call.ts";
import type { DoneResult, Failure, Result, Undo } from "../types/turn/result.ts";
import { SEVERAL } from "./undo-by.ts";

/** Sentences a voice says of a batch before it counts. */
const TOLD = 3;

/**
 * Runs the calls of a batch one after the other, in their order; the first that fails ends it. What was
 * done until then stands, is said, and is taken back together.
 */
export async function runBatch(
  tool: Tool,
  calls: readonly Call[],
  runner: CallRunner,
): Promise<Result> {
  const done: DoneResult[] = [];
  for (const call of calls) {
    const result = await runCall(tool, call, runner);
    if (!result.ok)
      return done.length === 0 ? result : together(done, { of: calls.length, result });
    if (!("done" in result)) return result;
    done.push(result);
  }
  return together(done, { of: calls.length, result: undefined });
}

type Rest = { readonly of: number; readonly result: Failure | undefined };

function together(done: readonly DoneResult[], { of, result }: Rest): DoneResult {
  const stopped = result && `I did ${done.length} of ${of} and stopped: ${result.message}`;
  const say = (wordOf: (one: DoneResult) => string): string =>
    [...(stopped === undefined ? [] : [stopped]), ...toldOf(done.map(wordOf))].join(" ");
  const items = done.flatMap((one) => one.items ?? []);
  const undo = undoOf(done);
  return {
    ok: true,
    done: say((one) => one.done),
    dated: say((one) => one.dated ?? one.done),
    ...(items.length > 0 ? { items } : {}),
    handles: Object.assign({}, ...done.map((one) => one.handles)),
    ...(undo ? { undo } : {}),
  };
}

function toldOf(sentences: readonly string[]): readonly string[] {
  if (sentences.length <= TOLD) return sentences;
  const rest = sentences.length - TOLD + 1;
  return [
    ...sentences.slice(0, TOLD - 1),
    `And ${rest} more of the same, ${sentences.length} in all.`,
  ];
}

/** One way back for all: none where one of them has none. */
function undoOf(done: readonly DoneResult[]): Undo | undefined {
  const undos = done.flatMap((one) => (one.undo ? [one.undo] : []));
  if (undos.length < done.length) return undefined;
  return { operation: SEVERAL, input: { undos: undos.toReversed() } };
}
