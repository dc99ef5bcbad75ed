import { HostFailure } from "../../../errors.ts";
import type { Acting } from "../../../effects/acting.ts";
import { originsOf } from "../../../grounding/origins-of.ts";
import type { RequestReader } from "../../../grounding/reading/request-context.ts";
import type { Language } from "../../../language/language.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { HandleBook } from "../../../tool/handle-book.ts";
import { sentenceOf } from "../../../tool/run-call.ts";
import type { Call, CallAuthor } from "../../../types/turn/call.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Origin, Origins } from "../../../types/turn/origin.ts";
import type { JsonObject } from "../../../types/json.ts";
import { drives } from "../../../types/model-profile.ts";
import type { ModelProfile } from "../../../types/model-profile.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { withMeanings } from "../../with-meanings.ts";
import type { MeaningSources } from "../../with-meanings.ts";
import { admitted } from "./admitted.ts";
import type { Admission } from "./admitted.ts";
import { filled } from "./filled.ts";

/** What a call is put together from, beside what the model wrote. */
export type Admitting = {
  readonly contextOf: RequestReader;
  readonly profile: Pick<ModelProfile, "isLed" | "values">;
  readonly meaning: MeaningSources;
  readonly language: Language;
  readonly nextCallId: () => string;
  readonly by: CallAuthor;
};

/** For what records have. */
type Filling = Pick<Acting, "host"> & {
  readonly handles: Pick<HandleBook, "resolve">;
  readonly language: Language;
};

export type Given = {
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
  reading: Admitting,
  tool: Tool,
  { given, state, slots }: Given,
): Promise<Call> {
  const found = originsOf(tool, given, await reading.contextOf(state.utterance, [tool]));
  const origins = { ...found, ...offeredOrigins(given, slots) };
  const id = reading.nextCallId();
  const call: Call = { id, name: tool.name, arguments: given, origins, by: reading.by };
  return withMeanings(reading.meaning, call, slots);
}

/** The call with its origins. Where a model writes its values itself, it may be one that isn't admitted. */
export async function admit(reading: Admitting, tool: Tool, given: Given): Promise<Admission> {
  const { profile } = reading;
  const call = await toCall(reading, tool, given);
  if (!drives(profile)) return { ok: true, call };
  const { language } = reading;
  const { clock } = reading.meaning.host;
  const numbersIn = (text: string): readonly number[] =>
    language.read(text, { clock, names: {} }).numbers.map(({ value }) => value);
  return admitted({ tool, call, language, numbersIn }, given.state);
}

/** What a record leaves to be written stands in the call before anybody judges it. */
export async function filledIn(
  { handles, host, language }: Filling,
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
