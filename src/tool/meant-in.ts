import type { Call } from "../types/turn/call.ts";
import type { Meaning, Meanings } from "../types/time/meaning.ts";
import type { Tool } from "./define-tool.ts";
import { parametersOf } from "./parameter.ts";

type Timed = Pick<Call, "arguments"> & { readonly meanings?: Meanings | undefined };

/** What the times of a call mean; words that nobody has read are `unread`, never left out. */
export function meantIn(tool: Tool, { arguments: given, meanings = {} }: Timed): Meanings {
  const times = parametersOf(tool).filter(({ name, time }) => time && given[name] !== undefined);
  return Object.fromEntries(
    times.map(({ name }): readonly [string, Meaning] => [
      name,
      meanings[name] ?? { kind: "unread", words: String(given[name]) },
    ]),
  );
}
