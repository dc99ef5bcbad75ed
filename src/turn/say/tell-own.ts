import type { Language } from "../../language/language.ts";
import type { Clock } from "../../types/clock.ts";
import type { OwnQuestion } from "../../types/turn/own-question.ts";
import { reckon } from "../reckon/reckon.ts";

export type Telling = { readonly language: Language; readonly clock: Clock };

/** The answer to a question that no tool answers. */
export async function tellOwn({ language, clock }: Telling, own: OwnQuestion): Promise<string> {
  return language.say.worked(await reckon(own.reckoning, clock), clock);
}
