import type { RememberedCall } from "../../../types/memory.ts";
import type { OwnQuestion } from "../../../types/turn/own-question.ts";
import { reckon } from "../../reckon/reckon.ts";
import { abilitiesOf } from "./abilities.ts";
import type { Able } from "./abilities.ts";
import { lastAct } from "./last-act.ts";

export type Telling = Able & { readonly lastCall: RememberedCall | undefined };

/** The answer to a question that no tool answers. */
export async function tellOwn(telling: Telling, own: OwnQuestion): Promise<string> {
  const { language, host, lastCall } = telling;
  const { itself, worked } = language.say;
  switch (own.kind) {
    case "reckoning":
      return worked(await reckon(own.reckoning, host.clock), host.clock);
    case "abilities":
      return itself.abilities(await abilitiesOf(telling, own.domain));
    case "reason":
      return itself.reason(lastAct(telling, lastCall));
    case "source":
      return itself.source(lastAct(telling, lastCall));
    case "knowledge":
      return itself.knowledge();
  }
}
