import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, Slot, SlotValue } from "../../types/call-space.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { FoundDuration } from "../../language/find-duration.ts";
import { resolveDuration } from "../../language/find-duration.ts";
import { overlaps } from "../reading/analyse.ts";
import type { Analysis, Region } from "../reading/analyse.ts";
import { carrierTest } from "../reading/carriers.ts";
import { contentSpans } from "../reading/content-spans.ts";
import { CUE, filterSpan, isFilter } from "../reading/filter-span.ts";
import { FREE_SLOT, groundFree, quotedRegion } from "./ground-free.ts";
import { groundSpans } from "./ground-span.ts";
import { groundAnchor, besides } from "./ground-anchor.ts";
import { groundWhens, nearTime } from "./ground-when.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { said } from "../grounded.ts";
import { groundParameter } from "./slot-values.ts";

/** Candidates a slot may have: the grammar stays small and compiles fast. */
const MAX_CANDIDATES = 40;
/** Values a list argument may hold. */
const MAX_LIST = 5;

export type GroundedTool = {
  readonly slots: readonly Slot[];
  /** Required parameters nobody named a value for. */
  readonly missing: readonly string[];
  /** Parameters that name one thing and fit several: to be asked, never guessed. */
  readonly unclear: readonly string[];
  /** Required text nobody said: a model that composes writes it, others ask. */
  readonly unsaid: readonly string[];
};

/**
 * Which values each argument of a tool may take this turn. What the words give must be written;
 * what they don't is left out; `missing` are required parameters nobody named a value for.
 */
export function groundTool(
  tool: Tool,
  analysis: Analysis,
  context: GroundingContext,
): GroundedTool {
  const parameters = parametersOf(tool);
  const found = candidatesOf(tool, analysis, context);
  const grounded = withSlots(
    parameters,
    parameters.flatMap((parameter) => slotOf(parameter, found.get(parameter.name) ?? [])),
  );
  const near = nearTime(parameters);
  const isUntold = groundAnchor(tool, analysis, context)?.candidates.length === 0;
  // "The day before the wedding", of which nobody knows: asked, where it would be left out.
  return near && isUntold && !found.has(near.name)
    ? { ...grounded, unclear: [...grounded.unclear, near.name] }
    : grounded;
}

/** The slot of a parameter with these candidates; none where it is left out. */
export function slotOf(parameter: Parameter, found: readonly Candidate[]): readonly Slot[] {
  const value = slotValue(parameter, found);
  if (!value) return [];
  const isSaid = value.kind !== "free" && parameter.kind !== "handle";
  return [{ parameter: parameter.name, required: parameter.required || isSaid, value }];
}

/** What slots leave open: required values nobody named, names that fit several, text to compose. */
export function withSlots(parameters: readonly Parameter[], slots: readonly Slot[]): GroundedTool {
  const filled = new Set(slots.map(({ parameter }) => parameter));
  const missing = parameters.filter(({ name, required }) => required && !filled.has(name));
  const unclear = slots.filter(
    ({ parameter, value }) =>
      value.kind === "closed" &&
      value.candidates.length > 1 &&
      namesOneThing(parameter, parameters) &&
      !(kindOf(parameter, parameters) === "music" && isOnlySaid(value.candidates)),
  );
  return {
    slots,
    missing: missing.map(({ name }) => name),
    unclear: unclear.map(({ parameter }) => parameter),
    unsaid: slots.flatMap(({ parameter, required, value }) =>
      required && value.kind === "free" ? [parameter] : [],
    ),
  };
}

type Found = Map<string, readonly Candidate[]>;
type Ground = {
  readonly tool: Tool;
  readonly analysis: Analysis;
  /** What arguments found so far took of the words. */
  readonly taken: Region[];
  readonly found: Found;
  readonly known: GroundingContext["known"];
};

