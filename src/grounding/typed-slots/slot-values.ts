import { likelyLengths, ownFigures } from "../tagger/marked-times.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { FoundDuration, FoundNumber } from "../../language/reading/found.ts";
import { NOTHING, said, saidLength } from "../grounded.ts";
import type { Grounded } from "../grounded.ts";
import type { JsonValue } from "../../types/json.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { saidAt } from "../reading/said-at.ts";
import { wordingsOf } from "../reading/wordings-of.ts";
import type { Wordings } from "../../language/contract/tools.ts";
import { titleOf } from "../entity-linking/record-keys.ts";
import { groundHandle } from "../entity-linking/ground-handle.ts";
import { fromFound, tokenBefore } from "./from-found.ts";
import { groundNamed } from "./names/ground-name.ts";
import { namesSaid } from "./names/names-said.ts";
import { groundSort } from "./ground-title.ts";
import type { GroundingContext } from "../grounding-context.ts";

/** What the utterance itself says for a parameter of a closed kind. Spans and free text come later. */
export function groundParameter(
  parameter: Parameter,
  reading: Reading,
  context: GroundingContext & { readonly tool: Tool },
): Grounded {
  const { kind } = parameter;
  const { tool } = context;
  const ofKind = NAME_KINDS.find((one) => kind === "span" && one === parameter.of);
  if (ofKind) {
    const named = namesSaid(reading, { kind: ofKind, known: context.names[ofKind] ?? [], tool });
    if (named.candidates.length > 0) return named;
  }
  if (parameter.of !== undefined && kind !== "handle") {
    const record = groundHandle(parameter, reading, { ...context, isPointed: false });
    if (record.candidates.length > 0) return ofKind ? byName(record, context) : record;
  }
  const nameKind = NAME_KINDS.find((one) => one === kind);
  if (nameKind) return groundNamed(parameter, reading, { ...context, nameKind });
  const wordings = wordingsOf(tool, parameter, reading.language);
  switch (kind) {
    case "duration":
      return fromFound(lengthsMeant(tool, reading), saidLength);
    case "number":
      return groundNumber(wordings, {
        ...reading,
        numbers: ownFigures({ reading, tool }, reading.numbers),
      });
    case "enum":
      return (
        groundSort(parameter, { reading, tool }) ?? groundWords({ parameter, wordings }, reading)
      );
    case "flag":
      return groundWords({ parameter, wordings }, reading);
    case "handle":
      return groundHandle(parameter, reading, { ...context, isPointed: true });
    default:
      return NOTHING;
  }
}

/** What is looked for by its name is written so, where the words only point at it: "his number". */
function byName({ candidates, taken }: Grounded, { handles }: GroundingContext): Grounded {
  const named = candidates.flatMap(({ value, origin }) => {
    const entry = handles.find(({ handle }) => handle === value);
    const name = entry ? titleOf(entry.facts) : "";
    return name === "" ? [] : [{ value: name, origin }];
  });
  return { candidates: named, taken };
}

/** Lengths that differ; those after "for" where there are any: "for ten minutes, I have an hour"; of those that other people's requests tell the last. */
function lengthsMeant(tool: Tool, reading: Reading): readonly FoundDuration[] {
  const likely = likelyLengths({ reading, tool }, reading.durations);
  const cued = likely.filter((length) => tokenBefore(length, reading)?.is.has("before-length"));
  const meant = cued.length > 0 ? cued : likely;
  return meant.filter(({ ms }, at) => meant.findIndex((other) => other.ms === ms) === at);
}

/** Units that are lengths of time, by what a tool's number calls them. */
const UNIT_MS: ReadonlyMap<string, number> = new Map([
  ["seconds", 1e3],
  ["minutes", 6e4],
  ["hours", 36e5],
]);

/**
 * Numbers; those of a unit only beside the words there are for it, also as a length of time ("with an
 * alert ten minutes before"): any other number counts something else ("a table for two").
 */
function groundNumber(wordings: Wordings, reading: Reading): Grounded {
  const { numbers, durations } = reading;
  const toCandidate = (found: FoundNumber): Candidate => said(found.value, found.text);
  const [cued] = Object.entries(wordings);
  if (!cued) return fromFound(numbers, toCandidate);
  const [unit, cues] = cued;
  const cue = cues.map((one) => saidAt(one, reading)).find((place) => place !== undefined);
  const unitMs = UNIT_MS.get(unit);
  if (!cue) return NOTHING;
  const [length] = durations.filter((one) => isBeside(one, cue, reading));
  const [number] = numbers.filter((one) => isBeside(one, cue, reading));
  const found = unitMs === undefined ? number : (length ?? number);
  if (!found) return NOTHING;
  const value = "ms" in found ? found.ms / (unitMs ?? 1) : found.value;
  const start = Math.min(cue.start, found.start);
  const end = Math.max(cue.end, found.end);
  const ahead = reading.cues.aheads.find((one) => one.start === end);
  return { candidates: [said(value, found.text)], taken: [{ start, end: ahead?.end ?? end }] };
}

/** At most two small words between them. */
const MOST_BETWEEN = 2;

function isBeside(one: Region, other: Region, { tokens }: Reading): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = tokens.filter(({ start, end }) => start >= first.end && end <= second.start);
  return between.length <= MOST_BETWEEN;
}

const FLAGS = [true, false].map(String);

type Worded = { readonly parameter: Parameter; readonly wordings: Wordings };

/**
 * Values whose own words, or the words there are for them, were said. Where one is to be chosen it is
 * the one said first: "stop the timer that has ten minutes left", "how long until it stops".
 */
function groundWords({ parameter, wordings }: Worded, reading: Reading): Grounded {
  const isFlag = parameter.kind === "flag";
  const values = isFlag ? FLAGS : parameter.values;
  const heard = values.flatMap((value) => {
    const region = [...(isFlag ? [] : [value]), ...(wordings[value] ?? [])]
      .flatMap((words) => saidAt(words, reading) ?? [])
      .filter((place) => !(isFlag && tokenBefore(place, reading)?.is.has("before-state")))
      .toSorted((one, other) => one.start - other.start || other.end - one.end)[0];
    const json: JsonValue = isFlag ? value === "true" : value;
    return region
      ? [{ candidate: { value: json, origin: { origin: "enum" } } as const, region }]
      : [];
  });
  const first = Math.min(...heard.map(({ region }) => region.start));
  const meant =
    parameter.type === "string" ? heard.filter(({ region }) => region.start === first) : heard;
  return {
    candidates: meant.map(({ candidate }) => candidate),
    taken: isFlag ? heard.map(({ region }) => region) : [],
  };
}
