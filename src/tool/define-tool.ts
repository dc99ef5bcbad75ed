import type { z } from "zod";
import type { Clock } from "../types/clock.ts";
import type { JsonObject } from "../types/json.ts";
import type { Success, Undo, TextResult } from "../types/result.ts";
import type { Meanings } from "../types/time/meaning.ts";
import type { Host } from "../host/host.ts";

export type LoadPolicy = "core" | "deferred";

/** A worked example for small models: words, the call they mean, its result and the answer. */
export type Demo = {
  readonly say: string;
  readonly input: JsonObject;
  readonly result: string;
  readonly answer: string;
};

/** `meant` is what the words of the input's times mean: each that is given has its meaning. */
export type RunContext = {
  readonly host: Host;
  readonly signal: AbortSignal;
  readonly meant: Meanings;
};
export type SayContext = {
  readonly input: JsonObject;
  readonly clock: Clock;
  readonly meant: Meanings;
};

/** A row a tool found. `id` is the host's own; the runtime shows the model a short handle instead. */
export type Row = {
  readonly id?: string;
  /** When it is, in epoch milliseconds: kept with the record, and no fact that anybody is shown. */
  readonly at?: number | undefined;
  /** The user wrote it; kept in the same way. */
  readonly isSent?: boolean | undefined;
  readonly [field: string]: string | number | boolean | undefined;
};

/** What `run` gives back, before handles are issued. */
export type Envelope =
  | { readonly items: readonly Row[]; readonly more: number }
  | { readonly text: string; readonly nextOffset?: number; readonly unread?: TextResult["unread"] }
  | {
      readonly done: string;
      /** The same with every date written out, where it tells one. */
      readonly dated?: string;
      readonly items?: readonly Row[];
      readonly undo?: Undo;
    };

/** A mark that was made, in a sentence, and how it is taken away. */
export type Seen = { readonly done: string; readonly undo: Undo };

export type ToolDefinition<Input extends z.ZodObject> = {
  /** `domain.verb_object`. */
  readonly name: string;
  /** When to use it, in words a user says; prompt text. */
  readonly description: string;
  /** Who wrote its name, description and fields: showing them to a model shows it their words. Ours, when left out. */
  readonly writtenBy?: "stranger";
  /** Shown in full from the start, or found when needed. Deferred when left out. */
  readonly load?: LoadPolicy;
  /** Every field `.describe()`d and `.meta({ kind })`ed. */
  readonly input: Input;
  /**
   * Whose words its result, its failures and its question may carry. `untrusted`: any record, name or
   * text that somebody else can have written, also where it only shows in "Several fit: …".
   */
  readonly reads: "trusted" | "untrusted" | "nothing";
  readonly effect: "none" | "reversible" | "irreversible";
  /** Data can leave the machine or reach other people. */
  readonly egress: boolean;
  /** The kind of record its results show, each with its id: `event`, `mail`, `person`. None: rows are mere facts. */
  readonly gives?: string;
  /**
   * The user is asked before it runs: always, or for some inputs. `red` needs more than a yes;
   * `harmless` says that these inputs change nothing at all and let nothing out.
   */
  readonly confirm?: true | ((input: z.infer<Input>, host: Host) => boolean | "red" | "harmless");
  readonly demos: readonly [Demo, Demo, ...Demo[]];
  /** Tools that are often needed with it, revealed together. */
  readonly companions?: readonly string[];
  /** The plain fact a voice says of a result; undefined leaves the wording to the model. */
  say?(result: Success, context: SayContext): string | undefined;
  /** The exact question before it runs, over resolved arguments. */
  ask?(input: z.infer<Input>, context: RunContext): Promise<string> | string;
  /**
   * The mark that having been shown a result leaves, in every program that shows such a thing: a mail
   * is no longer new. Made after a result was given; undefined where there is none to make.
   */
  seen?(input: z.infer<Input>, context: RunContext): Promise<Seen | undefined>;
  /** Acts. A meta-tool has none: the exposure that declares it answers. */
  run?(input: z.infer<Input>, context: RunContext): Promise<Envelope>;
};

/** A tool of any input. Methods are bivariant, so a specific definition fits. */
export type Tool = ToolDefinition<z.ZodObject> & { readonly load: LoadPolicy };

/** A tool as a literal, with its input's type checked and `load` filled in. */
export function defineTool<Input extends z.ZodObject>(tool: ToolDefinition<Input>): Tool {
  // The definition's input type is narrower than Tool's; run-call parses with this very schema first.
  return { ...tool, load: tool.load ?? "deferred" } as unknown as Tool;
}
