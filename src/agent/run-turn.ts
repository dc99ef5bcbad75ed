import type { Call } from "../types/turn/call.ts";
import type { CallSpace } from "../types/turn/call-space.ts";
import type { Lack } from "../types/turn/plan.ts";
import type { Result } from "../types/turn/result.ts";
import type { OwedStep, ReadCall, TurnState } from "../types/turn/stages.ts";
import {
  fedInto,
  instead,
  isOfDay,
  leftToModel,
  looksOwed,
  leftOut,
  movedOn,
  readsBeside,
  undone,
  unserved,
} from "./advance-plan.ts";
import { APOLOGY, goOn, putOff, template, wrapUp } from "./end-turn.ts";
import type { Ending } from "./end-turn.ts";
import { answerMetaCall, makeBusinessCall } from "./make-call.ts";
import { answerOf, emitStep, stepOnce } from "./model-step.ts";
import { mayRepair, repair } from "./repair.ts";
import { takeBackLast } from "./take-back.ts";
import { append, openRecord, stateOf } from "./turn-record.ts";
import type { TurnRecord } from "./turn-record.ts";
import type { Turn, TurnOutcome } from "./turn.ts";

/**
 * Business calls a turn; look-ups, one a part, and meta-calls, up to their exposure's cap, are none. A
 * question for a whole day is one call: what code alone reads beside it is a look-up each.
 */
export const BUSINESS_CALLS = 3;
/** Calls a turn that only read, where a model decides by itself what it has to know. */
export const LOOKUPS = 8;

const CRASHED = "Sorry, my model stopped working. Please try again.";
const STOPPED = "Stopped.";
const CLOSED = "Okay.";

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
  const record = openRecord({ utterance, plan, budget: turn.budget, items: turn.items, rankMs });
  return finish(turn, record, await endingOf(turn, record));
}

/** What a turn without a request comes to; else what its requests do, instead of the last act where they correct it. */
async function endingOf(turn: Turn, record: TurnRecord): Promise<Ending> {
  const { stages, utterance } = turn;
  const { act, replaces, parts, own } = record.plan;
  if (own) return template(await stages.tell(own));
  if (stages.isDriven) return loop(turn, record);
  if (act === "undo") return template(await stages.takeBack("asked"));
  if (act === "close") return template(CLOSED);
  if (replaces) {
    const taken = await stages.takeBack("replaced");
    if (taken !== "") record.said = [taken];
    if (taken !== "") append(record, { kind: "note", text: taken });
  }
  const declined = stages.decline(parts[0].ranked, utterance);
  return declined === undefined ? loop(turn, record) : template(declined);
}

async function loop(turn: Turn, record: TurnRecord): Promise<Ending> {
  for (;;) {
    if (turn.signal.aborted) return template(STOPPED);
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
    return turn.signal.aborted ? template(STOPPED) : undefined;
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
  if (!outcome) return template(CRASHED);
  emitStep(turn, record, { space, outcome });
  if (outcome.stop === "aborted") return template(turn.signal.aborted ? STOPPED : APOLOGY);
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
      return business(turn, record, read.call);
  }
}

/** The look-up for a record a tool lacks, one a part; what it finds is for that tool. */
async function lookupFor(
  turn: Turn,
  record: TurnRecord,
  lack: Lack,
): Promise<ReadCall | undefined> {
  const state = stateOf(record);
  const looks = record.calls.slice(record.plan.since).filter(({ isLookup }) => isLookup);
  const hasLooked = looks.length > looksOwed(record.plan);
  if (hasLooked || !state.mayAct) return undefined;
  const call = await turn.stages.lookup(lack, state);
  if (!call) return undefined;
  record.plan = fedInto(record.plan, lack);
  return { kind: "lookup", call };
}

async function business(turn: Turn, record: TurnRecord, call: Call): Promise<Ending | undefined> {
  const { mayAct, mayLook } = stateOf(record);
  if (!(turn.stages.isReading(call) ? mayLook : mayAct)) return wrapUp(record);
  const isLookup = readsBeside(record.plan);
  const result = await makeBusinessCall(turn, record, { call, isLookup });
  const made = stateOf(record);
  if (await toldElsewhere(turn, record, { call, result })) return undefined;
  record.plan = movedOn(record.plan, record.calls.length);
  if (turn.signal.aborted) return template(STOPPED);
  const open = record.open ? undefined : await turn.stages.reopen(call, result);
  if (open) {
    record.open = open;
    return goOn(record);
  }
  const sentence = turn.stages.say(call, result, made);
  if (sentence !== undefined) record.said = saidWith(made, sentence);
  if (!turn.stages.endsWithTemplate || sentence === undefined) return undefined;
  if (broughtSomething(result)) return isServed(record) ? wrapUp(record) : undefined;
  const isStopped = !result.ok && (record.isDeclined || result.message === STOPPED);
  return isStopped ? wrapUp(record) : goOn(record);
}

