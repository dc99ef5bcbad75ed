import type { Conventions } from "../types/time/conventions.ts";
import type { Language } from "./language.ts";
import type { LanguagePack } from "./language-pack.ts";
import { withReading } from "./reading/with-reading.ts";

/** What somebody settles otherwise than their language does; the evening's beginning as "18:00". */
export type Settled = {
  readonly [name in keyof Conventions]?: Conventions[name] | undefined;
} & { readonly evening?: string | undefined };

/** The language of somebody who settles otherwise what its words leave open. */
export function withConventions(pack: LanguagePack, settled: Settled): LanguagePack & Language {
  const { time } = pack;
  const conventions = settledBy(settled, pack.conventions);
  return withReading({
    ...pack,
    conventions,
    time: {
      ...time,
      findWhen: (text, clock, options) => time.findWhen(text, clock, { conventions, ...options }),
      resolveWhen: (text, clock, options) =>
        time.resolveWhen(text, clock, { conventions, ...options }),
    },
  });
}

const MINUTES_PER_HOUR = 60;

function settledBy({ evening, ...said }: Settled, usual: Conventions): Conventions {
  const own = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const conventions: Conventions = { ...usual, ...own };
  if (evening === undefined) return conventions;
  const [hour = 0, minute = 0] = evening.split(":").map(Number);
  const from = hour * MINUTES_PER_HOUR + minute;
  const { parts } = conventions;
  return { ...conventions, parts: { ...parts, evening: { ...parts.evening, from, at: from } } };
}
