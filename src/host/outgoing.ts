import type { Outgoing, Waiting } from "../types/outgoing.ts";
import type { Address } from "./address.ts";
import type { Written } from "./written.ts";

/** What carries things away from here; a host without one keeps what is sent. */
export type WayOut = {
  /** As a person knows it: an app, a server or a command. It says whatever decides where and how a thing goes. */
  readonly through: string;
  /** Whom it comes from, where that is known before. */
  readonly from?: Address;
};

/** How far something is right after it was sent. */
export type Sending =
  /** `unseen`: it was taken, and nobody here can see whether it has gone; why. */
  | { readonly state: "sent"; readonly unseen?: string }
  /** It goes by itself after `holdMs`; only when it is let go where that is Infinity. */
  | { readonly state: "waits"; readonly through: string; readonly holdMs: number }
  /** There is no way out: it stays here. */
  | { readonly state: "kept" };

export type Sent<Value> = Written<Value> & { readonly sending: Sending };

/** What was sent and has not gone yet, or did not go. */
export type OutgoingHost = {
  readonly waiting: () => Promise<readonly Waiting[]>;
  /** Resolves when nothing waits to go or is on its way any more; what is kept for good doesn't count. */
  readonly settled: () => Promise<void>;
  /** What did not go, or may not have gone. */
  readonly unsent: () => Promise<readonly Outgoing[]>;
  /** The same as far as nobody has been told, each once. */
  readonly takeUntold: () => Promise<readonly Outgoing[]>;
};
