import type { ActingSentences, WarningSentences } from "./acting.ts";
import type { ToolSentences } from "./tool-sentences.ts";
import type { TurnSentences } from "./turn.ts";

/** Every sentence of an answer. */
export type Sentences = ToolSentences & {
  /** What is asked back, why something isn't done, and what no tool words. */
  readonly turn: TurnSentences;
  /** What becomes of acts, and what a question before one warns of. */
  readonly acting: ActingSentences;
  readonly warning: WarningSentences;
};
