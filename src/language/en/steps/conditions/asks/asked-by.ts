import type { Condition } from "../../../../contract/steps.ts";
import { dayIn } from "../../../clauses/request-tail.ts";
import { timeOf } from "../its-request.ts";
import { ownTimeIn } from "./own-time.ts";
import { clashIn, withoutExcepted } from "./excepted.ts";
import { recordQuestion } from "./record-questions.ts";
import { timesIn } from "../times-in.ts";

type Asks = Pick<Condition, "asks" | "kind" | "within" | "except" | "clash"> & {
  /** It is so where nothing is found. */
  readonly isNone: boolean;
  /** The time that has to be free. */
  readonly free: string | undefined;
  /** The day it speaks of. */
  readonly day: string | undefined;
};

/** What a calendar of shifts and duties is called. */
const WORK = "work";
const NOT = /(?:\bnot\b|n['’]t\b|\bno\b|\bnothing\b|\bnowt\b|\bnobody\b|\bnever\b|\bnone\b)/iu;

/** A condition as the words that look for it; a time that only the request says is the condition's too. */
export function askedBy(said: string, request: string): Asks {
  const clash = clashIn(said);
  if (clash) return { ...clash, kind: "event", free: undefined, day: undefined };
  const { rest, except } = withoutExcepted(said);
  const own = ownTimeIn(rest);
  if (!own) {
    const day = dayIn(timesIn(said).time);
    const isNone = NOT.test(said);
    // How many there are tells no list here.
    if (COUNTS.test(said)) return { asks: said, kind: UNKNOWN, isNone, free: undefined, day };
    return { ...recordQuestion(said), isNone, free: undefined, day };
  }
  const time = own.time === "" ? partOfDay(rest, timeOf(request)) : own.time;
  return {
    asks: `what's on ${time}`,
    kind: "event",
    isNone: own.isNone,
    within: own.isOfWork ? `${WORK} ${time}` : undefined,
    ...(except === undefined ? {} : { except: `${except} ${time}` }),
    free: own.time === "" ? undefined : own.time,
    day: own.time === "" ? undefined : dayIn(own.time),
  };
}

const COUNTS = /\b(?:(?:more|fewer|less) than|at least|at most)\s|\bor (?:more|fewer|less)\b/iu;

/** "Thursday at nine, if the morning is empty": that morning. */
function partOfDay(said: string, time: string): string {
  const part = /\b(?:the|my|that)\s+(?:whole\s+)?(?<part>morning|afternoon|evening)\b/iu.exec(said);
  const day = part ? dayIn(time) : undefined;
  return day === undefined ? time : `${day} ${part?.groups?.["part"] ?? ""}`;
}

/** No kind of record tells it. */
export const UNKNOWN = "none";
