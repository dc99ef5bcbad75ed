import { HostFailure } from "../../errors.ts";
import { judge } from "../../policy/judge.ts";
import { markOf } from "../../policy/mark-of.ts";
import { within } from "../../host/within.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { resolveArguments } from "../../tool/run-call.ts";
import type { Call } from "../../types/call.ts";
import type { JsonObject } from "../../types/json.ts";
import type { TurnState } from "../../types/stages.ts";
import type { Verdict } from "../../types/verdict.ts";
import { noteCall } from "../effects/note-call.ts";
import type { Bench } from "./create-stages.ts";
import { recordVersions } from "../effects/record-versions.ts";

/** How far down the index's list a tool still counts as asked for. */
const ASKED_FOR = 3;
/** How long a tool may take to word its question, all its looks together. */
const ASK_MS = 20_000;

/** The verdict on the exact call; what can't be resolved is refused with the reason, and the refusal kept. */
export async function judgeCall(bench: Bench, call: Call, state: TurnState): Promise<Verdict> {
  const verdict = await verdictOn(bench, call, state);
  if (verdict.kind === "refuse") noteCall(bench, call, { verdict, outcome: "refused" });
  return verdict;
}

/** The same without keeping anything: for a second look at a call that was judged. */
export async function verdictOn(bench: Bench, call: Call, state: TurnState): Promise<Verdict> {
  const tool = bench.registry.get(call.name);
  if (!tool) return { kind: "refuse", reason: `There is no tool ${call.name}.` };
  try {
    const { host, handles } = bench;
    const input = resolveArguments(tool, call.arguments, handles);
    // A parsed tool input holds strings, numbers, flags and lists of strings: JSON.
    const resolved = input as JsonObject;
    const changes = tool.effect !== "none" || tool.egress;
    return judge({
      tool,
      call,
      resolved,
      versions: changes ? await recordVersions(host, tool, resolved) : {},
      question: changes ? await questionOf(bench, tool, input) : undefined,
      taint: bench.taint.current(),
      isAskedFor: isAskedFor(tool.name, state),
      mark: markOf(tool, resolved, host),
      said: state.utterance.text,
    });
  } catch (error) {
    if (error instanceof HostFailure) return { kind: "refuse", reason: error.message };
    throw error;
  }
}

/** The question in its time: a tool may look at the host for it, and think as long as it likes. */
async function questionOf(
  { host, signal }: Bench,
  tool: Tool,
  input: Parameters<NonNullable<Tool["ask"]>>[0],
): Promise<string | undefined> {
  const late = `${tool.name} could not say in time what it would do, so I left it.`;
  const failure = (): HostFailure => new HostFailure("timeout", late);
  return within(Promise.resolve(tool.ask?.(input, { host, signal })), { ms: ASK_MS, failure });
}

function isAskedFor(name: string, { ranked }: TurnState): boolean {
  return ranked.tools
    .slice(0, ASKED_FOR)
    .some((tool) => tool.name === name && tool.score > ranked.none);
}
