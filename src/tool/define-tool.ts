import type { z } from "zod";
import type { Beside } from "../types/turn/beside.ts";
import type { Clock } from "../types/clock.ts";
import type { JsonObject } from "../types/json.ts";
import type { NameKind } from "../types/known-names.ts";
import type { Item, Success, Together, Told, Undo, TextResult } from "../types/turn/result.ts";
import type { Meanings } from "../types/time/meaning.ts";
import type { Host } from "../host/host.ts";
import type { Question } from "../language/contract/questions.ts";
import type { ForbiddenAct, OpeningAct, UndoneAct } from "../language/contract/requests.ts";
import type { Language } from "../language/language.ts";
import type { DayShare } from "./day-share.ts";
import type { Telling } from "./telling.ts";
import type { Contents } from "./contents.ts";
import type { Finder } from "./finder.ts";

export type LoadPolicy = "core" | "deferred";

/** A worked example for small models: words, the call they mean, its result and the answer. */
export type Demo = {
  readonly say: string;
  readonly input: JsonObject;
  readonly result: string;
  readonly answer: string;
};

export type RunContext = {
  /** Whoever reads the rows judges them: a look-up may give what has only most of its words. */
  readonly isForgiving?: boolean;
  readonly host: Host;
  readonly signal: AbortSignal;
  /** The one its arguments were said in. */
  readonly language: Language;
  /** What the words of the input's times mean: each that is given has its meaning. */
  readonly meant: Meanings;
};
export type SayContext = {
  /** What kind of answer is wanted; undefined: a list. */
  readonly asks?: Question | undefined;
  /** The things beside which it is asked for. */
  readonly beside?: Beside | undefined;
  /** Somebody else is to read it: every row, and no word of whose they are. */
  readonly isForOther?: boolean | undefined;
  readonly input: JsonObject;
  readonly clock: Clock;
  /** The one it is said in. */
  readonly language: Language;
  readonly meant: Meanings;
};

type RowValue =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string | undefined>>
  | Told
  | undefined;

/** A row a tool found. `id` is the host's own; the runtime shows the model a short handle instead. */
export type Row = {
  readonly id?: string;
  /** When it is, in epoch milliseconds: kept with the record, and no fact that anybody is shown. */
  readonly at?: number | undefined;
  /** The user wrote it; kept in the same way. */
  readonly isSent?: boolean | undefined;
  /** Who wrote it or takes part, as `Name <address>`; kept in the same way. */
  readonly people?: readonly string[] | undefined;
  /** Facts that are told only when somebody asks for one of them. */
  readonly details?: Readonly<Record<string, string | undefined>>;
  /** Values that its tool's sentences are made of; kept in the same way. */
  readonly told?: Told;
  readonly [field: string]: RowValue;
};

export type Listed = {
  readonly kind: NameKind;
  /** The field that takes words of the names. */
  readonly words: string;
  /** All of them are an answer; else only those that another argument leaves. */
  readonly whole: boolean;
};

export type Replies = {
  readonly to: string;
  /** The domains that the index takes such a request for: those that write to somebody. */
  readonly heardAs: readonly string[];
};

/** The tool that makes something so much more or less, the field for how much, and the values for each. */
export type ByMuchField = {
  readonly tool: string;
  readonly field: string;
  readonly as: "number" | "length";
  readonly more: JsonObject;
  readonly less: JsonObject;
  /** The values with which the field says how much it is to be; none where it never does. */
  readonly to?: JsonObject;
  /** The field of a tool that only tells, and the value with which it has told of this. */
  readonly told?: { readonly field: string; readonly value: string };
  /** The field that says which one is meant, by what the record is called. */
  readonly of?: { readonly field: string; readonly fact: string };
};

/** A question for a fact ("what song is this"), or whether something is so ("did I leave a timer running"). */
export type Mood = "fact" | "whether";

