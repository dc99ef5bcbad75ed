import type { Clock } from "../../../types/clock.ts";
import type { Worked } from "../../../types/reckoning.ts";
import { sayUntil, unitsOf } from "./say-fact.ts";
import { sayDay } from "./say-time.ts";

const FIGURES = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 15 });

export function sayWorked(worked: Worked, clock: Clock): string {
  switch (worked.kind) {
    case "sum":
    case "measure": {
      const { value, isRounded } = worked;
      if (value === undefined) return "Darauf ist keine Zahl die Antwort.";
      const about = isRounded ? "etwa " : "";
      const unit =
        worked.kind === "measure" ? ` ${value === 1 ? worked.to.one : worked.to.many}` : "";
      return `Das ${value === 1 ? "ist" : "sind"} ${about}${FIGURES.format(value)}${unit}.`;
    }
    case "between": {
      const { from, to, count, unit } = worked;
      if (from === undefined && count >= 0) return sayUntil(to, count, unit);
      const counted = unitsOf(Math.abs(count), unit);
      if (from !== undefined) return `Von ${from} bis ${to}: ${counted}.`;
      // Behind "vor" days are counted in the dative.
      return `${to} war vor ${counted.replace("Tage", "Tagen")}.`;
    }
    case "date":
      return `Das ist ${sayDay(worked.at, clock)}.`;
  }
}
