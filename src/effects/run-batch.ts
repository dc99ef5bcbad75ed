import { runCall } from "../tool/run-call.ts";
import type { CallRunner } from "../tool/run-call.ts";
import type { ActingSentences } from "../language/contract/sentences/acting.ts";
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
  const say = runner.language.say.acting;
  const done: DoneResult[] = [];
  for (const call of calls) {
    const result = await runCall(tool, call, runner);
    if (!result.ok)
      return done.length === 0 ? result : together(done, { of: calls.length, result, say });
    if (!("done" in result)) return result;
    done.push(result);
  }
  const all = together(done, { of: calls.length, result: undefined, say });
  const told = tool.sayMade?.(all.items ?? [], runner.language);
  return told === undefined ? all : { ...all, done: told, dated: told };
}

type Rest = {
  readonly of: number;
  readonly result: Failure | undefined;
  readonly say: ActingSentences;
};

function together(done: readonly DoneResult[], { of, result, say: words }: Rest): DoneResult {
  const stopped = result && words.stoppedAfter(done.length, of, result.message);
  const say = (wordOf: (one: DoneResult) => string, ...behind: readonly string[]): string =>
    [
      ...(stopped === undefined ? [] : [stopped]),
      ...toldOf(done.map(wordOf), words),
      ...behind,
    ].join(" ");
  const all = sharedBy(done);
  const items = done.flatMap((one) => one.items ?? []);
  const undo = undoOf(done);
  return {
    ok: true,
    done: all ? say(eachOf, all) : say((one) => one.done),
    dated: say((one) => one.dated ?? one.done),
    ...(items.length > 0 ? { items } : {}),
    handles: Object.assign({}, ...done.map((one) => one.handles)),
    ...(undo ? { undo } : {}),
  };
}

/** What is so of each of several acts, which is said once. */
function sharedBy(done: readonly DoneResult[]): string | undefined {
  const [first, ...others] = done.map(({ together: told }) => told?.all);
  return others.length > 0 && others.every((one) => one === first) ? first : undefined;
}

function eachOf({ done, together: told }: DoneResult): string {
  return told?.each ?? done;
}

function toldOf(sentences: readonly string[], words: ActingSentences): readonly string[] {
  if (sentences.length <= TOLD) return sentences;
  const rest = sentences.length - TOLD + 1;
  return [...sentences.slice(0, TOLD - 1), words.andMore(rest, sentences.length)];
}

/** One way back for all: none where one of them has none. */
function undoOf(done: readonly DoneResult[]): Undo | undefined {
  const undos = done.flatMap((one) => (one.undo ? [one.undo] : []));
  if (undos.length < done.length) return undefined;
  return { operation: SEVERAL, input: { undos: undos.toReversed() } };
}
