import { localDate } from "../local-time.ts";
import type { LocalTime } from "../local-time.ts";
import type { Season } from "../../../types/time/day-part.ts";
import type { Period } from "../../../types/time/phrase.ts";
import { wholeDays } from "./span.ts";
import type { Scene, Span } from "./span.ts";

const ORDER: readonly Season[] = ["spring", "summer", "autumn", "winter"];

type Dated = { readonly name: Season; readonly from: LocalTime; readonly to: LocalTime };

/** "This winter" is the one that is on, else the one ahead; "last summer" the last that is over. */
export function seasonSpan(
  { season, which, year: said, yearShift }: Extract<Period, { kind: "season" }>,
  scene: Scene,
): Span | undefined {
  const { now, lean } = scene;
  const year = yearShift === undefined ? said : now.year + yearShift;
  const years = [-2, -1, 0, 1, 2].map((shift) => (year ?? now.year) + shift);
  const all = years.flatMap((one) => seasonsOf(one, scene));
  const named = all.filter(({ name }) => season === undefined || name === season);
  const current = named.find(({ from, to }) => from <= now && now < to);
  const ahead = named.find(({ from }) => from > now);
  const behind = named.findLast(({ to }) => to <= now);
  const found =
    year !== undefined
      ? named.find(({ from }) => from.year === year)
      : which === "last"
        ? behind
        : which === "next" || which === "coming"
          ? ahead
          : (current ?? (lean === "past" ? behind : ahead));
  return found && wholeDays(found.from, found.to, "month");
}

/** The four that begin in a year. */
function seasonsOf(year: number, { conventions }: Scene): readonly Dated[] {
  const starts = ORDER.map((name) => startOf(name, year, conventions));
  const next = startOf("spring", year + 1, conventions);
  return ORDER.flatMap((name, index) => {
    const [from, to] = [starts[index], starts[index + 1] ?? next];
    return from && to ? [{ name, from, to }] : [];
  });
}

function startOf(
  name: Season,
  year: number,
  { seasons }: Scene["conventions"],
): LocalTime | undefined {
  const { month, day } = seasons[name];
  return localDate(year, month, day);
}
