import type { Reckoning } from "../../types/reckoning.ts";

/** What a text gives to work out. */
export type Reckonings = {
  /**
   * Undefined for a text that asks for anything else. Times are their words: whether they are times is for
   * the reader of times to say.
   */
  readonly reckoningIn: (text: string) => Reckoning<string> | undefined;
};
