import { HostFailure } from "../errors.ts";
import { judge } from "../policy/judge.ts";
import { resolveArguments } from "../tool/run-call.ts";
import type { Call } from "../types/call.ts";
import type { JsonObject } from "../types/json.ts";
import type { Verdict } from "../types/verdict.ts";
import type { Bench } from "./create-stages.ts";

/** The verdict on the exact call; what can't be resolved is refused with the reason. */
export async function judgeCall(bench: Bench, call: Call): Promise<Verdict> {
  const tool = bench.registry.get(call.name);
  if (!tool) return { kind: "refuse", reason: `There is no tool ${call.name}.` };
  try {
    const input = resolveArguments(tool, call.arguments, bench.handles);
    const question = await tool.ask?.(input, { host: bench.host, signal: bench.signal });
    // A parsed tool input holds strings, numbers, flags and lists of strings: JSON.
    return judge({ tool, call, resolved: input as JsonObject, question });
  } catch (error) {
    if (error instanceof HostFailure) return { kind: "refuse", reason: error.message };
    throw error;
  }
}
