import type { LanguagePack } from "./language-pack.ts";
import type { Knowledge } from "./reading/knowledge.ts";
import type { Reading } from "./reading/reading.ts";
import type { Wording } from "./reading/wording.ts";

/** A language, as whoever reads a request, or answers one, is handed it. */
export type Language = LanguagePack & {
  /** Everything the words of an utterance say, each found once. */
  readonly read: (text: string, known: Knowledge) => Reading;
  /** What the words of a text tell by themselves, without a time or a name. */
  readonly wordingOf: (text: string) => Wording;
};
