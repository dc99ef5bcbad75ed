import type { SendingSentences } from "../../../contract/sentences/sending.ts";

export const sending: SendingSentences = {
  sent: (what) => `Sent: ${what}.`,
  handedOver: (what, why) => `Handed over: ${what}. ${why}`,
  kept: (what, why) => `In the outbox here, not sent: ${what}. ${why}`,
  keptAll: (why) => `All that is in the outbox here, not sent. ${why}`,
  held: (what) => `In the outbox, not sent yet: ${what}.`,
  goes: (what, { inMs, through }) =>
    `In the outbox: ${what}. It goes in ${Math.ceil(inMs / 1000)} seconds through ${through}.`,
  handedOn: (what, through) => `Handed on, to go through ${through}: ${what}.`,
};
