import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";

/** Somebody is led through it. */
const LEADING: ReadonlySet<string> = new Set("talk walk take run guide lead step see".split(" "));
const LED: ReadonlySet<string> = new Set("me us him her them".split(" "));
/** Somebody looks through it; "it runs through Friday" ends there. */
const LOOKING: ReadonlySet<string> = new Set(
  "go going look looking read reading flick flicking skim skimming browse leaf talk walk run step".split(
    " ",
  ),
);
const SUBJECTS: ReadonlySet<string> = new Set("it they sale show event which that".split(" "));

/** "Talk me through Thursday", "go through tomorrow", "through Friday's appointments": no end of anything. */
export function isLookedThrough(tokens: Tokens, at: number): boolean {
  if (!["through", "thru"].includes(wordAt(tokens, at))) return false;
  const [before, further] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  if (LED.has(before) && LEADING.has(further)) return true;
  if (LOOKING.has(before) && !SUBJECTS.has(further)) return true;
  return /['’]s$/.test(tokens[at + 1]?.raw ?? "") && tokens[at + 2]?.kind === "word";
}
