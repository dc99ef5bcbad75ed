import { taintAfter } from "../policy/taint.ts";
import { runCall } from "../tool/run-call.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Call } from "../types/call.ts";
import type { TurnState } from "../types/stages.ts";
import type { Result } from "../types/result.ts";
import type { ConfirmAnswer, Confirmation } from "../types/verdict.ts";
import type { Bench } from "./create-stages.ts";
import { judgeCall } from "./judge-call.ts";

/** Asks once; a yes stands for exactly the shown call, and only for a minute. */
export async function confirmOnce(
  bench: Bench,
  confirmation: Confirmation,
  call: Call,
): Promise<ConfirmAnswer> {
  const answer = await bench.confirm(confirmation, call);
  if (answer === "yes") bench.approvals.grant(call.id, confirmation.hash);
  return answer;
}

type Approved = { readonly call: Call; readonly state: TurnState; readonly signal: AbortSignal };

/** Runs a call that may run: judged once more as it stands, so that what runs is what was shown. */
export async function runApproved(
  bench: Bench,
  { call, state, signal }: Approved,
): Promise<Result> {
  const tool = bench.registry.get(call.name);
  if (!tool) return { ok: false, code: "not_found", message: `There is no tool ${call.name}.` };
  const verdict = await judgeCall(bench, call, state);
  if (verdict.kind === "refuse") return { ok: false, code: "refused", message: verdict.reason };
  if (verdict.kind === "confirm" && !bench.approvals.take(call.id, verdict.hash)) {
    return {
      ok: false,
      code: "refused",
      message: "That changed after you were asked, so I left it.",
    };
  }
  return runJournalled(bench, tool, { call, signal });
}

async function runJournalled(
  bench: Bench,
  tool: Tool,
  { call, signal }: { readonly call: Call; readonly signal: AbortSignal },
): Promise<Result> {
  const { host, handles, journal, taint } = bench;
  const result = await runCall(tool, call, { host, handles, signal });
  taint.set(taintAfter(taint.current(), tool, result));
  if (result.ok && "done" in result && result.undo) {
    const { done, undo } = result;
    journal.record({ tool: tool.name, done, undo, at: host.clock.now() });
  }
  return result;
}
