import { abstains } from "../../discovery/abstains.ts";
import type { Plan, PlanPart } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { givenPlan } from "../given/given-plan.ts";
import { onlyTells } from "../parts/background.ts";
import { requestsIn } from "../parts/boundary/requests-in.ts";
import { fieldOfFocus } from "../dialogue/focus/change/field-of-focus.ts";
import { planOf } from "../plan.ts";
import type { Sources } from "../sources.ts";
import { takesBack } from "./takes-back.ts";
import { wantedIn } from "../steps/steps-of.ts";

/** Understands what is one request, whatever leans on it. */
type UnderstandOne = (sources: Sources, utterance: Utterance) => Promise<Plan>;

/** Requests of one breath that have nothing to do with each other, each as if it had been said alone; undefined where there is one. */
export async function severalPlan(
  sources: Sources,
  utterance: Utterance,
  understandOne: UnderstandOne,
): Promise<Plan | undefined> {
  const { profile, language } = sources;
  // What is wrong and what is right are told together.
  const { rejected } = language.wordingOf(utterance.text).leaning.corrected;
  if (!profile.isLed || rejected !== "") return undefined;
  const requests = await requestsIn(sources, await inOrder(sources, utterance));
  if (requests.length < 2) return undefined;
  const plans: Plan[] = [];
  // What was done before is spoken of by the first at most, but for a field of what that changes.
  const understood = async (text: string): Promise<Plan> => {
    const own = { ...utterance, text, alternatives: [] };
    const [changed] = plans;
    if (!changed) return understandOne(sources, own);
    return (
      fieldOf(sources, own, changed) ?? understandOne({ ...sources, lastCall: undefined }, own)
    );
  };
  let said = "";
  for (const text of requests) {
    let plan = await understood(text);
    if (plans.length > 0 && takesBack(sources, plan.parts)) {
      plans.pop();
      said = `${said} ${text}`;
      plan = await understood(said);
    } else said = text;
    if (!isRequest(plan, plans.length === 0)) return undefined;
    plans.push(plan);
  }
  const asked = plans.filter(({ parts: [first] }) => !isMerelyTold(first, sources));
  const [first, ...others] = asked.length > 0 ? asked : plans;
  if (!first) return undefined;
  const [opening, ...more] = first.parts;
  return { ...first, parts: [opening, ...more, ...others.flatMap(({ parts }) => parts)] };
}

/** "Make it an hour and put a note on to bring tar": a field of the record that is changed first. */
function fieldOf(
  sources: Sources,
  utterance: Utterance,
  { parts: [first] }: Plan,
): Plan | undefined {
  const field = fieldOfFocus(sources, utterance);
  const isOfIt = field?.part.ranked.tools[0]?.name === first.ranked.tools[0]?.name;
  return field && isOfIt
    ? planOf([field.part], sources.language, { values: field.values })
    : undefined;
}

/** What is done for what is told is found out elsewhere: "the pens are ordered" ticks that off. */
function isMerelyTold(part: PlanPart, sources: Sources): boolean {
  return part.values.from === "words" && part.owes === undefined && onlyTells(part, sources);
}

/** The words in the order in which a request is read; what is given to be kept or sent as it was said. */
async function inOrder(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { whole } = wantedIn(sources, utterance);
  return whole.text === utterance.text || (await givenPlan(sources, utterance)) ? utterance : whole;
}

/** It asks for something a tool does, and does nothing to what was done before but as the first. */
function isRequest({ act, own, parts: [{ ranked, values }] }: Plan, isFirst: boolean): boolean {
  const isAsked = values.from !== "words" || !abstains(ranked);
  return own === undefined && isAsked && (isFirst || act === "request");
}
