import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Which } from "../../../../types/time/phrase.ts";
import { after, PLURAL_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

export type DayWeakness = "short-weekday" | "feast";
export type ReadDay = { readonly day: Day; readonly weakness?: DayWeakness };

/** "Friday", "Tuesday last", "the Tuesday just gone", with the word that says which before it. */
export function readWeekday(tokens: Tokens, at: number, which: Which): Read<ReadDay> {
  const word = wordAt(tokens, at);
  const full = WEEKDAYS.get(word) ?? possessivePlural(tokens, at);
  const weekday = full ?? SHORT_WEEKDAYS.get(word);
  if (weekday === undefined) return undefined;
  const gone = full === undefined ? undefined : after(tokens, at + 1, JUST_GONE);
  if (gone !== undefined && which === "bare")
    return { value: { day: { kind: "weekday", weekday, which: "last" } }, next: gone };
  const behind = full !== undefined && which === "bare" ? whichBehind(tokens, at + 1) : undefined;
  if (behind) return { value: { day: { kind: "weekday", weekday, which: behind } }, next: at + 2 };
  const day = { kind: "weekday", weekday, which } as const;
  const isSure = full !== undefined || which !== "bare";
  return { value: isSure ? { day } : { day, weakness: "short-weekday" }, next: at + 1 };
}

/** "The Tuesday just gone", "the weekend just past". */
export const JUST_GONE = ["just gone", "just past", "just passed"];

const AFTER_WHICH: ReadonlySet<string> = new Set(
  "at in by from to for and or on we i please".split(" "),
);

/** "Tuesday last", "Friday next"; "Friday next week" and "Friday last thing" say something else. */
function whichBehind(tokens: Tokens, at: number): Which | undefined {
  const word = wordAt(tokens, at);
  const following = tokens[at + 1];
  const isLast = !following || following.kind === "mark" || AFTER_WHICH.has(following.word);
  return isLast ? BEHIND.get(word) : undefined;
}

const BEHIND: ReadonlyMap<string, Which> = new Map([
  ["last", "last"],
  ["gone", "last"],
  ["past", "last"],
  ["next", "next"],
  ["coming", "coming"],
]);

/** Transcripts write "fridays afternoon" for "Friday's afternoon". */
function possessivePlural(tokens: Tokens, at: number): number | undefined {
  const isBeforePart = ["morning", "afternoon", "evening", "night"].includes(
    wordAt(tokens, at + 1),
  );
  return isBeforePart ? PLURAL_WEEKDAYS.get(wordAt(tokens, at)) : undefined;
}
