import { digest } from "../policy/canonical.ts";
import { isOfUser } from "../policy/judge.ts";
import { markOf } from "../policy/mark-of.ts";
import { redact, redactedView } from "../policy/redact.ts";
import { taintAfter, taintBy } from "../policy/taint.ts";
import type { Tool } from "../tool/define-tool.ts";
import { handlesOwed } from "../tool/handles-owed.ts";
import { resolveArguments, runCall } from "../tool/run-call.ts";
import type { Call } from "../types/call.ts";
import type { JsonObject } from "../types/json.ts";
import type { Failure, Result } from "../types/result.ts";
import type { TurnState } from "../types/stages.ts";
import type { ConfirmAnswer, Confirmation, Verdict } from "../types/verdict.ts";
import type { Bench } from "../turn/create-stages.ts";
import { isAskedFor, verdictOn } from "../turn/judge-call.ts";
import { markSeen } from "./mark-seen.ts";
import { noteCall } from "./note-call.ts";

/** Asks once; a yes stands for exactly the shown call, and only for a minute. */
export async function confirmOnce(
  bench: Bench,
  confirmation: Confirmation,
  call: Call,
): Promise<ConfirmAnswer> {
  const answer = await bench.confirm(confirmation, call);
  if (answer === "yes") bench.approvals.grant(call.id, confirmation.hash);
  else noteCall(bench, call, { verdict: confirmation, outcome: `answered ${answer}` });
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
  const verdict = await verdictOn(bench, call, state);
  const isOwn = isOfRequest(call, state);
  const result = await runOrRefuse(bench, tool, { call, signal, verdict, isOwn });
  noteCall(bench, call, { verdict, outcome: outcomeOf(tool, result) });
  return result;
}

/** Code made the call by the user's words, or the words ask for it with these very values. */
function isOfRequest(call: Call, state: TurnState): boolean {
  return call.by === "fast-path" || (isAskedFor(call.name, state) && isOfUser(call));
}

type Judged = {
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly verdict: Verdict;
  readonly isOwn: boolean;
};

async function runOrRefuse(bench: Bench, tool: Tool, judged: Judged): Promise<Result> {
  const { call, signal, verdict, isOwn } = judged;
  if (verdict.kind === "refuse") return { ok: false, code: "refused", message: verdict.reason };
  if (verdict.kind === "confirm" && !bench.approvals.take(call.id, verdict.hash)) {
    const message = "That changed after you were asked, so I left it.";
    return { ok: false, code: "refused", message };
  }
  const { hands: host, handles, taint, language } = bench;
  const runner = { host, handles, signal, language, isOwn };
  const act: Act = (onLate) => runCall(tool, call, { ...runner, onLate });
  const isEffect = acts(bench, tool, call);
  if (isEffect && !(await bench.mayAct())) return STOPPED;
  // Before it runs: what throws, is stopped or never ends has read all the same.
  const before = taint.current();
  taint.set(taintBy(before, tool));
  const result = isEffect ? await journalled(bench, call, act) : await act(() => undefined);
  taint.set(taintAfter(before, tool, result));
  if (result.ok && tool.seen) await markSeen(bench, tool, { call, signal });
  return result;
}

/** The words went on, or somebody spoke over them: nothing has been done. */
const STOPPED: Result = { ok: false, code: "refused", message: "Stopped." };

/** A call that only reads is no effect, whatever else its tool can do. */
function acts({ handles, host }: Bench, tool: Tool, call: Call): boolean {
  if (tool.effect === "none" && !tool.egress) return false;
  // A parsed tool input holds strings, numbers, flags and lists of strings: JSON.
  const resolved = resolveArguments(tool, call.arguments, handles) as JsonObject;
  return markOf(tool, resolved, host) !== "harmless";
}

/** Runs the call; what comes of it after it was given up goes to `onLate`. */
type Act = (onLate: (result: Result) => void) => Promise<Result>;

/** Intent on disk, then the act, then what came of it. Without the first nothing is done. */
async function journalled(bench: Bench, call: Call, act: Act): Promise<Result> {
  const { journal, host, registry } = bench;
  const what = `${call.name} ${redactedView(call.arguments)}`;
  let id: string;
  try {
    const at = host.clock.now();
    id = journal.begin({ tool: call.name, what, digest: digest(call.arguments), at });
  } catch {
    // Locked or full: an effect nobody could account for isn't begun.
    const message = "I can't keep my journal just now, so I left it.";
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
    const sentence = saidLate(late, what);
    if (sentence !== undefined) bench.notice(sentence);
  });
  keep(result);
  return result;
}

/** What became of an act after nobody waited for it any more; nothing while that is still open. */
function saidLate(late: Result, what: string): string | undefined {
  if (late.ok) {
    return `That was done after all: ${"done" in late ? late.done : what}`;
  }
  return mayHaveHappened(late) ? undefined : `That was not done: ${late.message}`;
}

type Acted = {
  readonly journal: Bench["journal"];
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
function mayHaveHappened({ code, message }: Failure): boolean {
  return code === "timeout" || message === "Stopped.";
}

function outcomeOf(tool: Tool, result: Result): string {
  const owed = handlesOwed(tool, result);
  const warning = owed > 0 ? `; warning: no handle for ${owed}` : "";
  if (!result.ok) return result.code;
  if ("done" in result) return `done${warning}`;
  if ("text" in result) return `${result.text.length} characters`;
  return `${result.items.length} rows${warning}`;
}