/** What `run` gives back, before handles are issued. */
export type Envelope =
  | {
      readonly items: readonly Row[];
      readonly more: number;
      /** Nothing has all of the words: these come nearest. */
      readonly isPartial?: true;
    }
  | {
      readonly text: string;
      readonly nextOffset?: number;
      readonly unread?: TextResult["unread"];
      /** What was read, where it was called by its name: it is spoken of from here on. */
      readonly record?: Row;
    }
  | {
      readonly done: string;
      /** The same with every date written out, where it tells one. */
      readonly dated?: string;
      readonly items?: readonly Row[];
      readonly undo?: Undo;
      readonly together?: Together;
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
  /** How the tools of its domain go together; `tools/workflows.ts` has a sentence a domain. */
  readonly workflow?: string;
  /** The records it looks through, its own kind first: what a request speaks of is found by it. */
  readonly finds?: readonly [Finder, ...Finder[]];
  /** Facts of its rows that nobody could tell by their values. */
  readonly labels?: readonly string[];
  /** How its rows answer a question for one of them, or one fact. */
  readonly tells?: Telling;
  /** What it tells where all is asked for that a day brings. */
  readonly day?: DayShare;
  /** The texts it reads: one is found by what stands in it. */
  readonly contents?: Contents;
  /** The names it lists: words of a request are looked for only where they hold one, or ask for something outright. */
  readonly lists?: Listed;
  /** The flag that turns its act round, and the kind of record that is then spoken of. */
  readonly reversal?: { readonly flag: string; readonly kind: string };
  /** The field that says where its records go, which then stay what they are. */
  readonly moves?: string;
  /** The field of which several may be said at once: it then makes one of each. */
  readonly makesSeveral?: string;
  /** The act that its request opens with, whatever follows. */
  readonly opening?: OpeningAct;
  /** The field that takes what it answers: "reply to Tom" is asked of it. */
  readonly replies?: Replies;
  /** The field that takes what it sends on: "forward it to Tom" is asked of it. */
  readonly forwards?: string;
  /** The field that takes the draft that it sends: "send it" is asked of it once one is written. */
  readonly drafts?: string;
  /** The field that takes who is to come to it as well: "add Tom to it" is asked of it. */
  readonly invites?: string;
  /** The questions it answers although it acts: then it tells, and changes nothing. */
  readonly answers?: readonly Mood[];
  /** What it does, where words forbid that by itself ("don't send it"): it is ruled out then. */
  readonly act?: ForbiddenAct;
  /** The opposite of what it does, which no tool does: a request for that is none for it. */
  readonly opposite?: UndoneAct;
  /** Who tells that what a record of its kind asks for is done wants it called. */
  readonly whenDone?: boolean;
  /** The kind of what it stops, which another tool of its domain began. */
  readonly stops?: string;
  /** The flags that narrow what it tells of to a sort of record. */
  readonly sorts?: readonly string[];
  /** The flag with which it only gives the record it names more of a length, or less. */
  readonly amends?: string;
  /** Where so much more or less is said of what it set or told: the tool that does that, and its fields. */
  readonly byMuch?: ByMuchField;
  /** The arguments with which it changes nothing and tells of all there is, where it is no tool that only lists. */
  readonly onlyTells?: JsonObject;
  /** The value of a choice with which it only says what can't be done with its records, and what can. */
  readonly declines?: { readonly field: string; readonly value: string };
  /** Whether a call of it, once done, is heard later, and only while this program runs. */
  rings?(input: JsonObject, host: Pick<Host, "kind">): boolean;
  /** The plain fact a voice says of a result; undefined leaves the wording to the model. */
  say?(result: Success, context: SayContext): string | undefined;
  /** What a voice says where it made several at once, in the place of a sentence for each. */
  sayMade?(items: readonly Item[], language: Language): string | undefined;
  /** The exact question before it runs, over resolved arguments. */
  ask?(input: z.infer<Input>, context: RunContext): Promise<string> | string;
  /**
   * The mark that having been shown a result leaves, in every program that shows such a thing: a mail
   * is no longer new. Made after a result was given; undefined where there is none to make.
   */
  seen?(input: z.infer<Input>, context: RunContext): Promise<Seen | undefined>;
  /** The values that a record among these has for fields that are left out; they are judged as if they had been given. */
  fills?(input: z.infer<Input>, context: Pick<RunContext, "host">): Promise<JsonObject>;
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
