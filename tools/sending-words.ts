import type { Sending } from "../src/host/outgoing.ts";

/** How far something is that was sent: gone, waiting, or here for good, and then why. */
export function sendingWords(what: string, sending: Sending, whyKept: string): string {
  switch (sending.state) {
    case "sent":
      return `Sent: ${what}.`;
    case "kept":
      return `In the outbox here, not sent: ${what}. ${whyKept}`;
    case "waits": {
      const { holdMs, through } = sending;
      if (!Number.isFinite(holdMs)) return `In the outbox, not sent yet: ${what}.`;
      return `In the outbox: ${what}. It goes in ${Math.ceil(holdMs / 1000)} seconds through ${through}.`;
    }
  }
}
