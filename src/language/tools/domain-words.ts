import type { Wordings } from "../contract/tools.ts";

/** What is said for and around the tools of one domain. */
export type DomainWords = {
  /** Sentences for each tool, ` / ` between two: what the index finds it by. Never read by a model. */
  readonly phrases: Readonly<Record<string, string>>;
  /** What the domain is called, where a recogniser is told to listen for it. */
  readonly heard?: string;
  /** What is said when one of them is silent for long. */
  readonly progress?: string;
  /** By tool and field what a person is asked for it, where its kind alone doesn't say. */
  readonly asks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By tool the question that stands over the values of a call, before it is made. */
  readonly shows?: Readonly<Record<string, string>>;
  /** By tool what it does, as a part of a sentence, where its description isn't in this language. */
  readonly does?: Readonly<Record<string, string>>;
  /** Words that carry a request to the domain, and are never its content at either end of it. */
  readonly carriers: { readonly read: string; readonly write: string };
  /** By tool and field what is said for each value that can be chosen, beside the value's own name. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, Wordings>>>>;
};
