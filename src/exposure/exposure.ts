import type { Tool } from "../tool/define-tool.ts";
import type { Call } from "../types/turn/call.ts";
import type { CallSpace } from "../types/turn/call-space.ts";
import type { JsonValue } from "../types/json.ts";
import type { PromptItem, ShownTool } from "../types/prompt-item.ts";
import type { Ranked, ScoredTool } from "../types/turn/ranked.ts";
import type { MetaAnswer, TurnState } from "../types/turn/stages.ts";

/** How much of the choice is the index's: small models get its first, large ones everything. */
export type Callability = "index" | "all";

/**
 * `lines`: signatures and schemas in the system text. `native`: those of the head as the model's own
 * chat format has them, and lines that come later whole, with the values of their enums.
 */
export type ToolFormat = "lines" | "native";

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
  /** Rankings of the requests a text is made of; one where it is no more than one. */
  readonly partsOf: (text: string) => readonly Ranked[];
  readonly callable: Callability;
  /** How tools are shown: as lines of text, or in the format the model knows from its training. */
  readonly shows: ToolFormat;
  /** The model decides by itself, and may take back what was done last. */
  readonly canTakeBack: boolean;
  /** Show two worked examples of a tool before its first use. */
  readonly examples: boolean;
  /** The model's context, in tokens. */
  readonly contextTokens: number;
  /** Tokens the conversation takes so far. */
  readonly usedTokens: (items: readonly PromptItem[]) => Promise<number>;
  /** Names a query asks for outright (`select:a,b`, `+must rest`); undefined for plain words. */
  readonly select: (query: string) => readonly string[] | undefined;
  /** Words against tools: scores and a confidence of 0..1. */
  readonly lexical: (query: string) => readonly ScoredTool[];
  /** Meaning against tools; empty where there is no embedding model. */
  readonly vectors: (query: string) => Promise<readonly ScoredTool[]>;
  /** Forces a mode on strategies that choose one by a budget. */
  readonly mode: string | undefined;
  readonly onReveal: (reveal: Reveal) => void;
};

/** An acting tool with arguments nobody checked yet. */
export type Wrapped = { readonly name: string; readonly arguments: JsonValue };

/** A strategy for what the model is shown and may call. One instance a conversation. */
export type Exposure = {
  readonly name: string;
  /** Meta-calls a turn. */
  readonly metaCap: number;
  /** The tool part of the system text. Frozen, but where a strategy rewrites it by design. */
  readonly system: () => string;
  /** The same for a model whose own format shows tools: those shown in full, and the text beside them. */
  readonly head: () => ShownHead;
  readonly space: (state: TurnState) => Promise<CallSpace>;
  /** What has to be said again because a shift of the context took it away; the state holds what is left. */
  readonly again: (state: TurnState, before: readonly PromptItem[]) => readonly PromptItem[];
  /** Whether this strategy lets the tool be called in the state at hand. */
  readonly permits: (name: string, state: TurnState) => boolean;
  readonly isMeta: (name: string) => boolean;
  /** Meta-tools it brings beside those of the registry. */
  readonly metaTools: readonly Tool[];
  readonly answer: (call: Call, state: TurnState) => Promise<MetaAnswer>;
  /** The acting call a meta-call stands for (`execute_tool`): read, judged and counted as that call. */
  readonly unwrap: (call: Wrapped) => Wrapped | undefined;
};

export type ShownHead = { readonly tools: readonly ShownTool[]; readonly text: string };

export type CreateExposure = (options: ExposureOptions) => Exposure;
