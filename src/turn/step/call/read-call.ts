import { distance } from "fastest-levenshtein";
import type { Exposure } from "../../../exposure/exposure.ts";
import { takeBack } from "../../../exposure/take-back.ts";
import type { Acting } from "../../../effects/acting.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { readSeveral } from "../../../tool/read-several.ts";
import { readArguments } from "../../../tool/read-arguments.ts";
import type { Call } from "../../../types/turn/call.ts";
import type { Callable, CallSpace } from "../../../types/turn/call-space.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { StepOutput } from "../../../types/llm.ts";
import { drives } from "../../../types/model-profile.ts";
import type { ReadCall, TurnState } from "../../../types/turn/stages.ts";
import type { Admission } from "./admitted.ts";
import { admit, filledIn } from "./admit-call.ts";
import type { Admitting } from "./admit-call.ts";
import { incomplete } from "../../ask/ask-for.ts";
import type { Asking } from "../../ask/ask-for.ts";
import { doubted } from "./doubted.ts";
import { parsedOrNull } from "./parsed.ts";
import { unclearTo, withGiven } from "./wanting.ts";

export type ReadingCalls = Asking &
  Admitting & {
    readonly exposure: Pick<Exposure, "permits" | "isMeta" | "unwrap">;
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
