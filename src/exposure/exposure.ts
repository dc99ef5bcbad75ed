import type { Tool } from "../tool/define-tool.ts";
import type { Call } from "../types/call.ts";
import type { CallSpace } from "../types/call-space.ts";
import type { Ranked } from "../types/ranked.ts";
import type { MetaAnswer, TurnState } from "../types/stages.ts";

/** How much of the choice is the index's: small models get its first, large ones everything. */
export type Callability = "index" | "all";

export type Reveal = {
  readonly names: readonly string[];
  readonly via: "rank" | "discovery" | "missing-argument";
  /** What was shown of them. */
  readonly text: string;
};

export type ExposureOptions = {
  /** Every tool of the registry, meta-tools included. */
  readonly tools: () => readonly Tool[];
  readonly rank: (query: string) => Promise<Ranked>;
  readonly callable: Callability;
  /** Show two worked examples of a tool before its first use. */
  readonly examples: boolean;
  readonly contextTokens: () => number;
  readonly onReveal: (reveal: Reveal) => void;
};

/** A strategy for what the model is shown and may call. One instance a conversation. */
export type Exposure = {
  readonly name: string;
  /** Meta-calls a turn. */
  readonly metaCap: number;
  /** The tool part of the system text. Frozen, but where a strategy rewrites it by design. */
  readonly system: () => string;
  readonly space: (state: TurnState) => Promise<CallSpace>;
  /** Whether this strategy lets the tool be called in the state at hand. */
  readonly permits: (name: string, state: TurnState) => boolean;
  readonly isMeta: (name: string) => boolean;
  readonly answer: (call: Call, state: TurnState) => Promise<MetaAnswer>;
};

export type CreateExposure = (options: ExposureOptions) => Exposure;
