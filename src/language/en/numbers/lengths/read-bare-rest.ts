import type { Length, Unit } from "../../../../types/time/length.ts";
import { readNumber } from "../read-number.ts";
import { after } from "../../time/vocabulary.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { FINER } from "./units.ts";

type Rest = {
  readonly tokens: Tokens;
  readonly at: number;
  readonly larger: Length;
  readonly hasAnd: boolean;
};

/** "(2 hours) 30", "(an hour) and forty": without their unit. */
export function readBareRest({ tokens, at, larger, hasAnd }: Rest): Read<readonly Length[]> {
  const finer = FINER.get(larger.unit);
  // "An hour oh five".
  const zero = after(tokens, at, ["oh", "o"]);
  if (zero !== undefined && finer) return readOhRest(tokens, zero, { larger, finer });
  const bare = finer && readNumber(tokens, at);
  if (!bare || !finer || bare.value > 59 || !Number.isInteger(bare.value)) return undefined;
  // "An hour and two" may be anything, "a six minute one for the sauce" is a timer.
  const isDigit = wordAt(tokens, at) === "one" || (hasAnd && bare.value < 10);
  if (isDigit || !endsLength(tokens, at, bare.next)) return undefined;
  return { value: [larger, { amount: bare.value, unit: finer }], next: bare.next };
}

function readOhRest(
  tokens: Tokens,
  at: number,
  { larger, finer }: { readonly larger: Length; readonly finer: Unit },
): Read<readonly Length[]> {
  const rest = readNumber(tokens, at);
  const isDigit = rest !== undefined && rest.value > 0 && rest.value < 10;
  return isDigit
    ? { value: [larger, { amount: rest.value, unit: finer }], next: rest.next }
    : undefined;
}

/** "(An hour and twenty) for the roast": nothing is counted by the number. */
const BEHIND: ReadonlySet<string> = new Set(
  "for of and then please so with called named labelled saying while when because to from before but if until starting timer countdown or at in exactly precisely approximately roughly about max tops total straight longer shorter off later earlier sooner more less".split(
    " ",
  ),
);

/** Nothing is counted by what stands there: "an hour 3/4 for the roast". */
export function endsLength(tokens: Tokens, at: number, next: number): boolean {
  if (isWrittenTight(tokens, at, next)) return true;
  // "Two hours 8 to 10" goes on from eight.
  const isRange = ["to", "or"].includes(wordAt(tokens, next)) && readNumber(tokens, next + 1);
  return BEHIND.has(wordAt(tokens, next)) && !isRange;
}

/** "1h30" and "1 hour 30" end there; "2 hours 3 times" does not continue as minutes. */
function isWrittenTight(tokens: Tokens, at: number, next: number): boolean {
  return tokens[at]?.start === tokens[at - 1]?.end || tokens[next]?.kind !== "word";
}
