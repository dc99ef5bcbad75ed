import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import type { Candidate, Slot, SlotValue } from "../types/call-space.ts";
import { overlaps } from "./analyse.ts";
import type { Analysis, Region } from "./analyse.ts";
import { carrierTest } from "./carriers.ts";
import { contentSpans } from "./content-spans.ts";
import { FREE_SLOT, groundFree, groundSpans, quotedRegion } from "./ground-span.ts";
import { groundWhens } from "./ground-when.ts";
import type { GroundingContext } from "./grounding-context.ts";
import { groundParameter, said } from "./slot-values.ts";

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
  const slots = parameters.flatMap((parameter): readonly Slot[] => {
    const value = slotValue(parameter, found.get(parameter.name) ?? []);
    if (!value) return [];
    const isSaid = value.kind !== "free" && parameter.kind !== "handle";
    return [{ parameter: parameter.name, required: parameter.required || isSaid, value }];
  });
  const filled = new Set(slots.map(({ parameter }) => parameter));
  const missing = parameters.filter(({ name, required }) => required && !filled.has(name));
  const unclear = slots.filter(
    ({ parameter, value }) =>
      value.kind === "closed" &&
      value.candidates.length > 1 &&
      namesOneThing(parameter, parameters),
  );
  return {
    slots,
    missing: missing.map(({ name }) => name),
    unclear: unclear.map(({ parameter }) => parameter),
  };
}

/** Every parameter's candidates, best first: closed kinds take their words, then spans share the rest. */
export function candidatesOf(
  tool: Tool,
  analysis: Analysis,
  context: GroundingContext,
): ReadonlyMap<string, readonly Candidate[]> {
  const parameters = parametersOf(tool);
  const ofKind = (kind: string): readonly Parameter[] =>
    parameters.filter((parameter) => parameter.kind === kind);
  const found = new Map<string, readonly Candidate[]>();
  const taken: Region[] = [];
  const isCarrier = carrierTest(tool);
  const hasContent = contentSpans(analysis, { taken: analysis.whens, isCarrier }).length > 0;
  for (const parameter of parameters) {
    const grounded = groundParameter(parameter, analysis, { ...context, hasContent });
    taken.push(...grounded.taken);
    if (grounded.candidates.length > 0) found.set(parameter.name, grounded.candidates);
  }
  // A time that names a record ("my two o'clock") is not the time to move it to.
  const whens = analysis.whens.filter((when) => !taken.some((region) => overlaps(region, when)));
  for (const [name, candidates] of groundWhens(ofKind("when"), { ...analysis, whens })) {
    found.set(name, candidates);
  }
  const lengths = analysis.durations.filter((one) => !whens.some((when) => overlaps(one, when)));
  const end = parameters.find(({ name, kind }) => name === "end" && kind === "when");
  if (end && !found.has("end") && lengths[0]) {
    // "Book an hour for the dentist": a length of time tells the end as well.
    found.set("end", [said(lengths[0].text, lengths[0].text)]);
    taken.push(lengths[0]);
  }
  if (ofKind("when").length > 0) taken.push(...whens);
  const quoted = ofKind("free").length > 0 ? quotedRegion(analysis.text) : [];
  const spans = { tool, analysis, taken: [...taken, ...quoted] };
  const spanned = groundSpans({ ...spans, parameters: ofKind("span") });
  // What is quoted is the title too where nothing else is.
  const whole =
    quoted.length > 0 ? groundSpans({ ...spans, taken, parameters: ofKind("span") }) : spanned;
  for (const { name, required } of ofKind("span")) {
    const own = spanned.get(name) ?? [];
    const candidates = own.length > 0 || !required ? own : (whole.get(name) ?? []);
    if (candidates.length > 0) found.set(name, candidates);
  }
  for (const { name } of ofKind("free")) {
    const candidates = groundFree({ ...spans, taken, parameters });
    if (candidates.length > 0) found.set(name, candidates);
  }
  return found;
}

const PICKED_BY_MODEL = new Set(["span", "when", "enum", "number", "duration", "free", "flag"]);

function namesOneThing(name: string, parameters: readonly Parameter[]): boolean {
  const kind = parameters.find((parameter) => parameter.name === name)?.kind;
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
