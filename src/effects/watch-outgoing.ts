import type { Host } from "../host/host.ts";
import type { Sayings } from "../language/contract/sayings.ts";
import type { Journal } from "../types/journal.ts";
import type { OutgoingWatch } from "../types/outgoing.ts";
import { takeBack } from "./from-outbox.ts";

type Watching = { readonly host: Host; readonly journal: Journal; readonly say: Sayings };

/** What is sent from here on, and what an earlier run left waiting. */
export async function watchOutgoing({ host, journal, say }: Watching): Promise<OutgoingWatch> {
  const { outgoing, clock } = host;
  const earlier = new Set((await outgoing.waiting()).map(({ id }) => id));
  return {
    waiting: async () =>
      (await outgoing.waiting()).map((one) => ({
        ...one,
        inMs: one.due === null ? Infinity : Math.max(0, one.due - clock.now()),
        isOwn: !earlier.has(one.id),
      })),
    settled: outgoing.settled,
    takeBack: (id) => takeBack({ host, journal, say }, id),
  };
}
