import type { Host } from "../../host/host.ts";
import type { Language } from "../../language/language.ts";
import type { KnownTexts } from "./near/known-texts.ts";
import type { Similar } from "./near/similar.ts";
import type { Registry } from "../../tool/registry.ts";

/** A sentence that answers a question, and where it stands. */
export type Passage = {
  readonly tool: string;
  readonly field: string;
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** What the text is called by itself, where it has a name. */
  readonly name?: string;
  /** Who wrote it to somebody, as `Name <address>` where they have one. */
  readonly by?: string;
  /** When it was written to somebody. */
  readonly at?: number;
  /** Undefined where all of the text is the answer: it is short, and no sentence of it answers alone. */
  readonly sentence: string | undefined;
  /** Of the words that say what is asked about, the share that it, its title and its text hold. */
  readonly share: number;
  /** How likely it is that it answers, 0 to 1, where a model compared texts. */
  readonly likely?: number;
  /** It has what is wanted: a name, a time, a place. */
  readonly isOfKind: boolean;
  /** It is of the time that is asked of. */
  readonly isOfTime: boolean;
};

export type PassageSources = {
  readonly host: Host;
  readonly language: Language;
  readonly registry: Pick<Registry, "acting">;
  readonly similar: Similar;
  readonly knownTexts: KnownTexts;
};
