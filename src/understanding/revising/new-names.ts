import { saidAt } from "../../grounding/reading/said-at.ts";
import { wordingsOf } from "../../grounding/reading/wordings-of.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { parametersOf, peopleTaken } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import { elementsIn } from "../dialogue/edit/elements.ts";
import { numberEdit } from "../dialogue/edit/rewrite.ts";
import { saidWrong } from "../dialogue/edit/said-wrong.ts";
import { closed, pairOf, writtenBy } from "./values.ts";
import type { Correction, NewValues } from "./values.ts";

/** The people, lists, lengths, numbers and choices that the words give the tool of an act, where it had others. */
export function newNames(correction: Correction): NewValues {
  const { tool, said, lastCall } = correction;
  const { reading, context } = said;
  const grounded = groundTool(tool, reading, context).slots;
  const found = parametersOf(tool).flatMap((parameter) => {
    const length = lasting(parameter, correction);
    if (length) return [length];
    if (!isTyped(parameter, correction)) return [];
    const own = wholeName(parameter, correction) ?? counted(parameter, correction);
    if (own) return [own];
    return grounded.filter(
      (slot) =>
        slot.parameter === parameter.name &&
        isTold(slot, parameter) &&
        (parameter.kind !== "person" || isPerson(slot, correction)),
    );
  });
  const slots = found
    .map((slot) => withoutOld(slot, correction))
    .filter((slot) => !isSame(slot, lastCall.arguments[slot.parameter]));
  const filled = parametersOf(tool).filter(({ name }) =>
    slots.some(({ parameter }) => parameter === name),
  );
  return { slots, taken: filled.flatMap((parameter) => takenBy(parameter, correction)) };
}

/** "The other Ann": of the people who are called so the one that the act had is not meant. */
function withoutOld(slot: Slot, { lastCall, tool }: Correction): Slot {
  const { value, parameter } = slot;
  const isPeople = peopleTaken(tool).some(({ name }) => name === parameter);
  if (!isPeople || value.kind !== "closed" || value.candidates.length < 2) return slot;
  const old = JSON.stringify(lastCall.arguments[parameter]);
  const candidates = value.candidates.filter((one) => JSON.stringify(one.value) !== old);
  return { ...slot, value: { ...value, candidates } };
}

/** What is found by its kind: where something is put in any case, anything else only for what the act had. */
function isTyped({ name, kind }: Parameter, { lastCall }: Correction): boolean {
  if (CONTAINERS.has(kind)) return true;
  return (TYPED.has(kind) || isNameKind(kind)) && lastCall.arguments[name] !== undefined;
}

const CONTAINERS: ReadonlySet<Parameter["kind"]> = new Set([
  "list",
  "calendar",
  "folder",
  "mailbox",
]);
const TYPED: ReadonlySet<Parameter["kind"]> = new Set(["enum", "duration", "number"]);

function isNameKind(kind: Parameter["kind"]): kind is NameKind {
  return NAME_KINDS.some((one) => one === kind);
}

/** Nothing but the name of one that the field takes. */
function wholeName({ name, kind }: Parameter, { said }: Correction): Slot | undefined {
  if (!isNameKind(kind)) return undefined;
  const { reading } = said;
  const [found, ...others] = reading
    .names(kind)
    .filter(({ start, end }) => start === 0 && end === reading.text.length);
  if (!found || others.length > 0) return undefined;
  const origin = { origin: "resolved", text: found.text } as const;
  return closed(name, { value: found.named.name, origin });
}

/** How long something lasts, beside when it is; a length that says how far it is moved is none. */
function lasting({ name, time }: Parameter, { said, lastCall }: Correction): Slot | undefined {
  const { reading } = said;
  const [length, ...others] = reading.durations;
  const isMoved = reading.cues.shift !== undefined || reading.anchors.length > 0;
  if (time?.as !== "end" || !length || others.length > 0 || isMoved) return undefined;
  if (lastCall.arguments[name] === length.text) return undefined;
  return closed(name, { value: length.text, origin: { origin: "said", text: length.text } });
}

/** Somebody whom nobody here knows is named by all that is said, and not where a text has what is wrong: "to July, not June". */
function isPerson({ value }: Slot, correction: Correction): boolean {
  const { tool, lastCall, said, readOn, rejected } = correction;
  const isOfText = writtenBy(tool, lastCall).some(
    (one) => saidWrong({ last: readOn(one.value), rejected, readOn }).length > 0,
  );
  const { tokens } = said.reading;
  const content = tokens.filter(({ is }) => !is.has("filler") && !is.has("preposition"));
  return (
    value.kind === "free" ||
    value.candidates.every(({ value: name, origin }) => {
      const words = said.reading.language.tokensOf(String(name)).length;
      return origin.origin === "resolved" || (!isOfText && words >= content.length);
    })
  );
}

/** Of a choice one is told: all of them are what it leaves open. */
function isTold({ value }: Slot, { kind }: Parameter): boolean {
  return kind !== "enum" || (value.kind !== "free" && value.candidates.length === 1);
}

/** A bare number is that of the length the act had. */
function counted({ name, kind }: Parameter, correction: Correction): Slot | undefined {
  const { reading } = correction.said;
  const old = correction.lastCall.arguments[name];
  const numbers = elementsIn(reading).filter((one) => one.kind === "number");
  const [number, ...others] = numbers;
  const isLength = kind === "duration" && typeof old === "string";
  if (!isLength || !number || others.length > 0 || reading.durations.length > 0) return undefined;
  const elements = elementsIn(correction.readOn(old)).filter((one) => one.kind === "duration");
  const edit = numberEdit(number, elements, pairOf(correction, old));
  const value = edit && `${old.slice(0, edit.start)}${edit.text}${old.slice(edit.end)}`;
  return value === undefined
    ? undefined
    : closed(name, { value, origin: { origin: "said", text: number.text } });
}

function isSame({ value }: Slot, old: unknown): boolean {
  if (value.kind === "free") return true;
  return value.candidates.every((one) => JSON.stringify(one.value) === JSON.stringify(old));
}

function takenBy(parameter: Parameter, { said, tool }: Correction): NewValues["taken"] {
  const { reading } = said;
  const { kind, values } = parameter;
  if (isNameKind(kind)) return reading.names(kind);
  if (kind === "duration" || parameter.time?.as === "end")
    return [...reading.durations, ...reading.numbers];
  if (kind === "number") return reading.numbers;
  const wordings = Object.values(wordingsOf(tool, parameter, reading.language)).flat();
  return [...values, ...wordings].flatMap((words) => saidAt(words, reading) ?? []);
}
