import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { readClock } from "../clock/read-clock.ts";
import { endsWell } from "./following.ts";

const MOST_WORDS = 5;
const AT: ReadonlySet<string> = new Set("um gegen ab bis von circa ca etwa ungefahr so".split(" "));
/** Before a number they say that it counts: "die zwei am Freitag", "für sechs morgen". */
const COUNTING: ReadonlySet<string> = new Set(
  "fur die der den das diese meine deine unsere alle beide mit und oder zu nur uber noch je pro".split(
    " ",
  ),
);
/** What has a number for its name: "Raum 9", "Gleis 12". */
const NUMBERED =
  /^(?:raum|zimmer|saal|gleis|linie|bus|zug|flug|seite|kapitel|folge|nummer|nr|haus|stock|halle|tor|platz|reihe|band|teil|stufe|klasse|gruppe|paragraf|zeile|tisch|bahn|gate|terminal)$/;

/** Where a time of day begins that ends right before a day ("neun am Freitag"), or ends that begins right behind one. */
export function hourBeside(tokens: Tokens, at: number, step: 1 | -1): number | undefined {
  if (step > 0) {
    const next = isTold(tokens, at) ? readClock(tokens, at)?.next : undefined;
    return next !== undefined && endsWell(tokens, next) ? next : undefined;
  }
  for (let start = Math.max(0, at - MOST_WORDS); start < at; start += 1) {
    const isOfDay = readClock(tokens, start)?.next === at && isHourOf(tokens, start);
    if (isOfDay) return start;
  }
  return undefined;
}

function isHourOf(tokens: Tokens, at: number): boolean {
  const before = wordAt(tokens, at - 1);
  if (AT.has(before)) return true;
  return (
    isTold(tokens, at) && !COUNTING.has(before) && !NUMBERED.test(before) && !isName(tokens, at)
  );
}

/** A number that may be an hour; "ein" is an article more often. */
function isTold(tokens: Tokens, at: number): boolean {
  const { weakness, clock } = readClock(tokens, at)?.value ?? {};
  const isOne = wordAt(tokens, at).startsWith("ein") || wordAt(tokens, at) === "1";
  return weakness !== undefined && clock?.kind === "clock" && !isOne;
}

/** "Studio 54 am Freitag" is a place. */
function isName(tokens: Tokens, at: number): boolean {
  const isCapital = /^\p{Lu}/u.test(tokens[at - 1]?.raw ?? "");
  return isCapital && tokens[at]?.kind === "number" && at > 1;
}