/** Whether what a call found has nothing to tell of what was asked, and something else has. */
async function toldElsewhere(
  turn: Turn,
  record: TurnRecord,
  { call, result }: { readonly call: Call; readonly result: Result },
): Promise<boolean> {
  const found = broughtSomething(result);
  const isFactless = found && !turn.stages.answers(call, result, stateOf(record));
  if (found && !isFactless) return false;
  return answeredOtherwise(turn, record, { call, missing: [], isFactless });
}

/** Where a reading call has nothing to tell, what answers the same words elsewhere takes its place. */
async function answeredOtherwise(
  turn: Turn,
  record: TurnRecord,
  unanswered: Parameters<Turn["stages"]["otherwise"]>[0],
): Promise<boolean> {
  const state = stateOf(record);
  const part = state.mayAct
    ? await turn.stages.otherwise(unanswered, state, turn.signal)
    : undefined;
  if (part) record.plan = instead(record.plan, part, record.calls.length);
  return part !== undefined;
}

/** What the shares of a day say stands in their own order, which is read from its end; nothing is said of one that is empty. */
function saidWith({ plan, said, calls }: TurnState, sentence: string): readonly string[] {
  if (sentence === "") return said;
  // Of look-ups of a model the last is the one that tells.
  if (calls.slice(-2).filter(({ isReading }) => isReading).length === 2) {
    return [...said.slice(0, -1), sentence];
  }
  return isOfDay(plan) ? [sentence, ...said] : [...said, sentence];
}

/** It worked, and found what it looked for. */
function broughtSomething(result: Result): boolean {
  return result.ok && !("items" in result && result.items?.length === 0);
}

function isServed(record: TurnRecord): boolean {
  return unserved(record.plan).length === 0 || !stateOf(record).mayAct;
}

/** A look-up that finds something goes on to the call it was made for; else its sentence is what is said of it. */
async function lookUp(turn: Turn, record: TurnRecord, call: Call): Promise<Ending | undefined> {
  const result = await makeBusinessCall(turn, record, { call, isLookup: true });
  if (turn.signal.aborted) return template(STOPPED);
  const isFound = broughtSomething(result) && "items" in result;
  if (isFound || turn.stages.isDriven) return undefined;
  if (await answeredOtherwise(turn, record, { call, missing: [] })) return undefined;
  record.said = [...record.said, turn.stages.say(call, result, stateOf(record)) ?? APOLOGY];
  record.plan = movedOn(record.plan, record.calls.length);
  return goOn(record);
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

function finish(turn: Turn, record: TurnRecord, ending: Ending): TurnOutcome {
  const { from, question } = ending;
  const left = question ? [] : undone(record.plan);
  const said = from === "template" ? withUnserved(ending.text, left) : ending.text;
  const lost = question || from === "model" ? [] : turn.stages.leftOver(stateOf(record));
  const more = question ? undefined : turn.stages.moreToCome(record.calls);
  const whole = withLeftOver(said, lost);
  const text = more === undefined ? whole : `${whole}\n\n${more}`;
  const delta = text.slice(ending.heard?.length ?? 0);
  if (delta !== "") turn.emit({ type: "text-delta", text: delta });
  turn.emit({ type: "answer", text, from, unserved: left });
  append(record, { kind: "assistant", text });
  return { record, answer: text, question };
}

/** So is what was said and stands in nothing that was done. */
function withLeftOver(text: string, lost: readonly string[]): string {
  return lost.length === 0 ? text : `${text} I left out ${lost.map(quoted).join(", ")}.`;
}

function quoted(words: string): string {
  return `“${words}”`;
}

/** What was asked for and not done is said. */
function withUnserved(text: string, unserved: readonly string[]): string {
  if (unserved.length === 0) return text;
  return `${text} I haven't done this: ${unserved.map(quoted).join(", ")}.`;
}
