import { isOfUser } from "../policy/judge.ts";
import { markOf } from "../policy/mark-of.ts";
import { taintAfter, taintBy } from "../policy/taint.ts";
import { callsOf } from "../tool/batch.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { HandleBook } from "../tool/handle-book.ts";
import { parametersOf } from "../tool/parameter.ts";
import { handlesOwed } from "../tool/handles-owed.ts";
import { resolveArguments, runCall } from "../tool/run-call.ts";
import type { Call } from "../types/turn/call.ts";
import type { JsonObject } from "../types/json.ts";
import type { Result } from "../types/turn/result.ts";
import type { ConfirmAnswer, Confirmation, Verdict } from "../types/turn/verdict.ts";
import type { Stages } from "../types/turn/stages.ts";
import type { Acting, Asked } from "./acting.ts";
import { isAskedFor, verdictOn } from "./judge-call.ts";
import { journalled } from "./journalled.ts";
import type { Act } from "./journalled.ts";
import { markSeen } from "./mark-seen.ts";
import { noteCall } from "./note-call.ts";
import { runBatch } from "./run-batch.ts";

export type Confirming = Pick<Acting, "approvals" | "journal" | "host"> & Pick<Stages, "confirm">;

/** Asks once; a yes stands for exactly the shown call, and only for a minute. */
export async function confirmOnce(
  confirming: Confirming,
  confirmation: Confirmation,
  call: Call,
): Promise<ConfirmAnswer> {
  const answer = await confirming.confirm(confirmation, call);
  if (answer === "yes") confirming.approvals.grant(call.id, confirmation.hash);
  else noteCall(confirming, call, { verdict: confirmation, outcome: `answered ${answer}` });
  return answer;
}

type Approved = { readonly call: Call; readonly asked: Asked; readonly signal: AbortSignal };

/** Runs a call that may run: judged once more as it stands, so that what runs is what was shown. */
export async function runApproved(
  acting: Acting,
  { call, asked, signal }: Approved,
): Promise<Result> {
  const tool = acting.registry.get(call.name);
  if (!tool) return { ok: false, code: "not_found", message: `There is no tool ${call.name}.` };
  const verdict = await verdictOn(acting, call, asked);
  const isOwn = isOfRequest(call, asked);
  const result = await runOrRefuse(acting, tool, { call, signal, verdict, isOwn });
  noteCall(acting, call, { verdict, outcome: outcomeOf(tool, result) });
  return result;
}

/** Code made the call by the user's words, or the words ask for it with these very values. */
function isOfRequest(call: Call, asked: Asked): boolean {
  return call.by === "fast-path" || (isAskedFor(call.name, asked) && isOfUser(call));
}

type Judged = {
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly verdict: Verdict;
  readonly isOwn: boolean;
};

async function runOrRefuse(acting: Acting, tool: Tool, judged: Judged): Promise<Result> {
  const { call, signal, verdict, isOwn } = judged;
  if (verdict.kind === "refuse") return { ok: false, code: "refused", message: verdict.reason };
  if (verdict.kind === "confirm" && !acting.approvals.take(call.id, verdict.hash)) {
    const message = acting.language.say.acting.hasChanged;
    return { ok: false, code: "refused", message };
  }
  const { hands: host, handles, taint, language, isForgiving } = acting;
  const runner = { host, handles, signal, language, isOwn, isForgiving };
  const calls = callsOf(tool, call);
  const act: Act = (onLate) =>
    calls
      ? runBatch(tool, calls, { ...runner, onLate })
      : runCall(tool, call, { ...runner, onLate });
  const isEffect = acts(acting, tool, call);
  if (isEffect && !(await acting.mayAct())) return stoppedIn(acting.language);
  // Before it runs: what throws, is stopped or never ends has read all the same.
  const before = taint.current();
  taint.set(taintBy(before, tool));
  const result = isEffect ? await journalled(acting, call, act) : await act(() => undefined);
  taint.set(taintAfter(before, tool, result));
  if (result.ok) focusOn(handles, tool, call);
  if (result.ok && tool.seen) await markSeen(acting, tool, { call, signal });
  return result;
}

/** What a call was made with by itself is what is spoken of next. */
function focusOn(handles: HandleBook, tool: Tool, { arguments: given }: Call): void {
  for (const { name, of } of parametersOf(tool)) {
    const value = given[name];
    if (of !== undefined && typeof value === "string") handles.focusOn(value);
  }
}

/** The words went on, or somebody spoke over them: nothing has been done. */
function stoppedIn({ say }: Acting["language"]): Result {
  return { ok: false, code: "refused", message: say.turn.conversation.stopped, isStopped: true };
}

/** A call that only reads is no effect, whatever else its tool can do. */
function acts({ handles, host }: Acting, tool: Tool, call: Call): boolean {
  if (tool.effect === "none" && !tool.egress) return false;
  const [one = call] = callsOf(tool, call) ?? [];
  // A parsed tool input holds strings, numbers, flags and lists of strings: JSON.
  const resolved = resolveArguments(tool, one.arguments, handles) as JsonObject;
  return markOf(tool, resolved, host) !== "harmless";
}

function outcomeOf(tool: Tool, result: Result): string {
  const owed = handlesOwed(tool, result);
  const warning = owed > 0 ? `; warning: no handle for ${owed}` : "";
  if (!result.ok) return result.code;
  if ("done" in result) return `done${warning}`;
  if ("text" in result) return `${result.text.length} characters`;
  return `${result.items.length} rows${warning}`;
}
