import { DateTime } from "luxon";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { CorpusMeaning, LengthRow, TimeRow } from "./corpus.ts";
import { isSame } from "./compared.ts";
import type { Compared, Meant } from "./compared.ts";
import { HABITS } from "./habits.ts";

/** How a reading stands to what a corpus says; `habit` names what people settle one way or the other. */
export type Verdict =
  | { readonly kind: "right" | "wrong" | "unread" | "asked" }
  | { readonly kind: "convention"; readonly habit: string };

/** A phrase with what became of it. */
export type Judged = {
  readonly text: string;
  readonly verdict: Verdict;
  readonly when?: When;
  readonly row: TimeRow | LengthRow;
};

/** Whether a reading says what the phrase means, or what it means by another habit. */
export function judge(
  when: When | undefined,
  { text, accept }: { readonly text: string; readonly accept: readonly CorpusMeaning[] },
  clock: Clock,
): Verdict {
  if (!when) return { kind: "unread" };
  const compared = accept.map((meaning) => ({
    text,
    when,
    meant: meantBy(meaning, clock),
    clock,
  }));
  if (compared.some(isRight)) return { kind: "right" };
  const habit = HABITS.find(({ explains }) => compared.some(explains));
  return habit ? { kind: "convention", habit: habit.name } : { kind: "wrong" };
}

function meantBy(meaning: CorpusMeaning, { zone }: Clock): Meant {
  const start = DateTime.fromISO(meaning.start, { zone });
  const { grain } = meaning;
  const next = start.plus(grain === "quarter" ? { months: 3 } : { [`${grain}s`]: 1 });
  const isMoment = ["second", "minute", "hour"].includes(grain);
  const end =
    meaning.end === null ? (isMoment ? start : next) : DateTime.fromISO(meaning.end, { zone });
  return {
    from: start.toMillis(),
    to: end.toMillis(),
    unitMs: next.toMillis() - start.toMillis(),
    meaning,
  };
}

function isRight({ when, meant }: Compared): boolean {
  const { from, to, unitMs, meaning } = meant;
  switch (meaning.kind) {
    case "open-after":
      return when.bound === "from" && (isSame(when.from, from) || isSame(when.from, from + unitMs));
    case "open-before":
      return when.bound === "until" && (isSame(when.to, from) || isSame(when.to, from + unitMs));
    case "point":
      return isSame(when.from, from) && isSame(when.to, to);
    case "range":
      // The corpus counts the last minute or hour that is named, people end when it begins.
      return isSame(when.from, from) && (isSame(when.to, to) || isSame(when.to, to - unitMs));
  }
}
