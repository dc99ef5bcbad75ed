import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { isLengthTold } from "./numbers-in.ts";
import type { Block, Vouching } from "./heard-blocks.ts";
import { areTold, timesIn } from "./times-in.ts";
import type { StatedTime } from "./times-in.ts";

/** Something a sentence states, where it stands, and the block that tells it. */
export type Fact = Region & {
  readonly kind: "time" | "day" | "length" | "number" | "address" | "name";
  readonly isTold: (block: Block) => boolean;
};

/** The times, long numbers, addresses and names behind a preposition that a sentence states. */
export function statedFacts(vouching: Vouching, sentence: string, request: Block): readonly Fact[] {
  const times = timesIn(vouching, sentence).map((time) => timeFact(time, vouching, request));
  const addresses = found(sentence, ADDRESS).map(({ text, ...region }): Fact => {
    const address = text.toLowerCase().replace(/[.,;:!?]+$/, "");
    return {
      ...region,
      kind: "address",
      isTold: ({ text: told }) => told.toLowerCase().includes(address),
    };
  });
  const isLong = (one: Found): boolean =>
    one.text.replaceAll(/\D/g, "").length >= LEAST_DIGITS &&
    !times.some((time) => overlaps(time, one));
  const numbers = found(sentence, LONG_NUMBER)
    .filter(isLong)
    .map(({ text, ...region }): Fact => {
      const digits = text.replaceAll(/\D/g, "");
      return {
        ...region,
        kind: "number",
        isTold: ({ text: told }) => told.replaceAll(/[^\d\n\p{L}|]/gu, "").includes(digits),
      };
    });
  const { durations } = vouching.language.read(sentence, { clock: vouching.clock, names: {} });
  const lengths = durations.map(({ start, end, ms }): Fact => {
    return { start, end, kind: "length", isTold: (block) => isLengthTold(ms, block) };
  });
  const names = placedNames(vouching, sentence).filter(
    (name) => !times.some((time) => overlaps(time, name)),
  );
  return [...times, ...addresses, ...numbers, ...lengths, ...names];
}

function timeFact(time: StatedTime, { clock }: Vouching, request: Block): Fact {
  const { start, end } = time;
  const isTold = ({ times }: Block): boolean => {
    // What was asked about tells the day of a result that has none.
    const isDated = times.some(({ dates }) => dates.length > 0);
    return areTold(time, isDated ? times : [...times, ...request.times], clock);
  };
  return { start, end, kind: time.minutes.length > 0 ? "time" : "day", isTold };
}

/** Mail addresses, links and paths. */
const ADDRESS = /[^\s<>()"“”]*(?:@|:\/\/|\/|\p{L}\.\p{L}{2})[^\s<>()"“”]*/gu;
/** As long as one to call, in groups or not. */
const LONG_NUMBER = /\+?\d[\d ()/-]{3,}\d/g;
const LEAST_DIGITS = 5;

type Found = Region & { readonly text: string };

function found(text: string, pattern: RegExp): readonly Found[] {
  return [...text.matchAll(pattern)].map(({ 0: one, index: start }) => {
    return { text: one, start, end: start + one.length };
  });
}

/** Where something is, and with whom: words written large behind a preposition. */
function placedNames({ language }: Vouching, sentence: string): readonly Fact[] {
  const tokens = language.tokensOf(sentence);
  const isLarge = ({ raw }: SaidToken): boolean => /^\p{Lu}/u.test(raw);
  return tokens.flatMap((token, at): readonly Fact[] => {
    const before = tokens[at - 1];
    const first = before?.is.has("owner") ? tokens[at - 2] : before;
    if (!isLarge(token) || !first?.is.has("preposition")) return [];
    const run = tokens.slice(at);
    const length = run.findIndex((one) => !isLarge(one));
    const name = length < 0 ? run : run.slice(0, length);
    const { start } = token;
    const end = name.at(-1)?.end ?? token.end;
    return [
      {
        start,
        end,
        kind: "name",
        isTold: ({ words }) => name.every(({ word }) => words.has(word)),
      },
    ];
  });
}
