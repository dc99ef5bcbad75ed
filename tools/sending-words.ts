import type { Sending } from "../src/host/outgoing.ts";
import type { SendingSentences } from "../src/language/contract/sentences/sending.ts";
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
export function sentThing(
  say: SendingSentences,
  { what, sending, undo, whyKept }: SentThing,
): Envelope {
  // "Snip & Co." ends the sentence itself.
  const named = what.replace(/\.$/, "");
  const told = done(toldOf(say, { what: named, sending, whyKept }), undo ? { undo } : {});
  if (sending.state === "kept") {
    return { ...told, together: { each: `${named}.`, all: say.keptAll(whyKept) } };
  }
  const isGoing = sending.state === "waits" && Number.isFinite(sending.holdMs);
  return isGoing ? { ...told, dated: say.handedOn(named, sending.through) } : told;
}

/** How far something is that was sent: gone, waiting, or here for good, and then why. */
function toldOf(
  say: SendingSentences,
  { what, sending, whyKept }: Omit<SentThing, "undo">,
): string {
  switch (sending.state) {
    case "sent":
      return sending.unseen ? say.handedOver(what, sending.unseen) : say.sent(what);
    case "kept":
      return say.kept(what, whyKept);
    case "waits": {
      const { holdMs, through } = sending;
      return Number.isFinite(holdMs) ? say.goes(what, { inMs: holdMs, through }) : say.held(what);
    }
  }
}
