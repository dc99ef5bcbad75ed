import type { JsonObject } from "./json.ts";
import type { CallAuthor } from "./turn/call.ts";
import type { FailureCode } from "./failure-code.ts";
import type { Origins } from "./turn/origin.ts";
import type { Outgoing } from "./outgoing.ts";
import type { ScoredTool } from "./turn/ranked.ts";
import type { Item } from "./turn/result.ts";
import type { ConfirmAnswer } from "./turn/verdict.ts";

export type UsageMs = {
  readonly load: number;
  readonly rank: number;
  readonly prefill: number;
  readonly decode: number;
  readonly tool: number;
  /** Only where a person was asked: what they took to answer, which is part of the total alone. */
  readonly asked?: number;
  readonly total: number;
};

/** Everything that happens in a turn, as data: the terminal, JSON output, logs and tests read it. */
export type TurnEvent =
  | {
      readonly type: "transcript";
      readonly text: string;
      readonly source: "typed" | "spoken";
      readonly confidence: number;
      readonly alternatives: readonly string[];
      readonly english?: string;
    }
  | {
      readonly type: "endpoint";
      readonly lastVoicedMs: number;
      readonly atMs: number;
      readonly cause: "silence" | "key" | "end-of-file";
    }
  | {
      readonly type: "no-speech";
      readonly reason: "zeros" | "short" | "quiet" | "tag-only" | "stock-phrase" | "prompt-echo";
    }
  | { readonly type: "rank"; readonly tools: readonly ScoredTool[]; readonly none: number }
  | {
      readonly type: "reveal";
      readonly names: readonly string[];
      readonly via: "rank" | "discovery" | "missing-argument";
      readonly tokens: number;
    }
  | {
      readonly type: "step";
      readonly step: number;
      readonly callable: readonly string[];
      readonly promptTokens: number;
      readonly evaluatedTokens: number;
      readonly generatedTokens: number;
      readonly stop: "call" | "answer" | "length" | "invalid" | "aborted";
    }
  | {
      readonly type: "call";
      readonly id: string;
      readonly step: number;
      readonly kind: "business" | "meta" | "repair";
      readonly name: string;
      readonly arguments: JsonObject;
      readonly origins: Origins;
      readonly by: CallAuthor;
      readonly verdict: "run" | "confirm" | "confirm-red" | "refuse";
    }
  | {
      readonly type: "confirm";
      readonly id: string;
      readonly level: "plain" | "red";
      readonly text: string;
      readonly hash: string;
      readonly answer: ConfirmAnswer;
    }
  | {
      readonly type: "result";
      readonly id: string;
      readonly ok: true;
      readonly items?: readonly Item[];
      readonly more?: number;
      readonly text?: string;
      readonly done?: string;
    }
  | {
      readonly type: "result";
      readonly id: string;
      readonly ok: false;
      readonly code: FailureCode;
      readonly message: string;
    }
  | { readonly type: "text-delta"; readonly text: string }
  | {
      readonly type: "answer";
      readonly text: string;
      readonly from: "template" | "model";
      readonly unserved: readonly string[];
    }
  | ({ readonly type: "outbox" } & Outgoing)
  | { readonly type: "timer-due"; readonly label: string }
  | {
      readonly type: "error";
      readonly code: string;
      readonly message: string;
      readonly hint?: string;
    }
  | {
      readonly type: "usage";
      readonly promptTokens: number;
      readonly evaluatedTokens: number;
      readonly generatedTokens: number;
      readonly steps: number;
      readonly businessCalls: number;
      readonly metaCalls: number;
      readonly repairs: number;
      readonly ms: UsageMs;
    };

export type Emit = (event: TurnEvent) => void;
