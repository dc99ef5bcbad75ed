import type { Clock } from "../../../types/clock.ts";
import type { Worked } from "../../../types/reckoning.ts";
import { sayDay } from "./say-time.ts";

const FIGURES = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 15 });

export function sayWorked(worked: Worked, clock: Clock): string {
  switch (worked.kind) {
    case "sum":
    case "measure": {
      const { value, isRounded } = worked;
      if (value === undefined) return "Darauf ist keine Zahl die Antwort.";
      const about = isRounded ? "etwa " : "";
      const unit = worked.kind === "measure" ? ` ${worked.to.many}` : "";
      return `Das sind ${about}${FIGURES.format(value)}${unit}.`;
    }
    case "between":
      return `Es sind ${worked.count} ${worked.unit === "day" ? "Tage" : "Wochen"}.`;
    case "date":
      return `Das ist ${sayDay(worked.at, clock)}.`;
  }
}
