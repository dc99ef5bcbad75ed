import type { CallSpace } from "../types/turn/call-space.ts";
import type { OwedStep, ReadCall } from "../types/turn/stages.ts";
import { givenUp, leftToModel, leftOut, unserved, withoutLeaning } from "./advance-plan.ts";
import { goOn, putOff, template, wrapUp } from "./end-turn.ts";
import type { Ending } from "./end-turn.ts";
import { answerMetaCall, makeBusinessCall } from "./call/make-call.ts";
import { answerOf, emitStep, stepOnce } from "./step/model-step.ts";
import { mayRepair, repair } from "./step/repair.ts";
import { takeBackLast } from "./call/take-back.ts";
import { append, openRecord, stateOf } from "./turn-record.ts";
import type { TurnRecord } from "./turn-record.ts";
import { businessCall } from "./call/business-call.ts";
import { finishTurn } from "./finish-turn.ts";
import { lookUp, lookupFor } from "./call/look-up.ts";
import { answeredOtherwise } from "./call/otherwise.ts";
import type { Turn, TurnOutcome } from "./turn.ts";

/**
 * Business calls a turn; look-ups, one a part, and meta-calls, up to their exposure's cap, are none. A
 * question for a whole day is one call: what code alone reads beside it is a look-up each.
 */
export const BUSINESS_CALLS = 3;
/** Calls a turn that only read, where a model decides by itself what it has to know. */
export const LOOKUPS = 8;

/**
 * Runs one turn to its answer. Failures inside are events and results; it always ends, after at
 * most 3 business calls, a look-up a part, the exposure's cap of meta-calls and 1 repair.
 *
 *   plan ─▶ decline? ─▶ ┌ expose ─▶ ground ─▶ shortcut? or compose ─▶ step ─▶ read ┐ ─▶ answer
 *                       └────────── run ◀─ confirm ◀─ judge ◀─ business call ◀─────┘
 */
export async function runTurn(turn: Turn): Promise<TurnOutcome> {
  const { utterance, stages, emit } = turn;
  const started = performance.now();
  const plan = await stages.understand(utterance, turn.signal);
  const [{ ranked }] = plan.parts;
  emit({ type: "rank", tools: ranked.tools.slice(0, 5), none: ranked.none });
  const rankMs = performance.now() - started;
  const record = openRecord({
    utterance,
    plan,
    budget: turn.budget,
    words: stages.words,
    items: turn.items,
    rankMs,
    isDriven: stages.isDriven,
  });
  return finishTurn(turn, record, await endingOf(turn, record));
}

/** What a turn without a request comes to; else what its requests do, instead of the last act where they correct it. */
async function endingOf(turn: Turn, record: TurnRecord): Promise<Ending> {
  const { stages, utterance } = turn;
  const { act, replaces, parts, own } = record.plan;
  if (own) return template(await stages.tell(own));
  if (stages.isDriven) return loop(turn, record);
  if (act === "undo") return template(await stages.takeBack("asked"));
  if (act === "close") return template(record.words.closed);
  if (replaces) {
    const taken = await stages.takeBack("replaced");
    if (taken !== "") record.said = [taken];
    if (taken !== "") append(record, { kind: "note", text: taken });
  }
  const declined = stages.decline(parts[0].ranked, utterance);
  return (declined === undefined ? undefined : others(record, declined)) ?? loop(turn, record);
}

/** What no tool does is left; requests beside it that stand without it are served. */
function others(record: TurnRecord, declined: string): Ending | undefined {
  const next = withoutLeaning(givenUp(record.plan, 0), 0);
  if (unserved(next).length === 0) return template(declined);
  record.plan = next;
  return undefined;
}

