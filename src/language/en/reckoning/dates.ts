import type { Between, DateOf } from "../../../types/reckoning.ts";

const COUNTED = String.raw`how (?:many|long)\s+(?:(?<unit>days?|weeks?|sleeps)\s+)?(?:(?:is it|is there|are there|have i got|have we got|do i have|do we have|left|to go|more|still|now)\s+)*`;
const UNTIL = new RegExp(
  String.raw`^${COUNTED}(?:until|till|til|['’]til|before|to)\s+(?<to>.+)$`,
  "i",
);
const BETWEEN = new RegExp(
  String.raw`^${COUNTED}(?:between\s+(?<from>.+?)\s+and|from\s+(?<since>.+?)\s+(?:until|till|to))\s+(?<to>.+)$`,
  "i",
);
const DATE =
  /^(?:(?:what|which) (?:day(?: of the week)?|date|weekday)(?:['’]s| is| was| will| does| did)|what(?:['’]s| is) the (?:date|day)(?: on| of)?|when(?:['’]s| is| was))\s+(?:it\s+)?(?<when>.+?)(?:\s+(?:be|fall on|fall|falls on|on))?$/i;

/** How many days or weeks lie between two times. */
export function betweenIn(text: string): Between<string> | undefined {
  const found = (BETWEEN.exec(text) ?? UNTIL.exec(text))?.groups;
  if (!found) return undefined;
  const { unit = "", from, since, to = "" } = found;
  return {
    kind: "between",
    from: from ?? since,
    to,
    unit: /^week/i.test(unit) ? "week" : "day",
  };
}

/** The day that a time is. */
export function dateIn(text: string): DateOf<string> | undefined {
  const when = DATE.exec(text)?.groups?.["when"];
  return when === undefined ? undefined : { kind: "date", when };
}
