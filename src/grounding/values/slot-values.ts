import { wordsOf } from "../../language/tokenise.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { NameKind, Named } from "../../types/known-names.ts";
import { resolveDuration } from "../../language/find-duration.ts";
import type { FoundNumber } from "../../language/find-numbers.ts";
import type { FoundName } from "../../language/names/find-names.ts";
import { NOTHING, said } from "../grounded.ts";
import type { Grounded } from "../grounded.ts";
import type { JsonValue } from "../../types/json.ts";
import { overlaps } from "../reading/analyse.ts";
import type { Analysis, Region } from "../reading/analyse.ts";
import { cuedSpans } from "../reading/content-spans.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Label } from "../tagger/tags.ts";
import { rememberedPeople } from "../records/remembered-people.ts";
import { groundHandle } from "../records/ground-handle.ts";
import { groundSort, groundTitle } from "./ground-title.ts";
import type { GroundingContext } from "../grounding-context.ts";

/** Prepositions before a name nobody knows yet. */
const NAME_CUES: Readonly<Partial<Record<string, readonly string[]>>> = {
  from: ["from"],
  to: ["to"],
  cc: ["cc", "copy"],
  who: ["from", "with"],
  query: [],
};

/** What the utterance itself says for a parameter of a closed kind. Spans and free text come later. */
export function groundParameter(
  parameter: Parameter,
  analysis: Analysis,
  context: GroundingContext & { readonly tool: Tool },
): Grounded {
  const { kind } = parameter;
  const { tool } = context;
  const ofKind = NAME_KINDS.find((one) => kind === "span" && one === parameter.of);
  if (ofKind) {
    const named = namesSaid(analysis, ofKind);
    if (named.candidates.length > 0) return named;
  }
  if (parameter.of !== undefined && kind !== "handle") {
    const record = groundHandle(parameter, analysis, { ...context, isPointed: false });
    if (record.candidates.length > 0) return record;
  }
  const nameKind = NAME_KINDS.find((one) => one === kind);
  if (nameKind) return groundNamed(parameter, analysis, { ...context, nameKind });
  switch (kind) {
    case "duration":
      return fromFound(analysis.durations, (found) => said(found.text, found.text));
    case "number":
      return groundNumber(parameter, analysis);
    case "enum":
      return groundSort(parameter, { analysis, tool }) ?? groundWords(parameter, analysis);
    case "flag":
      return groundWords(parameter, analysis);
    case "handle":
      return groundHandle(parameter, analysis, { ...context, isPointed: true });
    default:
      return NOTHING;
  }
}

/**
 * Numbers; those of a unit only beside the words the tool lists for it, also as a length of time ("with an
 * alert ten minutes before"): any other number counts something else ("a table for two").
 */
function groundNumber({ words }: Parameter, analysis: Analysis): Grounded {
  const { numbers, durations } = analysis;
  const toCandidate = (found: FoundNumber): Candidate => said(found.value, found.text);
  const [cued] = Object.entries(words);
  if (!cued) return fromFound(numbers, toCandidate);
  const [unit, cues] = cued;
  const cue = cues.map((one) => saidAt(one, analysis)).find((place) => place !== undefined);
  const unitMs = resolveDuration(`1 ${unit}`);
  if (!cue) return NOTHING;
  const [length] = durations.filter((one) => isBeside(one, cue, analysis));
  const [number] = numbers.filter((one) => isBeside(one, cue, analysis));
  const found = unitMs === undefined ? number : (length ?? number);
  if (!found) return NOTHING;
  const value = "ms" in found ? found.ms / (unitMs ?? 1) : found.value;
  const start = Math.min(cue.start, found.start);
  const end = Math.max(cue.end, found.end);
  const ahead = AHEAD_OF.exec(analysis.text.slice(end))?.[0].length ?? 0;
  return { candidates: [said(value, found.text)], taken: [{ start, end: end + ahead }] };
}