/** Every parameter's candidates, best first: closed kinds take their words, then spans share the rest. */
export function candidatesOf(
  tool: Tool,
  whole: Analysis,
  context: GroundingContext,
): ReadonlyMap<string, readonly Candidate[]> {
  const { known } = context;
  const anchored = groundAnchor(tool, whole, context);
  const analysis = anchored ? besides(whole, anchored.taken) : whole;
  const taken = [...(anchored?.taken ?? [])];
  const ground: Ground = { tool, analysis, taken, found: new Map(), known };
  const isCarrier = carrierTest(tool);
  const content = contentSpans(analysis, { taken: analysis.whens, isCarrier });
  for (const parameter of parametersOf(tool)) {
    const around = { ...context, tool, hasContent: content.length > 0 };
    const { candidates, taken } = groundParameter(parameter, analysis, around);
    ground.taken.push(...taken);
    put(ground.found, parameter.name, candidates);
  }
  addLength(ground);
  addTimes(ground);
  const near = nearTime(parametersOf(tool));
  if (near && anchored) put(ground.found, near.name, anchored.candidates);
  keepGoal(ground);
  addWords(ground);
  return ground.found;
}

function put(found: Found, name: string, candidates: readonly Candidate[]): void {
  if (candidates.length > 0) found.set(name, candidates);
}

function ofKind(tool: Tool, wanted: string): readonly Parameter[] {
  return parametersOf(tool).filter(({ kind }) => kind === wanted);
}

/** "When could I fit in an hour": where a length is needed, a time from now is one. */
function addLength({ tool, analysis, taken, found }: Ground): void {
  const [needed] = ofKind(tool, "duration").filter(({ required }) => required);
  if (!needed || found.has(needed.name)) return;
  for (const when of analysis.whens) {
    const length = /^in\s+(.+)$/i.exec(when.text)?.[1];
    if (length === undefined || resolveDuration(length) === undefined) continue;
    put(found, needed.name, [said(length, length)]);
    taken.push(when);
    return;
  }
}

/** Time phrases; one that names a record ("my two o'clock") is not the time to move it to. */
function addTimes({ tool, analysis, taken, found }: Ground): void {
  const parameters = ofKind(tool, "when");
  const whens = analysis.whens.filter((when) => !taken.some((region) => overlaps(region, when)));
  for (const [name, candidates] of groundWhens(parameters, { ...analysis, whens })) {
    put(found, name, candidates);
  }
  const length = analysis.durations.find((one) => !whens.some((when) => overlaps(one, when)));
  const shift = length && shifted(length, analysis);
  if (shift && parameters[0] && parametersOf(tool).some(isRecord)) {
    put(found, parameters[0].name, [shift]);
    taken.push(length);
  } else if (length && !found.has("end") && parameters.some(({ name }) => name === "end")) {
    // "Book an hour for the dentist": a length of time tells the end as well.
    put(found, "end", [said(length.text, length.text)]);
    taken.push(length);
  }
  if (parameters.length > 0) taken.push(...whens);
}

/** "Down to fifteen" names the level to reach: which way it lies is no second wish. */
function keepGoal({ tool, analysis, found }: Ground): void {
  const [number] = ofKind(tool, "number").filter(({ name }) => found.has(name));
  const goal = analysis.numbers.find(({ start }) => GOAL.test(analysis.text.slice(0, start)));
  if (!number || !goal) return;
  for (const { name, values } of ofKind(tool, "enum")) {
    if (values.includes("up") && values.includes("down")) found.delete(name);
  }
}

const GOAL = /\b(?:to|at|on)\s+(?:about\s+|around\s+)?$/i;

function isRecord({ kind, required }: Parameter): boolean {
  return kind === "handle" && required;
}

const LATER = /\b(?:back|later|postpone|delay|put off|push)\b/i;
const EARLIER = /\b(?:earlier|sooner|forward|bring)\b/i;

/** "Push it back an hour": a length of time with a direction moves what is there. */
function shifted({ text }: FoundDuration, analysis: Analysis): Candidate | undefined {
  if (EARLIER.test(analysis.text)) return said(`${text} earlier`, text);
  return LATER.test(analysis.text) ? said(`${text} later`, text) : undefined;
}

