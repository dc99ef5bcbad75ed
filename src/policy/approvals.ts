import { ANSWER_WITHIN_MS } from "../types/turn/verdict.ts";

export type Approvals = {
  readonly grant: (callId: string, hash: string) => void;
  /** Takes the approval of a call; true once, for the same hash, within `ANSWER_WITHIN_MS`. */
  readonly take: (callId: string, hash: string) => boolean;
};

/** The approvals of one conversation: each serves once, and not for long. `now` counts milliseconds and never goes back. */
export function createApprovals(now: () => number): Approvals {
  const granted = new Map<string, { readonly hash: string; readonly at: number }>();
  return {
    grant: (callId, hash) => void granted.set(callId, { hash, at: now() }),
    take: (callId, hash) => {
      const approval = granted.get(callId);
      granted.delete(callId);
      return approval?.hash === hash && now() - approval.at <= ANSWER_WITHIN_MS;
    },
  };
}