/** So long before it: of the length, and no word of its own. */
const AHEAD_OF = /^\s+(?:before(?:hand)?|earlier|ahead|in advance|prior)\b/i;

/** At most two small words between them. */
const MOST_BETWEEN = 2;

function isBeside(one: Region, other: Region, { tokens }: Analysis): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = tokens.filter(({ start, end }) => start >= first.end && end <= second.start);
  return between.length <= MOST_BETWEEN;
}

type AtHand = GroundingContext & { readonly tool: Tool; readonly nameKind: NameKind };

/** A name the machine knows: a title of its music, a person also by what an earlier record says. */
function groundNamed(
  parameter: Parameter,
  analysis: Analysis,
  { nameKind, tool, names, handles }: AtHand,
): Grounded {
  if (nameKind === "music") return groundTitle({ analysis, tool }) ?? NOTHING;
  const named = groundName(parameter, nameKind, { analysis, known: names[nameKind] ?? [], tool });
  // Whom "him" means is written to, and gets no copy.
  const isKnown = named.candidates.some(({ origin }) => origin.origin === "resolved");
  if (nameKind !== "person" || isKnown || parameter.name === "cc") return named;
  const remembered = rememberedPeople(analysis, handles, names.person ?? []);
  return remembered.candidates.length > 0 ? remembered : named;
}

function groundName(
  parameter: Parameter,
  kind: NameKind,
  { analysis, known, tool }: Naming,
): Grounded {
  const spoken = analysis.names(kind);
  const isReading = tool.effect === "none" && PLACES.has(kind);
  const found = spoken.length > 0 || !isReading ? spoken : ownedNames(analysis, known);
  const cues = new Set(NAME_CUES[parameter.name] ?? []);
  const cued = found.filter((name) => cues.has(wordBefore(name, analysis)));
  const isMain = parameter.name !== "cc";
  const meant = cued.length > 0 || !isMain ? cued : found;
  const [first = meant[0]] = inMarks(meant, { analysis, tool, label: MARKED_AS[kind] });
  if (first) {
    // One stretch of words may fit several names; other stretches are other people, of whom
    // only those in one breath ("Tom and Niamh") are meant as well: the user says which first.
    const fitting = meant.filter(
      (name) => overlaps(name, first) || isJoined(first, name, analysis),
    );
    return fromFound(fitting, ({ named, text }) => ({
      value: named.name,
      origin: { origin: "resolved", text },
    }));
  }
  // Somebody nobody here knows: as other requests name people, or after the words that announce one.
  const marked =
    kind === "person" && isMain ? markedAs({ analysis, tool, taken: [] }, "who") : undefined;
  if (marked) return { candidates: [marked.candidate], taken: [marked] };
  const spans = cuedSpans(analysis, { taken: analysis.whens, cues });
  return { candidates: spans.map((span) => said(span, span)), taken: [] };
}

/** As what a name of a kind is marked. */
const MARKED_AS: Readonly<Partial<Record<NameKind, Label>>> = {
  person: "who",
  note: "what",
  list: "list",
  calendar: "list",
  folder: "list",
  mailbox: "list",
  file: "name",
  app: "name",
  shortcut: "name",
};

type Marking = Pick<Naming, "analysis" | "tool"> & { readonly label: Label | undefined };

/** "Add parking permits to my tram signage note": of the names that might be heard those that stand where one is. */
function inMarks(
  names: readonly FoundName[],
  { analysis, tool, label }: Marking,
): readonly FoundName[] {
  const marks = analysis.marks(tool).filter((mark) => mark.label === label);
  return names.filter((name) => marks.some((mark) => overlaps(mark, name)));
}

const JOINED = /^\s*(?:,|&|,?\s*and)\s*$/i;

function isJoined({ end }: Region, { start }: Region, { text }: Analysis): boolean {
  return start > end && JOINED.test(text.slice(end, start));
}

