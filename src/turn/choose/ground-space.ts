import { widened } from "../../grounding/offer/widened.ts";
import type { RequestContext, RequestReader } from "../../grounding/reading/request-context.ts";
import type { Registry } from "../../tool/registry.ts";
import type { CallSpace } from "../../types/turn/call-space.ts";
import { drives } from "../../types/model-profile.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { groundPart } from "../../understanding/ground-part.ts";
import { owesAt, scoped, valuesAt } from "../../understanding/plan.ts";
import { groundChoice } from "./ground-choice.ts";
import { isSettledByCode } from "./settled-by-code.ts";
import { besideMoment } from "./beside-moment.ts";
import { withFed } from "./with-fed.ts";
import { withNews } from "./with-news.ts";
import type { Telling } from "./with-news.ts";
import { withOwed } from "./with-owed.ts";
import type { GroundedChoice } from "./settled-by-code.ts";
import { onlyShown } from "./only-shown.ts";
import { settled } from "./settled.ts";
import { askingLeftOver } from "./times-left-over.ts";

export type Grounding = {
  readonly registry: Registry;
  readonly contextOf: RequestReader;
  readonly profile: ModelProfile;
  /** Code may settle a choice and make a call without the model. */
  readonly hasFastPath: boolean;
  /** Where what a part found out beforehand is kept. */
  readonly finding: Parameters<typeof withOwed>[0] & Telling;
};

/** The call space with the values the words give each tool. */
export async function groundSpace(
  grounding: Grounding,
  space: CallSpace,
  state: TurnState,
): Promise<CallSpace> {
  const { registry, contextOf, profile, hasFastPath } = grounding;
  if (state.plan.whole) return alone(grounding, space, state);
  const tools = space.callable.flatMap((choice) => registry.get(choice.tool) ?? []);
  const said = await contextOf(scoped(state).utterance, tools);
  const shown = drives(profile) ? onlyShown(said, state) : said;
  const request = besideMoment(grounding.finding, shown, state);
  const found = space.callable.flatMap((choice) => {
    const tool = registry.get(choice.tool);
    if (!tool) return [];
    const values = valuesAt(state.plan);
    const own = groundPart(values, tool, request);
    const owed = withOwed(grounding.finding, { tool, grounded: own }, state);
    const fed = withFed(grounding.finding, { tool, grounded: owed }, state);
    const whole = withNews(grounding.finding, { tool, grounded: fed }, state);
    // Where records are described a time may tell which of them are meant.
    const isOfWords = profile.isLed && values.from === "words" && !owesAt(state.plan);
    const grounded = isOfWords ? askingLeftOver({ tool, grounded: whole }, request) : whole;
    return [{ choice, tool, grounded }];
  });
  const code = hasFastPath && found.find((one) => isCodes({ profile, request }, state, one));
  if (code) {
    const only = groundChoice({ ...profile, values: "closed" }, code.choice, code);
    return { ...space, callable: [only], mayAnswer: false, mustCall: true };
  }
  const { values } = profile;
  const callable = found.map(({ choice, tool, grounded }) => {
    const wide = widened({ tool, grounded }, request, values);
    return groundChoice(profile, choice, { tool, grounded: wide });
  });
  const choices = { ...space, callable };
  return hasFastPath ? settled(choices, profile.mostOverruled) : choices;
}

/** What code would call of a request by itself, where it is sure enough not to ask a model that decides by itself. */
async function alone(
  { registry, contextOf, profile, hasFastPath }: Grounding,
  space: CallSpace,
  state: TurnState,
): Promise<CallSpace> {
  const { ranked, utterance } = scoped(state);
  const choice = space.callable.find(({ tool }) => tool === ranked.tools[0]?.name);
  const tool = choice && registry.get(choice.tool);
  const none = { ...space, callable: [] };
  const isOthers = state.plan.whole?.leansBack === true || state.calls.length > 0;
  if (!tool || !hasFastPath || isOthers) return none;
  const grounded = groundPart(valuesAt(state.plan), tool, await contextOf(utterance, [tool]));
  const request = await contextOf(state.utterance, [tool]);
  const isSure = isSettledByCode({ tool, grounded }, { ranked, request, values: profile.values });
  if (!isSure) return none;
  const only = groundChoice({ ...profile, values: "closed" }, choice, { tool, grounded });
  return { ...space, callable: [only], mayAnswer: false, mustCall: true };
}

type Deciding = { readonly profile: ModelProfile; readonly request: RequestContext };

/** A call that a model which chooses its values needn't be asked for: the first of the part at hand. */
function isCodes(
  { profile: { values, isLed }, request }: Deciding,
  state: TurnState,
  choice: GroundedChoice,
): boolean {
  if (!isLed || values === "closed") return false;
  const { ranked, calls } = scoped(state);
  return (
    calls.every(({ isLookup }) => isLookup) && isSettledByCode(choice, { ranked, request, values })
  );
}
