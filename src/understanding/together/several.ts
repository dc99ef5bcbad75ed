import { abstains } from "../../discovery/abstains.ts";
import type { Plan, PlanPart } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { givenPlan } from "../given/given-plan.ts";
import { onlyTells } from "../parts/background.ts";
import { requestsIn } from "../parts/boundary/requests-in.ts";
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
  // What was done before is spoken of by the first at most.
  const understood = async (text: string): Promise<Plan> =>
    understandOne(plans.length === 0 ? sources : { ...sources, lastCall: undefined }, {
      ...utterance,
      text,
      alternatives: [],
    });
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
