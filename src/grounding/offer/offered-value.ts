import type { Reading } from "../../language/reading/reading.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, SlotValue } from "../../types/turn/call-space.ts";
import { said, saidLength } from "../grounded.ts";
import type { RequestContext } from "../reading/request-context.ts";
import { isClauseGiven } from "../text-slots/ground-free.ts";

/** Candidates of one argument: the grammar stays small and compiles fast. */
const MOST = 120;
/** Values a list argument may hold. */
const MOST_IN_LIST = 5;
/** A stretch of the words that is longer is most of the request. */
const LONGEST_STRETCH = 14;

/** What code found for an argument, and whatever else of the words, the records and the choices may fill it. */
export function offeredValue(
  parameter: Parameter,
  own: SlotValue | undefined,
  request: RequestContext,
): SlotValue | undefined {
  const found = own && own.kind !== "free" ? own.candidates : [];
  const isWanted = parameter.required || own !== undefined;
  const candidates = distinct([...found, ...othersFor(parameter, isWanted, request)]).slice(
    0,
    MOST,
  );
  if (candidates.length === 0) return undefined;
  return parameter.type === "strings"
    ? { kind: "list", candidates, max: Math.min(MOST_IN_LIST, candidates.length) }
    : { kind: "closed", candidates };
}

/** Text nobody announced is offered only where the tool needs one: else it is made up of whatever stands there. */
function othersFor(
  { kind, of, values, sensitive }: Parameter,
  isWanted: boolean,
  { reading, context }: RequestContext,
): readonly Candidate[] {
  switch (kind) {
    case "when":
      return reading.whens.map(({ text, when, isPartial }) =>
        said(text, text, isPartial ? { kind: "unread", words: text } : { kind: "when", when }),
      );
    case "duration":
      return reading.durations.map(saidLength);
    case "number":
      return isWanted ? reading.numbers.map(({ value, text }) => said(value, text)) : [];
    case "enum":
      return isWanted ? values.map((value) => ({ value, origin: { origin: "enum" } })) : [];
    case "handle":
      return isWanted ? recordsOf(of, context) : [];
    case "span":
      return isWanted && !sensitive ? stretchesOf(reading) : [];
    case "free":
      return isWanted && !sensitive ? textsOf(reading) : [];
    default:
      return [];
  }
}

/** Records of earlier results, by the short ids they were shown with. */
export function recordsOf(
  kind: string | undefined,
  { handles }: RequestContext["context"],
): readonly Candidate[] {
  return handles
    .filter((entry) => entry.kind === kind)
    .map(({ handle }) => ({
      value: handle,
      origin: { origin: "handle", handle, chosenBy: "model" },
    }));
}

/** What may be written; a clause that is given stands otherwise alone than in the text. */
function textsOf(reading: Reading): readonly Candidate[] {
  return isClauseGiven(reading) ? [] : stretchesOf(reading);
}

/** Every stretch of whole words that begins and ends with one of content, the longest first. */
function stretchesOf({ tokens, text }: Reading): readonly Candidate[] {
  const isEdge = (at: number): boolean => !tokens[at]?.is.has("preposition");
  const pairs = tokens.flatMap((_, from) =>
    tokens
      .slice(from, from + LONGEST_STRETCH)
      .flatMap((__, length) => (isEdge(from) && isEdge(from + length) ? [[from, length]] : [])),
  );
  return pairs
    .toSorted(([, one = 0], [, other = 0]) => other - one)
    .map(([from = 0, length = 0]) =>
      text.slice(tokens[from]?.start ?? 0, tokens[from + length]?.end ?? 0),
    )
    .map((words) => said(words, words));
}

/** Each value once, where it first stands. */
export function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const values = candidates.map(({ value }) => value);
  return candidates.filter(({ value }, at) => values.indexOf(value) === at);
}
