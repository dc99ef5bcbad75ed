import { distance } from "fastest-levenshtein";
import { HostFailure } from "../../errors.ts";
import type { Acting } from "../../effects/acting.ts";
import { originsOf } from "../../grounding/origins-of.ts";
import type { Exposure } from "../../exposure/exposure.ts";
import { takeBack } from "../../exposure/take-back.ts";
import type { RequestReader } from "../../grounding/reading/request-context.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { onlyReads } from "../../tool/only-reads.ts";
import { isSpared, parametersOf } from "../../tool/parameter.ts";
import { sentenceOf } from "../../tool/run-call.ts";
import { readSeveral } from "../../tool/read-several.ts";
import { readArguments } from "../../tool/read-arguments.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Callable, CallSpace, Slot } from "../../types/turn/call-space.ts";
import type { Origin, Origins } from "../../types/turn/origin.ts";
import type { JsonObject, JsonValue } from "../../types/json.ts";
import type { StepOutput } from "../../types/llm.ts";
import { drives } from "../../types/model-profile.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { ReadCall, TurnState } from "../../types/turn/stages.ts";
import { admitted } from "./admitted.ts";
import type { Admission } from "./admitted.ts";
import { incomplete } from "../ask/ask-for.ts";
import type { Asking } from "../ask/ask-for.ts";
import { doubted } from "./doubted.ts";
import { filled } from "./filled.ts";
import { isToldApart, severalOf } from "./told-apart.ts";
import { withMeanings } from "../with-meanings.ts";
import type { MeaningSources } from "../with-meanings.ts";

export type ReadingCalls = Asking & {
  readonly exposure: Pick<Exposure, "permits" | "isMeta" | "unwrap">;
  readonly contextOf: RequestReader;
  readonly profile: Pick<ModelProfile, "isLed" | "values">;
  readonly meaning: MeaningSources;
  /** For what records have. */
  readonly host: Acting["host"];
};

type Where = { readonly space: CallSpace; readonly state: TurnState };

/** A model's output as a checked call with the origin of every value, or what is wrong with it in a sentence. */
export async function readCall(
  reading: ReadingCalls,
  output: StepOutput,
  { space, state }: Where,
): Promise<ReadCall> {
  if (output.kind !== "call") {
    return garbage(
      "?",
      "Answer in one sentence, or call one tool with a JSON object of arguments.",
    );
  }
  const { name, argumentsText, written } = unwrapped(reading, output);
  const tool = reading.registry.get(name);
  const isWrapped = written !== undefined;
  if (!tool || !(isWrapped || reading.exposure.permits(tool.name, state))) {
    return garbage(
      name,
      `There is no tool ${name} here. Nearest: ${nearest(reading, name).join(", ")}.`,
    );
  }
  const choice = space.callable.find((one) => one.tool === tool.name);
  const called = await readTool(reading, tool, { choice, argumentsText, state });
  return "kind" in called ? called : asRead(reading, called, written);
}

type Called = {
  readonly choice: Callable | undefined;
  readonly argumentsText: string;
  readonly state: TurnState;
};

/** The call of a tool that may be called: admitted or not, wrong, or with a value that is to be asked for. */
async function readTool(
  reading: ReadingCalls,
  tool: Tool,
  { choice, argumentsText, state }: Called,
): Promise<ReadCall | Admission> {
  const slots = choice?.slots ?? [];
  const isDriven = drives(reading.profile);
  const read = (isDriven ? readSeveral : readArguments)(tool, argumentsText);
  const unclear = (reading.profile.isLed && choice?.missing) || [];
  const lacking = isDriven ? unclearTo(unclear, { tool, argumentsText, slots, state }) : unclear;
  const missing = lacking.length > 0 || read.ok ? lacking : read.missing;
  if (missing.length > 0) {
    const wanting = { missing, slots, state };
    return incomplete(reading, tool, await withGiven(reading, tool, { argumentsText, wanting }));
  }
  if (!read.ok) return garbage(tool.name, read.message);
  const given = { given: read.arguments, state, slots };
  const doubt = isDriven ? doubted(reading, given, state) : undefined;
  if (doubt !== undefined) return garbage(tool.name, doubt);
  const admission = await admit(reading, tool, given);
  return admission.ok ? filledIn(reading, tool, { call: admission.call, state }) : admission;
}

/** What is to be asked of a call by a model that decides by itself; what only reads shows the rows of all that fit. */
function unclearTo(unclear: readonly string[], telling: Telling): readonly string[] {
  return onlyReads(telling.tool) ? [] : unclear.filter((name) => !isTold(name, telling));
}

/** What a record leaves to be written stands in the call before anybody judges it. */
async function filledIn(
  { handles, host, language }: ReadingCalls,
  tool: Tool,
  { call, state }: { readonly call: Call; readonly state: TurnState },
): Promise<Admission> {
  try {
    return { ok: true, call: await filled({ handles, host }, tool, { call, items: state.items }) };
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return { ok: false, tool: tool.name, reason: sentenceOf(error, language) };
  }
}

type Telling = Pick<Wanting, "slots" | "state"> & {
  readonly tool: Tool;
  readonly argumentsText: string;
};

