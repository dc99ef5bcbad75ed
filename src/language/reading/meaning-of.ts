import type { Clock } from "../../types/clock.ts";
import type { Meaning, ReadAs } from "../../types/time/meaning.ts";
import type { WhenOptions } from "../../types/time/when.ts";
import type { TimeReader } from "../contract/words.ts";
import type { LanguagePack } from "../language-pack.ts";

const MINUTE_MS = 60_000;

export type MeaningOptions = WhenOptions & { readonly as: ReadAs; readonly clock: Clock };

/** What the words of an argument mean, read by their language; `unread` where nobody understands them. */
export function meaningOf(
  words: string,
  { time }: Pick<LanguagePack, "time">,
  { as, clock, ...options }: MeaningOptions,
): Meaning {
  return readAs(words, time, { as, clock, ...options }) ?? { kind: "unread", words };
}

function readAs(
  words: string,
  time: TimeReader,
  { as, clock, ...options }: MeaningOptions,
): Meaning | undefined {
  switch (as) {
    case "when":
      return time.readChange(words) ?? whenOf(time.resolveWhen(words, clock, options));
    case "end":
      return (
        time.readChange(words) ??
        lengthOf(words, time.resolveDuration(words)) ??
        whenOf(time.resolveWhen(words, clock, options))
      );
    case "repeat":
      return whenOf(time.resolveRepeat(words, clock) ?? time.resolveWhen(words, clock, options));
    case "length":
      return lengthOf(words, bareMinutes(words) ?? time.resolveDuration(words));
    case "hours": {
      const hours = time.readHours(words, clock);
      return hours && { kind: "hours", words, hours };
    }
  }
}

function whenOf(when: ReturnType<TimeReader["resolveWhen"]>): Meaning | undefined {
  return when && { kind: "when", when };
}

function lengthOf(words: string, ms: number | undefined): Meaning | undefined {
  return ms === undefined ? undefined : { kind: "length", words, ms };
}

/** A number alone counts minutes. */
function bareMinutes(words: string): number | undefined {
  return /^\s*\d+\s*$/.test(words) && Number(words) > 0 ? Number(words) * MINUTE_MS : undefined;
}
