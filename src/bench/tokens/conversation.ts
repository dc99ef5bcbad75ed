import type { JsonObject } from "../../types/json.ts";

/** A call a person's words ask for, and how a model that can't see its tool looks for it. */
export type Want = {
  readonly tool: string;
  readonly arguments: JsonObject;
  /** What it searches by, in this order; the first may lead nowhere. */
  readonly find: readonly string[];
};

export type ScriptedTurn = {
  readonly say: string;
  readonly wants: readonly Want[];
  readonly answer: string;
};

/** A conversation in which every decision is fixed, so that only the way tools are shown differs. */
export type ScriptedConversation = {
  readonly id: string;
  readonly about: string;
  /** Which tools it needs: none, only core ones, or deferred ones too. */
  readonly needs: "none" | "core" | "deferred";
  /** A note with this many pieces of 2,000 characters lies in the home. */
  readonly longNote?: number;
  readonly turns: readonly ScriptedTurn[];
};

export function turn(say: string, wants: readonly Want[], answer: string): ScriptedTurn {
  return { say, wants, answer };
}

/** A call of a tool, and the searches that lead to it. */
export function want(tool: string, given: JsonObject, ...find: readonly string[]): Want {
  return { tool, arguments: given, find };
}
