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
const JOINTS = [", and", "and", ",", "/"].flatMap((joint) =>
  ["the ", "every ", "each ", "on ", ""].map((again) => `${joint} ${again}`.trim()),
);
const TO = ["to", "through", "thru", "until", "till", "-"];

/** "Monday and Friday", "Tuesdays, Thursdays", "Monday to Friday", "weekdays", "working day". */
export function readWeekdays(tokens: Tokens, at: number): Read<readonly number[]> {
  const found: number[] = [];
  let next = at;
  const letters = readLetters(tokens, at);
  if (letters) return letters;
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

const LETTERS: ReadonlyMap<string, number> = new Map([
  ["M", 1],
  ["Tu", 2],
  ["T", 2],
  ["W", 3],
  ["Th", 4],
  ["R", 4],
  ["F", 5],
]);
const SEVERAL = /^(?:M|Tu|Th|T|W|R|F){2,5}$/;

/** "MWF", "M/W/F", "M-Th", as timetables write them. */
function readLetters(tokens: Tokens, at: number): Read<readonly number[]> {
  const raw = tokens[at]?.raw ?? "";
  if (SEVERAL.test(raw) && raw.length > 2) return { value: lettersIn(raw), next: at + 1 };
  const first = LETTERS.get(raw);
  const joint = wordAt(tokens, at + 1);
  const second = LETTERS.get(tokens[at + 2]?.raw ?? "");
  if (first === undefined || second === undefined || !["/", "-"].includes(joint)) return undefined;
  if (joint === "-") return { value: fromTo(first, second), next: at + 3 };
  const third = wordAt(tokens, at + 3) === "/" ? LETTERS.get(tokens[at + 4]?.raw ?? "") : undefined;
  return third === undefined
    ? { value: [first, second], next: at + 3 }
    : { value: [first, second, third], next: at + 5 };
}

function lettersIn(raw: string): readonly number[] {
  return (raw.match(/Tu|Th|[MTWRF]/g) ?? []).flatMap((letter) => LETTERS.get(letter) ?? []);
}

/** "Weekdays", "working day". */
export function readGroup(tokens: Tokens, at: number): Read<readonly number[]> {
  const group = GROUPS.find(([words]) => isSaid(tokens, at, words));
  return group && { value: group[1], next: at + group[0].split(" ").length };
}

/** Whether a name for several days leaves out holidays: "working day", but not "weekday". */
export function isWorking(tokens: Tokens, at: number): boolean {
  return WORKING.test(wordAt(tokens, at));
}

const WORKING = /^(?:work|working|business|workdays?)$/;

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
  return { value: fromTo(first, last), next: to + 1 };
}

/** The weekdays from one to another, both of them. */
export function fromTo(first: number, last: number): readonly number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => ((first - 1 + step) % 7) + 1);
}
