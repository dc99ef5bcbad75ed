import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { after, isSaid, PLURAL_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
const SHORT_PLURALS: ReadonlyMap<string, number> = new Map(
  [...SHORT_WEEKDAYS].map(([name, weekday]) => [`${name}s`, weekday]),
);
/** Names for several days. Longer ones stand before those they start with. */
const GROUPS: readonly (readonly [words: string, days: readonly number[]])[] = [
  ...["working day", "business day", "work day", "school day", "week day"].flatMap(
    (one): readonly (readonly [string, readonly number[]])[] => [
      [one, WORKDAYS],
      [`${one}s`, WORKDAYS],
    ],
  ),
  ...["weekday", "weekdays", "workday", "workdays"].map((one) => [one, WORKDAYS] as const),
  ...["weekend", "weekends"].map((one) => [one, WEEKEND] as const),
];
const JOINTS = [", and", "and", ",", "/", "&"].flatMap((joint) =>
  ["the ", "every ", "each ", "on ", ""].map((again) => `${joint} ${again}`.trim()),
);
const TO = ["to", "through", "thru", "until", "till", "-"];

/** "Monday and Friday", "Tuesdays, Thursdays", "Monday to Friday", "weekdays", "working day". */
export function readWeekdays(tokens: Tokens, at: number): Read<readonly number[]> {
  const found: number[] = [];
  let next = at;
  for (
    let place: number | undefined = at;
    place !== undefined;
    place = after(tokens, next, JOINTS)
  ) {
    const days = readGroup(tokens, place) ?? readRow(tokens, place);
    if (!days) break;
    found.push(...days.value);
    next = days.next;
  }
  return found.length === 0 ? undefined : { value: [...new Set(found)], next };
}

/** "Weekdays", "working day". */
export function readGroup(tokens: Tokens, at: number): Read<readonly number[]> {
  const group = GROUPS.find(([words]) => isSaid(tokens, at, words));
  return group && { value: group[1], next: at + group[0].split(" ").length };
}

/** The weekday a word names, plural and short forms too. */
export function weekdayAt(tokens: Tokens, at: number): number | undefined {
  const word = wordAt(tokens, at);
  return (
    WEEKDAYS.get(word) ??
    PLURAL_WEEKDAYS.get(word) ??
    SHORT_WEEKDAYS.get(word) ??
    SHORT_PLURALS.get(word)
  );
}

/** "Monday", "Monday to Friday". */
function readRow(tokens: Tokens, at: number): Read<readonly number[]> {
  const first = weekdayAt(tokens, at);
  if (first === undefined) return undefined;
  const to = after(tokens, at + 1, TO);
  const last = to === undefined ? undefined : weekdayAt(tokens, to);
  if (to === undefined || last === undefined) return { value: [first], next: at + 1 };
  const count = ((last - first + 7) % 7) + 1;
  const days = Array.from({ length: count }, (_, step) => ((first - 1 + step) % 7) + 1);
  return { value: days, next: to + 1 };
}
