import type { Tool } from "../../tool/define-tool.ts";
import type { Stages } from "../../types/turn/stages.ts";
import type { OpenedIndex } from "./open-index.ts";
import type { OpenedLlm } from "./open-llm.ts";

/** What is slow to open and the same for every home: a benchmark shares it between assistants. */
export type SharedModels = {
  readonly opened: OpenedLlm;
  readonly ranking: OpenedIndex;
  /** Tools beside our own, which `ranking` knows too. */
  readonly outside?: readonly Tool[];
  /** What marks data in prompts, random where it isn't said: by chance it is more or fewer tokens. */
  readonly nonce?: string;
  /** False forgets what earlier turns found; for measuring what that is worth, as `refit` is, which changes a turn's stages. */
  readonly remembers?: boolean;
  readonly refit?: (stages: Stages) => Stages;
};
