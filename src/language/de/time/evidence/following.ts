import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { readClock } from "../clock/read-clock.ts";
import { readDayPart, readPart } from "../clock/read-part.ts";
import { readDay } from "../day/read-day.ts";
import { readShift } from "../day/read-shift.ts";

/** Words a time may stand before; any other small word makes a bare number part of something else. */
const FOLLOWING: ReadonlySet<string> = new Set(
  "und oder aber dann also wenn weil dass daran bitte danke noch mit bei in im an am auf um von vom bis ab seit vor nach zu zum zur fur gegen statt anstatt ist war wird sind ich du er sie es wir ihr mich mir dich dir uns mein meine meinen den die das dem der ein eine einen einem heute morgen ubermorgen gestern diesen diese nachsten nachste jeden jede montag dienstag mittwoch donnerstag freitag samstag sonntag morgens vormittags mittags nachmittags abends nachts fruh abend nacht nachmittag vormittag uhr ein aus vor weg hin verschieben verlegen stellen legen wecken erinnern anrufen eintragen".split(
    " ",
  ),
);
const UNIT_SIGNS: ReadonlySet<string> = new Set(["%", "°", "$", "€", "£", "/", "+"]);

/** Nothing follows, or a mark, or a word that does not go on with a number or a rank. */
export function endsWell(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  if (!token) return true;
  if (token.kind === "mark") return !UNIT_SIGNS.has(token.word);
  // What is done stands last: "um fünf Anna anzurufen", "für fünf Leute".
  return FOLLOWING.has(token.word) || isVerb(token.word);
}

/** "Erinnere mich um fünf anzurufen": a verb at the end of what is to be done. */
function isVerb(word: string): boolean {
  return /zu\p{L}+e?n$/u.test(word);
}

/** Another number or a unit sign follows: the number before is no time. */
export function continuesNumber(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  return token?.kind === "number" || UNIT_SIGNS.has(token?.word ?? "");
}

/** A day, a part of the day or a time of day follows. */
export function isTimeNext(tokens: Tokens, next: number): boolean {
  const isLinked = ["um", "am", "in", "gegen", ","].includes(wordAt(tokens, next));
  const place = isLinked ? next + 1 : next;
  const day = readDay(tokens, place) ?? readDayPart(tokens, place) ?? readShift(tokens, next);
  if (day && !("weakness" in day.value && day.value.weakness)) return true;
  const clock = readClock(tokens, place);
  if (clock && (wordAt(tokens, next) === "um" || !clock.value.weakness)) return true;
  return readPart(tokens, next) !== undefined;
}