/** Spans and texts; what is quoted is the title too where nothing else is. */
function addWords(ground: Ground): void {
  const { tool, analysis, taken, found, known } = ground;
  // A title the library doesn't have is what the words say.
  const titles = ofKind(tool, "music").filter(({ name }) => !found.has(name));
  const [spans, texts] = [[...ofKind(tool, "span"), ...titles], ofKind(tool, "free")];
  const quoted = texts.length > 0 ? quotedRegion(analysis.text) : [];
  const beside = groundSpans({ tool, analysis, taken: [...taken, ...quoted], parameters: spans });
  const whole = groundSpans({ tool, analysis, taken, parameters: spans });
  // A known name among the words is what is meant.
  for (const parameter of spans.filter(({ name }) => !found.has(name))) {
    const { name, required } = parameter;
    const own = beside.get(name) ?? [];
    const content = own.length > 0 || !required ? own : (whole.get(name) ?? []);
    const isLimited = found.size > 0;
    const narrowed = isFilter(tool, parameter)
      ? filterSpan(analysis, { tool, known, content, isLimited, taken })
      : { candidates: content, isOfRecords: false };
    const isJunk = isUnaskedQuery(parameter, ground);
    put(found, name, isJunk ? [] : narrowed.candidates);
    // A sender nobody knows is one of the words that found the record.
    if (narrowed.isOfRecords && found.get("from")?.[0]?.origin.origin === "said")
      found.delete("from");
  }
  addTexts({ tool, analysis, taken, found, known });
}

/** What a tool's own names are looked for in, where it can do without. */
const LISTED: Readonly<Partial<Record<string, NameKind>>> = {
  "shortcuts.list": "shortcut",
  "system.search_files": "file",
};

/** "What shortcuts have I got set up on this thing": words around a list that no name or cue makes a search. */
function isUnaskedQuery({ name, required }: Parameter, { tool, analysis, found }: Ground): boolean {
  const kind = LISTED[tool.name];
  if (name !== "query" || required || !kind || CUE.test(analysis.text)) return false;
  const isLimited = found.size > 0 || kind === "shortcut";
  return isLimited && analysis.names(kind).length === 0;
}

/** Texts to compose; a heading comes from the text where nobody said one. */
function addTexts({ tool, analysis, taken, found }: Ground): void {
  const texts = ofKind(tool, "free");
  const headings = texts.filter((text) => HEADINGS.has(text.name));
  const heading = HEADED.exec(analysis.text)?.[1];
  for (const { name } of headings) {
    if (heading !== undefined) put(found, name, [said(heading, heading)]);
  }
  for (const { name } of texts.filter((text) => !HEADINGS.has(text.name) || texts.length === 1)) {
    if (!found.has(name))
      put(found, name, groundFree({ tool, analysis, taken, parameters: texts }));
  }
  for (const { name } of headings) {
    const [body] = texts.flatMap((text) => found.get(text.name) ?? []);
    if (body && !found.has(name)) put(found, name, [headingOf(body)]);
  }
}

/** A text is headed by its first words where nobody said how else. */
const HEADINGS = new Set(["subject", "title"]);
const HEADED =
  /\b(?:subject|titled|title|called|headed)\s+(?!line\b)(.+?)(?=,?\s+(?:and\s+)?(?:saying|that says|that reads|to say|with the (?:text|words|message|body)|the (?:text|body)\b)|$)/i;
const HEADING_WORDS = 6;

function headingOf({ value }: Candidate): Candidate {
  const words = String(value).split(/\s+/).slice(0, HEADING_WORDS).join(" ");
  return said(words.charAt(0).toUpperCase() + words.slice(1), words);
}

const PICKED_BY_MODEL = new Set(["span", "enum", "number", "duration", "free", "flag"]);

function kindOf(name: string, parameters: readonly Parameter[]): Parameter["kind"] | undefined {
  return parameters.find((parameter) => parameter.name === name)?.kind;
}

/** Words no library has are no titles to choose from. */
function isOnlySaid(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ origin }) => origin.origin === "said");
}

function namesOneThing(name: string, parameters: readonly Parameter[]): boolean {
  const kind = kindOf(name, parameters);
  return kind !== undefined && !PICKED_BY_MODEL.has(kind);
}

function slotValue(parameter: Parameter, found: readonly Candidate[]): SlotValue | undefined {
  const { kind, type, required } = parameter;
  if (kind === "handle" && !required) return undefined;
  if (kind === "free" && found.length === 0) return required ? FREE_SLOT : undefined;
  const candidates = (
    kind === "enum" && required && found.length === 0 ? every(parameter) : found
  ).slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) return undefined;
  return type === "strings"
    ? { kind: "list", candidates, max: Math.min(MAX_LIST, candidates.length) }
    : { kind: "closed", candidates };
}

function every({ values }: Parameter): readonly Candidate[] {
  return values.map((value) => ({ value, origin: { origin: "enum" } }));
}
