import { groundWhens } from "../../grounding/typed-slots/ground-when.ts";
import { english } from "../../language/en/english.ts";
import { withConventions } from "../../language/with-conventions.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { tools } from "../../../tools/index.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { When } from "../../types/time/when.ts";
import type { Clock } from "../../types/clock.ts";
import type { TimeRow } from "./corpus.ts";
import { judge } from "./judge.ts";
import type { Judged } from "./judge.ts";

/** As people speak it where the corpus comes from. */
export const LANGUAGE = withConventions(english, {
  dates: "month-first",
  country: "US",
});

/** Where a phrase stands in a request. */
const SENTENCES: readonly ((phrase: string) => string)[] = [
  (phrase) => `remind me to water the plants ${phrase}`,
  (phrase) => `put lunch with Ana in my calendar ${phrase} please`,
];

/** What becomes of a phrase where the words of a request stand around it, as a tool is given it. */
export function inSentences(row: TimeRow, clock: Clock): readonly Judged[] {
  return SENTENCES.map((sentence) => {
    const text = sentence(row.text);
    return { text, row, ...judged(text, row, clock) };
  });
}

function judged(text: string, row: TimeRow, clock: Clock): Pick<Judged, "verdict" | "when"> {
  const when = givenIn(LANGUAGE.read(text, { clock, names: {} }), clock);
  return typeof when === "string"
    ? { verdict: { kind: when } }
    : { verdict: judge(when, row, clock), when };
}

/** The one time a tool is given; why there is none. */
export function givenIn(reading: Reading, clock: Clock): When | "asked" | "unread" {
  const [only, second] = reading.whens;
  if (!only) return "unread";
  if (only.isPartial || second?.isPartial) return "asked";
  const when = second ? together(reading, clock) : only.when;
  return when ? lastingOf(when, reading) : "asked";
}

/** Several times are one where a tool is given one; else it asks which. */
function together(reading: Reading, clock: Clock): When | undefined {
  const [only, other] = [...groundWhens(whenOf(), reading, clock).values()].flat();
  return !other && only?.meaning?.kind === "when" ? only.meaning.when : undefined;
}

/** A length beside a time is how long it lasts, and a tool is given both. */
function lastingOf(when: When, { durations, whens }: Reading): When {
  const [length] = durations.filter((one) => !whens.some((other) => overlaps(one, other)));
  if (!length) return when;
  const { bound: _, ...rest } = when;
  return { ...rest, to: when.from + length.ms };
}

/** The one time of a reminder. */
function whenOf(): Parameters<typeof groundWhens>[0] {
  const tool = tools.find(({ name }) => name === "reminders.create");
  return tool ? parametersOf(tool) : [];
}
