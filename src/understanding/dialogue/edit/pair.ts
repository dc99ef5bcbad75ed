import type { Reading } from "../../../language/reading/reading.ts";
import type { Region } from "../../../language/region.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Clock } from "../../../types/clock.ts";

/** A request and what corrects it, or goes on with it, both read; `rejected` is what was said to be wrong. */
export type Pair = {
  readonly last: Reading;
  readonly said: Reading;
  readonly rejected: string;
  readonly tool: Tool;
  /** What of the request was written down as it stands there: a title, a text. */
  readonly written: readonly string[];
  readonly readOn: (text: string) => Reading;
  readonly clock: Clock;
  /** When that is what the last request made, in epoch milliseconds. */
  readonly madeAt: number | undefined;
};

/** Words in the place of others of the request. */
export type Edit = Region & { readonly text: string };