/** A model that decides by itself wrote the value, or a record has it, and none of several that would fit as well. */
function isTold(name: string, { tool, argumentsText, slots, state }: Telling): boolean {
  const written = parsedOrNull(argumentsText);
  const parameter = parametersOf(tool).find((one) => one.name === name);
  if (parameter && isObject(written) && isSpared(parameter, written)) return true;
  const slot = slots.find(({ parameter }) => parameter === name);
  if (!slot || !isObject(written) || written[name] === undefined) return false;
  return isToldApart(slot, written[name], state);
}

type Wanting = {
  readonly missing: readonly string[];
  readonly slots: readonly Slot[];
  readonly state: TurnState;
};

/** What is asked for, beside the values the model wrote itself: they wait with it. */
async function withGiven(
  reading: ReadingCalls,
  tool: Tool,
  { argumentsText, wanting }: { readonly argumentsText: string; readonly wanting: Wanting },
): Promise<Wanting> {
  const { missing, slots, state } = wanting;
  const written = parsedOrNull(argumentsText);
  if (reading.profile.values === "closed" || !isObject(written)) return wanting;
  const isGiven = (name: string): boolean => !missing.includes(name);
  const own = Object.entries(written).filter(([name]) => isGiven(name));
  const given = { given: Object.fromEntries(own), state, slots };
  const admission = await admit(reading, tool, given);
  if (!admission.ok) return wanting;
  const { call } = admission;
  const waiting = own.flatMap(([parameter, value]): readonly Slot[] => {
    const [origin, meaning] = [call.origins[parameter], call.meanings?.[parameter]];
    if (!origin || value === undefined) return [];
    const candidate = { value, origin, ...(meaning ? { meaning } : {}) };
    return [{ parameter, required: true, value: { kind: "closed", candidates: [candidate] } }];
  });
  const asked = slots.filter(({ parameter }) => !isGiven(parameter)).map(amongSeveral);
  return { ...wanting, slots: [...asked, ...waiting] };
}

/** What is asked for is chosen of those that fit. */
function amongSeveral(slot: Slot): Slot {
  const several = severalOf(slot);
  return several.length > 0 ? { ...slot, value: { kind: "closed", candidates: several } } : slot;
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The call as the turn takes it, in the words the model wrote it with. */
function asRead(
  { exposure }: ReadingCalls,
  admission: Admission,
  written: Call["written"],
): ReadCall {
  if (!admission.ok) return garbage(admission.tool, admission.reason);
  const call = written ? { ...admission.call, written } : admission.call;
  if (call.name === takeBack.name) return { kind: "take-back", call };
  return { kind: exposure.isMeta(call.name) ? "meta" : "business", call };
}

/** The call with its origins. Where a model writes its values itself, it may be one that isn't admitted. */
async function admit(reading: ReadingCalls, tool: Tool, given: Given): Promise<Admission> {
  const { profile } = reading;
  const call = await toCall(reading, tool, given);
  if (!drives(profile)) return { ok: true, call };
  return admitted({ tool, call, language: reading.language }, given.state);
}

/** The acting call inside a meta-call that stands for one. */
function unwrapped(
  reading: ReadingCalls,
  call: { name: string; argumentsText: string },
): {
  readonly name: string;
  readonly argumentsText: string;
  readonly written?: NonNullable<Call["written"]>;
} {
  const given = parsedOrNull(call.argumentsText);
  const inner = reading.exposure.unwrap({ name: call.name, arguments: given });
  if (!inner) return call;
  // What could be unwrapped was an object.
  const written = { name: call.name, arguments: given as JsonObject };
  return { name: inner.name, argumentsText: JSON.stringify(inner.arguments), written };
}

function parsedOrNull(text: string): JsonValue {
  try {
    // JSON.parse gives exactly the JSON values.
    return JSON.parse(text) as JsonValue;
  } catch {
    return null; // what is not JSON is told to the model where arguments are read
  }
}

type Given = {
  readonly given: JsonObject;
  readonly state: TurnState;
  readonly slots: readonly Slot[];
};

/** What was offered keeps its origin: a value of an earlier turn is not in this one's words. */
function offeredOrigins(given: JsonObject, slots: readonly Slot[]): Origins {
  const rows = slots.flatMap(({ parameter, value }): readonly (readonly [string, Origin])[] => {
    const candidates = value.kind === "closed" ? value.candidates : [];
    const same = candidates.find((candidate) => candidate.value === given[parameter]);
    return same ? [[parameter, same.origin]] : [];
  });
  return Object.fromEntries(rows);
}

async function toCall(
  reading: ReadingCalls,
  tool: Tool,
  { given, state, slots }: Given,
): Promise<Call> {
  const found = originsOf(tool, given, await reading.contextOf(state.utterance, [tool]));
  const origins = { ...found, ...offeredOrigins(given, slots) };
  const id = reading.nextCallId();
  const call: Call = { id, name: tool.name, arguments: given, origins, by: reading.by };
  return withMeanings(reading.meaning, call, slots);
}

/** How many names are offered for one that does not exist. */
const NEAREST = 3;

function nearest(reading: ReadingCalls, name: string): readonly string[] {
  return reading.registry
    .acting()
    .map((tool) => tool.name)
    .toSorted((one, other) => distance(one, name) - distance(other, name))
    .slice(0, NEAREST);
}

function garbage(name: string, message: string): ReadCall {
  return { kind: "garbage", name, message };
}
