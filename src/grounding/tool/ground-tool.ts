import { said } from "../grounded.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, Slot, SlotValue } from "../../types/turn/call-space.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { GroundingContext } from "../grounding-context.ts";
import {
  addressIn,
  answeredMail,
  isAnswerable,
  newestOfOne,
} from "../entity-linking/answered-mail.ts";
import { chosenByWords, groundHandle } from "../entity-linking/ground-handle.ts";
import { withNextOfSeries } from "../entity-linking/next-of-series.ts";
import { candidatesOf } from "./candidates-of.ts";
import { FREE_SLOT } from "../text-slots/ground-free.ts";
import { groundAnchor } from "../typed-slots/ground-anchor.ts";
import { nearTime } from "../typed-slots/ground-when.ts";

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
  /** Required text and choices nobody said: a model that composes writes them, others ask. */
  readonly unsaid: readonly string[];
};

/**
 * Which values each argument of a tool may take this turn. What the words give must be written;
 * what they don't is left out; `missing` are required parameters nobody named a value for.
 */
export function groundTool(tool: Tool, reading: Reading, context: GroundingContext): GroundedTool {
  const answered = isAnswerable(tool, reading, context) ? answeredMail(tool, reading) : undefined;
  const parameters = parametersOf(tool).map((one) =>
    one === answered || isWhereTo(one, tool, reading) ? { ...one, required: true } : one,
  );
  const given = answered
    ? withAnswered(answered, tool, { reading, context })
    : candidatesOf(tool, reading, context);
  const found = reading.mood.wonders ? tellingOnly(tool, given) : given;
  const slots = parameters.flatMap((one) => slotOf(one, found.get(one.name) ?? []));
  const grounded = withSlots(parameters, withNextOfSeries(tool, slots, { reading, context }));
  const near = nearTime(parameters);
  const isUntold = groundAnchor(tool, reading, context)?.candidates.length === 0;
  // "The day before the wedding", of which nobody knows: asked, where it would be left out.
  return near && isUntold && !found.has(near.name)
    ? { ...grounded, unclear: [...grounded.unclear, near.name] }
    : grounded;
}

/** "Move it to the boat folder": without a place that is there it goes nowhere. */
function isWhereTo({ name }: Parameter, { moves }: Tool, { wish }: Reading): boolean {
  return name === moves && wish.relocates;
}

/** Who only wonders is told: "will my alarm go off" turns none off. */
function tellingOnly(
  { onlyTells = {} }: Tool,
  found: ReadonlyMap<string, readonly Candidate[]>,
): ReadonlyMap<string, readonly Candidate[]> {
  const told = new Map(found);
  for (const [name, value] of Object.entries(onlyTells)) {
    told.set(name, [{ value, origin: { origin: "enum" } }]);
  }
  return told;
}

type Words = { readonly reading: Reading; readonly context: GroundingContext };

const TO = "to";

/** An answer goes to whom it answers: the mail says who that is. */
function withAnswered(
  answered: Parameter,
  tool: Tool,
  { reading, context }: Words,
): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map(candidatesOf(tool, reading, context));
  const around = { ...context, tool, hasContent: false, isPointed: true };
  const { candidates } = groundHandle(answered, addressIn(reading), around);
  const senderOf = ({ value }: Candidate): unknown =>
    context.handles.find(({ handle }) => handle === value)?.facts["from"];
  const left = newestOfOne(candidates, senderOf);
  found.set(answered.name, left.length < candidates.length ? chosenByWords(left) : left);
  if (candidates.length > 0) found.delete(TO);
  const written = behindWhich(reading);
  for (const { name, required } of written === undefined ? [] : freeOf(tool)) {
    found.delete(name);
    if (required && written) found.set(name, [said(written, written)]);
  }
  const needsTo = parametersOf(tool).some(({ name, required }) => name === TO && required);
  const [only, ...others] = left;
  const sender = context.handles.find(({ handle }) => handle === only?.value)?.people?.[0];
  if (needsTo && others.length === 0 && sender !== undefined) {
    const { text } = addressIn(reading);
    found.set(TO, [{ value: sender, origin: { origin: "resolved", text: text.trim() } }]);
  }
  return found;
}

/** A mark, and what stands behind it. */
const BEHIND = /[,.;:–—]\s+(?<words>\S.*)$/su;

/** "Reply to Kim's mail about the boat": what tells which it is, is nothing to be written; what stands behind a mark is. */
function behindWhich({ text, cues }: Reading): string | undefined {
  const { reply, quote, answer, aboutStart } = cues;
  const isAbout = aboutStart !== undefined && aboutStart > (reply?.verbEnd ?? 0);
  if (!isAbout || quote || answer || reply?.answerStart !== text.length) return undefined;
  return BEHIND.exec(text.slice(aboutStart))?.groups?.["words"] ?? "";
}

function freeOf(tool: Tool): readonly Parameter[] {
  return parametersOf(tool).filter(({ kind }) => kind === "free");
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
      namesOneThing(parameter, parameters) &&
      ((value.kind === "list" && fitOneName(value.candidates)) ||
        (value.kind === "closed" &&
          value.candidates.length > 1 &&
          !(kindOf(parameter, parameters) === "music" && isOnlySaid(value.candidates)))),
  );
  return {
    slots,
    missing: missing.map(({ name }) => name),
    unclear: unclear.map(({ parameter }) => parameter),
    unsaid: slots.flatMap(({ parameter, required, value }) =>
      required && (value.kind === "free" || isWholeChoice(parameter, value, parameters))
        ? [parameter]
        : [],
    ),
  };
}

/** "That invoice file", where three are: several that the same words name. */
function fitOneName(candidates: readonly Candidate[]): boolean {
  const named = candidates.flatMap(({ origin }) =>
    origin.origin === "resolved" ? origin.text : [],
  );
  return new Set(named).size < named.length;
}

/** Each choice the tool has: the words spoke of none. */
function isWholeChoice(
  name: string,
  value: Exclude<SlotValue, { readonly kind: "free" }>,
  parameters: readonly Parameter[],
): boolean {
  const { kind, values = [] } = parameters.find((parameter) => parameter.name === name) ?? {};
  return kind === "enum" && values.length > 1 && value.candidates.length === values.length;
}

const PICKED_BY_MODEL = new Set(["span", "enum", "number", "free", "flag"]);

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
    kind === "enum" && required && found.length === 0 ? every(parameter) : differing(found)
  ).slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) return undefined;
  return type === "strings"
    ? { kind: "list", candidates, max: Math.min(MAX_LIST, candidates.length) }
    : { kind: "closed", candidates };
}

/** Two things of one name in different places are one choice to whoever hears it. */
function differing(found: readonly Candidate[]): readonly Candidate[] {
  return found.filter((one, at) => found.findIndex(({ value }) => value === one.value) === at);
}

function every({ values }: Parameter): readonly Candidate[] {
  return values.map((value) => ({ value, origin: { origin: "enum" } }));
}
