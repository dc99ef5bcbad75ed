import type { Outgoing, Waiting } from "../../../types/outgoing.ts";
import { type Ending, endingText, unclear } from "./ending.ts";
import { type Held, Slips, slipsFolder } from "./slips.ts";

/** What somebody was handing over when the process ended. */
export const CUT_OFF: Ending = unclear("I was stopped while it was on its way.");

type Domain = Outgoing["domain"];

export function outgoingOf(domain: Domain, { key: id, what }: Held, ending: Ending): Outgoing {
  return { id, domain, what, state: ending.state, text: endingText(what, ending) };
}

export async function waitingIn(state: string, domain: Domain): Promise<readonly Waiting[]> {
  const held = await new Slips(slipsFolder(state, domain)).held();
  return held.map(({ key: id, what, due }) => {
    const text = `In the outbox, not sent yet: ${what}.`;
    return { id, domain, what, state: "waiting", text, due };
  });
}

/** What did not go, or may not have gone; changes nothing. */
export async function unsentIn(state: string, domain: Domain): Promise<readonly Outgoing[]> {
  const slips = new Slips(slipsFolder(state, domain));
  const ended = (await slips.ended()).map((one) => outgoingOf(domain, one, one.ending));
  const orphans = (await slips.orphans()).map((one) => outgoingOf(domain, one, CUT_OFF));
  return [...ended, ...orphans];
}
