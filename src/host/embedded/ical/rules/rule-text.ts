import type { CalendarTime } from "../zones/calendar-time.ts";
import { timeText } from "../zones/calendar-time.ts";

export type RulePart = { readonly name: string; readonly value: string };

/** A rule's text with another last date; a count gives way to it. Unknown parts stay. */
export function endRule(text: string, until: CalendarTime): string {
  const parts = rulePartsOf(text).filter(({ name }) => name !== "UNTIL" && name !== "COUNT");
  return textOf([...parts, { name: "UNTIL", value: timeText(until) }]);
}

/** A rule's text with each part's value changed. */
export function changeRule(text: string, change: (name: string, value: string) => string): string {
  const parts = rulePartsOf(text);
  return textOf(parts.map(({ name, value }) => ({ name, value: change(name, value) })));
}

/** A rule's text with another count, where it has one. */
export function recountRule(text: string, count: number): string {
  return changeRule(text, (name, value) => (name === "COUNT" ? String(count) : value));
}

function rulePartsOf(text: string): readonly RulePart[] {
  return text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [name = "", ...value] = part.split("=");
      return { name: name.trim().toUpperCase(), value: value.join("=").trim() };
    });
}

function textOf(parts: readonly RulePart[]): string {
  return parts.map(({ name, value }) => `${name}=${value}`).join(";");
}