async function loop(turn: Turn, record: TurnRecord): Promise<Ending> {
  for (;;) {
    if (turn.signal.aborted) return template(record.words.stopped);
    const state = stateOf(record);
    const owed = state.mayAct ? turn.stages.owed(state) : undefined;
    if (owed) {
      const ending = await findOut(turn, record, owed);
      if (ending) return ending;
      continue;
    }
    const space = await turn.stages.ground(await turn.stages.expose(state), state);
    const read = await decide(turn, record, space);
    if (!read) continue;
    const ending = "text" in read ? read : await act(turn, record, read);
    if (ending) return ending;
  }
}

/** What a part owes is looked at before its call; a part that can't or needn't be done is left with the reason. */
async function findOut(
  turn: Turn,
  record: TurnRecord,
  owed: OwedStep,
): Promise<Ending | undefined> {
  if (owed.kind === "look") {
    await makeBusinessCall(turn, record, { call: owed.call, isLookup: true });
    return turn.signal.aborted ? template(record.words.stopped) : undefined;
  }
  if (owed.sentence !== "") record.said = [...record.said, owed.sentence];
  record.plan = leftOut(record.plan, owed.parts, record.calls.length);
  return goOn(record);
}

/** What comes next: a call, the ending of the turn, or nothing where all is to be looked at again. */
async function decide(
  turn: Turn,
  record: TurnRecord,
  space: CallSpace,
): Promise<ReadCall | Ending | undefined> {
  const { stages } = turn;
  const state = stateOf(record);
  const shortcut = stages.shortcut(space, state);
  if (shortcut) return { kind: "business", call: shortcut };
  if (record.plan.whole) {
    record.plan = leftToModel(record.plan);
    return undefined;
  }
  const [only] = space.callable;
  if (only && space.mustCall && space.callable.length === 1 && only.missing.length > 0) {
    return (await lookupFor(turn, record, only)) ?? stages.question(space);
  }
  if (space.callable.length === 0 && !space.mayAnswer) return wrapUp(record);
  const request = await stages.compose(space, state);
  record.items = request.items;
  record.isOpen = true;
  const outcome = await stepOnce(turn, record, request);
  if (!outcome) return template(record.words.crashed);
  emitStep(turn, record, { space, outcome });
  if (outcome.stop === "aborted")
    return template(turn.signal.aborted ? record.words.stopped : record.words.apology);
  if (outcome.output.kind === "answer") return answerOf(turn, record, outcome.output.text);
  return stages.read(outcome.output, space, state);
}

/** Carries one decision out; answers the turn's ending, or nothing when the turn goes on. */
async function act(turn: Turn, record: TurnRecord, read: ReadCall): Promise<Ending | undefined> {
  switch (read.kind) {
    case "garbage":
      return repair(turn, record, { name: read.name, text: read.message });
    case "incomplete": {
      const lookup = await lookupFor(turn, record, { tool: read.call.name, missing: read.missing });
      if (lookup) return act(turn, record, lookup);
      return (await answeredOtherwise(turn, record, read))
        ? undefined
        : complete(turn, record, read);
    }
    case "meta": {
      if (!stateOf(record).mayDiscover) return wrapUp(record);
      await answerMetaCall(turn, record, read.call);
      return undefined;
    }
    case "take-back": {
      if (!stateOf(record).mayAct) return wrapUp(record);
      await takeBackLast(turn, record, read.call);
      return undefined;
    }
    case "lookup":
      return lookUp(turn, record, read.call);
    case "business":
      return businessCall(turn, record, read.call);
  }
}

/** A value is missing: the user is asked, or a script shown the signature once. */
function complete(
  turn: Turn,
  record: TurnRecord,
  read: Extract<ReadCall, { kind: "incomplete" }>,
): Ending | undefined {
  const { call, missing, slots, question } = read;
  if (!turn.stages.asksAtOnce && mayRepair(record)) {
    turn.emit({ type: "reveal", names: [call.name], via: "missing-argument", tokens: 0 });
    return repair(turn, record, { name: call.name, text: read.signature });
  }
  return putOff(record, { call, missing, slots, question });
}
