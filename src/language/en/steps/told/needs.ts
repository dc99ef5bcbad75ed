import type { ToldFact } from "../../../contract/steps.ts";
import { OPENING } from "../../openings.ts";
import { isRecord, questionOf, topicOf } from "./questions.ts";
import { BETWEEN, IT, JOINT, NAME, WRITES, sentTo } from "./words.ts";

const FOR = "(?:\\s+me)?(?:\\s+(?:for|about))?";
/** Somebody lacks it, or has asked for it. */
const LACKS = [
  String.raw`(?:['’]s|\s+has)\s+(?:lost|forgotten|mislaid|not got|asked${FOR}|been asking${FOR}|mailed${FOR}|texted${FOR})`,
  String.raw`(?:['’]s|\s+is)\s+(?:after|asking${FOR}|looking for|needing|wanting|wondering|chasing${FOR})`,
  String.raw`\s+(?:needs|wants|needs to know|wants to know|asks${FOR}|asked${FOR}|keeps asking${FOR}|lost|forgot|can['’]?t (?:find|remember)|cannot (?:find|remember)|does(?:n['’]?t| not) (?:know|have|remember)|has(?:n['’]?t| not) got)`,
].join("|");
const HER = "(?:him|her|them)";

/** "Kim's lost the gate code, it's in my notes, get it and text her it". */
const NEEDS = new RegExp(
  String.raw`^${OPENING}(?<who>${NAME})(?:${LACKS})\s+(?<asks>(?:the|my|our|what|when|where|which|how|who|\p{L}+['’]s)\b[^,.;:!?]*?)${JOINT}${BETWEEN}(?:please\s+)?(?<how>${WRITES})\s+(?:(?:${HER}|(?<named>${NAME}))\s+${IT}|${IT}\s+to\s+(?:${HER}|(?<other>${NAME})))(?:\s+please)?[.!]*$`,
  "iu",
);

/** A fact that somebody is said to want, and that is to go to them, or to somebody else who is named. */
export function needsIn(text: string): ToldFact | undefined {
  const { who, asks, source, how, named, other } = NEEDS.exec(text)?.groups ?? {};
  if (who === undefined || asks === undefined || how === undefined || isRecord(asks)) {
    return undefined;
  }
  const question = questionOf(asks, source);
  if (question === undefined) return undefined;
  const whom = (named ?? other ?? who).replace(/['’]s$/u, "");
  return { asks: question, request: sentTo(how, whom), topic: topicOf(asks), whom };
}
