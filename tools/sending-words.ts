import type { Sending } from "../src/host/outgoing.ts";
import type { Envelope } from "../src/tool/define-tool.ts";
import { done } from "../src/tool/envelope.ts";
import type { Undo } from "../src/types/turn/result.ts";

/** Something that was sent: what, how far it is, and why where it stays here for good. */
type SentThing = {
  readonly what: string;
  readonly sending: Sending;
  readonly undo?: Undo | undefined;
  readonly whyKept: string;
};

/** It was sent: told as far as it is now, and kept in words that stay true once it has gone. */
export function sentThing({ what, sending, undo, whyKept }: SentThing): Envelope {
  // "Snip & Co." ends the sentence itself.
  const named = what.replace(/\.$/, "");
  const told = done(sendingWords(named, sending, whyKept), undo ? { undo } : {});
  const isGoing = sending.state === "waits" && Number.isFinite(sending.holdMs);
  return isGoing
    ? { ...told, dated: `Handed on, to go through ${sending.through}: ${named}.` }
    : told;
}

/** How far something is that was sent: gone, waiting, or here for good, and then why. */
function sendingWords(what: string, sending: Sending, whyKept: string): string {
  switch (sending.state) {
    case "sent":
      return sending.unseen ? `Handed over: ${what}. ${sending.unseen}` : `Sent: ${what}.`;
    case "kept":
      return `In the outbox here, not sent: ${what}. ${whyKept}`;
    case "waits": {
      const { holdMs, through } = sending;
      if (!Number.isFinite(holdMs)) return `In the outbox, not sent yet: ${what}.`;
      return `In the outbox: ${what}. It goes in ${Math.ceil(holdMs / 1000)} seconds through ${through}.`;
    }
  }
}