/** Words may be anything, and a known name among them is what is meant; an address is said whole. */
function namesSaid(analysis: Analysis, kind: NameKind): Grounded {
  const address = kind === "file" ? ADDRESS.exec(analysis.text) : null;
  const names = (kind === "file" ? (["file", "folder"] as const) : [kind]).flatMap(analysis.names);
  const [name] = names.toSorted((one, other) => other.score - one.score);
  if (name) {
    const same = names.filter((other) => overlaps(other, name) && other.score === name.score);
    return fromFound(same, ({ named, text }) => ({
      value: named.name,
      origin: { origin: "resolved", text },
    }));
  }
  if (!address) return NOTHING;
  const [text] = address;
  const place = { start: address.index, end: address.index + text.length };
  return { candidates: [said(text, text)], taken: [place] };
}

/** A web address as it is written: "www.example.org/way", "https://example.org". */
const ADDRESS = /\bhttps?:\/\/\S+|\b(?:[\w-]+\.)+[a-z]{2,}\b(?:\/\S*)?/i;

type Naming = {
  readonly analysis: Analysis;
  readonly known: readonly Named[];
  readonly tool: Tool;
};

/** Kinds of name that are everyday words ("work", "home"). */
const PLACES = new Set<NameKind>(["list", "calendar", "mailbox", "folder"]);
/** Before an everyday word these make it one of the user's own. */
const OWNING = new Set(["my", "our", "the", "just"]);

/** "My work to-dos", "the work stuff": where rows are only read, an everyday word that is owned is the name. */
function ownedNames(analysis: Analysis, known: readonly Named[]): readonly FoundName[] {
  const { tokens, text } = analysis;
  return tokens.flatMap((token, at): readonly FoundName[] => {
    const isOwned = OWNING.has(tokens[at - 1]?.word ?? "") && tokens[at + 1] !== undefined;
    const named = known.find(({ name }) => wordsOf(name).join(" ") === token.word);
    const { start, end } = token;
    return isOwned && named ? [{ start, end, text: text.slice(start, end), named, score: 1 }] : [];
  });
}

function wordBefore({ start }: Region, { tokens }: Analysis): string {
  return tokens.findLast((token) => token.end <= start)?.word ?? "";
}

/** "Still to get done", "to be finished": what lies ahead is not so yet. */
const AHEAD = new Set(["get", "getting", "be"]);

/**
 * Values whose own words, or the words the tool lists for them, were said. Where one is to be chosen it is
 * the one said first: "stop the timer that has ten minutes left", "how long until it stops".
 */
function groundWords(parameter: Parameter, analysis: Analysis): Grounded {
  const isFlag = parameter.kind === "flag";
  const values = isFlag ? ["true", "false"] : parameter.values;
  const heard = values.flatMap((value) => {
    const wordings = [...(isFlag ? [] : [value]), ...(parameter.words[value] ?? [])];
    const region = wordings
      .flatMap((words) => saidAt(words, analysis) ?? [])
      .filter((place) => !(isFlag && AHEAD.has(wordBefore(place, analysis))))
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

/** Who asks may stand between words: "haven't I read". */
const ASKERS = new Set(["i", "we", "you"]);

/** Where some words stand one after the other in the utterance. */
function saidAt(wording: string, analysis: Analysis): Region | undefined {
  const words = wordsOf(wording);
  const tokens = analysis.tokens.filter(({ word }) => words.includes(word) || !ASKERS.has(word));
  const start = tokens.findIndex((_, at) =>
    words.every((word, offset) => tokens[at + offset]?.word === word),
  );
  const [first, last] = [tokens[start], tokens[start + words.length - 1]];
  return first && last && words.length > 0 ? { start: first.start, end: last.end } : undefined;
}

function fromFound<Found extends Region>(
  found: readonly Found[],
  toCandidate: (one: Found) => Candidate,
): Grounded {
  return { candidates: found.map(toCandidate), taken: found };
}
