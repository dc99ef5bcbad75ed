import { meaningsOf } from "../../grounding/meanings-of.ts";
import { stretchAfter } from "../../language/when/stretch-after.ts";
import type { Beside } from "../../language/contract/requests.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { slotsOf } from "../dialogue/kept-slots.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";
import { dayAsked, planOfStretch } from "./day-asked.ts";

/**
 * "And the weekend after?", "and the one after that?", behind a question for what a stretch of time brings: the same of
 * the next one. Undefined where no stretch was asked about, or one thing in it, which has another after it.
 */
export async function nextStretch(
  sources: Sources,
  utterance: Utterance,
): Promise<Plan | undefined> {
  const { language, lastCall } = sources;
  const { beside } = language.wordingOf(utterance.text).leaning;
  const tool = beside && toolAsked(sources, beside);
  if (!beside || !lastCall || !tool) return undefined;
  const last = { ...utterance, text: lastCall.said };
  const { clock } = (await sources.contextOf(last, [tool])).context;
  const times = Object.entries(meaningsOf(tool, lastCall.arguments, { language, clock }));
  const [[name, meaning] = []] = times;
  if (name === undefined || meaning?.kind !== "when") return undefined;
  const when = stretchAfter(meaning.when, { unit: beside.unit, side: beside.side }, clock);
  if (!when) return undefined;
  if (await dayAsked(sources, last))
    return planOfStretch(sources, last.text, { words: when.text, when, clock });
  const kept = slotsOf(lastCall).filter(({ parameter }) => parameter !== name);
  const origin = { origin: "resolved", text: utterance.text } as const;
  const slots = [
    ...kept,
    closed(name, { value: when.text, origin, meaning: { kind: "when", when } }),
  ];
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return planOf([part], language, { values: { from: "revised", slots } });
}

/** The tool that was asked of a stretch, and not of a thing in it, unless the words say how long the next is. */
function toolAsked({ registry, lastCall }: Sources, { unit, isSame }: Beside): Tool | undefined {
  const tool = registry.get(lastCall?.tool ?? "");
  if (tool?.effect !== "none" || (unit === undefined && !isSame)) return undefined;
  const isOfThing = parametersOf(tool).some(
    ({ name, kind }) => kind === "span" && lastCall?.arguments[name] !== undefined,
  );
  return isOfThing && unit === undefined ? undefined : tool;
}
