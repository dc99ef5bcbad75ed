import { NAME_KINDS } from "../types/known-names.ts";
import type { ReadAs } from "../types/time/meaning.ts";
import type { Bias } from "../types/time/when.ts";
import { z } from "zod";
import type { Tool } from "./define-tool.ts";

/**
 * What a parameter is, and so where its values may come from:
 * `span` words of this utterance · `when` a time phrase · `duration` a length of time · names the
 * host knows (`person`, `app`, `list`, `calendar`, `file`, `note`, `folder`, `mailbox`,
 * `shortcut`, `music`) · `handle` an earlier record · `enum` the tool's own list · `number` · `flag` yes or
 * no, only when said · `free` text to compose · `call` the arguments of another tool.
 */
const PARAMETER_KINDS = [
  "span",
  "when",
  "duration",
  ...NAME_KINDS,
  "handle",
  "enum",
  "number",
  "flag",
  "free",
  "call",
] as const;

export type ParameterKind = (typeof PARAMETER_KINDS)[number];

/**
 * How the words of a parameter are read as a time; `biasFrom` names the parameter whose words tell the half of
 * the day, and an `end` alone ("until June") is no time of it where it is `kept`.
 */
export type TimeUse = {
  readonly as: ReadAs;
  readonly lean?: "past" | undefined;
  readonly bias?: Bias | undefined;
  readonly biasFrom?: string | undefined;
  readonly end?: "kept" | undefined;
};

export type Parameter = {
  readonly name: string;
  readonly kind: ParameterKind;
  readonly description: string;
  readonly required: boolean;
  readonly type: "string" | "number" | "integer" | "boolean" | "strings" | "object";
  /** The values of an `enum`. */
  readonly values: readonly string[];
  /** For `handle`: which records (`event`, `mail`). */
  readonly of: string | undefined;
  /**
   * What people say for each value of an `enum` ("high": "urgent"), or for true and false of a `flag`; of a
   * `number` its unit, with the words it stands beside ("minutes": "alert").
   */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** For times and lengths, and for words that are read as such. */
  readonly time: TimeUse | undefined;
  /** Who or what an effect reaches: recipients, paths, commands. Foreign values here are marked red. */
  readonly sensitive: boolean;
  /** Parameters whose record has its value: beside one of them it may be left out. */
  readonly sparedBy: readonly string[];
};

const metaSchema = z.object({
  kind: z.enum(PARAMETER_KINDS),
  of: z.string().optional(),
  sensitive: z.boolean().optional(),
  sparedBy: z.array(z.string()).optional(),
  words: z.record(z.string(), z.array(z.string())).optional(),
  time: z
    .strictObject({
      as: z.enum(["when", "end", "repeat", "length", "hours"]).optional(),
      lean: z.literal("past").optional(),
      bias: z.enum(["morning", "afternoon", "evening"]).optional(),
      biasFrom: z.string().optional(),
      end: z.literal("kept").optional(),
    })
    .optional(),
});

/** What a kind is read as where its field says nothing else. */
const READ_AS: Readonly<Partial<Record<ParameterKind, ReadAs>>> = {
  when: "when",
  duration: "length",
};

const propertySchema = z.object({
  type: z.enum(["string", "number", "integer", "boolean", "array", "object"]),
  description: z.string().min(1),
  enum: z.array(z.string()).optional(),
  items: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
});

const objectSchema = z.object({
  properties: z.record(z.string(), z.looseObject({})),
  required: z.array(z.string()).optional(),
});

const cache = new WeakMap<z.ZodObject, readonly Parameter[]>();

/** A tool that can't do without a record: its words describe that record. */
export function takesRecord(tool: Tool): boolean {
  return parametersOf(tool).some(isRecord);
}

/** It takes words, composed or as they were said, and of no record. */
export function takesWords({ kind, of }: Parameter): boolean {
  return kind === "free" || (kind === "span" && of === undefined);
}

/** The words a tool can't do without. */
export function wordsTaken(tool: Tool): readonly Parameter[] {
  return parametersOf(tool).filter((one) => one.required && takesWords(one));
}

/** The parameters that take when something begins, the first of them the surest. */
export function beginningsTaken(tool: Tool): readonly Parameter[] {
  return parametersOf(tool).filter(({ kind, time }) => kind === "when" && time?.as === "when");
}

/** A tool that takes a time for what it does. */
export function takesTime(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind }) => kind === "when");
}

/** It gives a record that is there another time. */
export function changesTime(tool: Tool): boolean {
  return tool.effect !== "none" && takesRecord(tool) && takesTime(tool);
}

/** The parameter that takes the record the tool can't do without: of this kind, or of any. */
export function recordTaken(tool: Tool, kind?: string): Parameter | undefined {
  return parametersOf(tool).find((one) => isRecord(one) && (kind ?? one.of) === one.of);
}

/** The parameters that say whom it is for; who only comes to its record as well is none of them. */
export function peopleTaken(tool: Tool): readonly Parameter[] {
  return parametersOf(tool).filter(({ kind, name }) => kind === "person" && name !== tool.invites);
}

/** A record that is given has the value of a parameter that is left out. */
export function isSpared(
  { sparedBy }: Parameter,
  given: Readonly<Record<string, unknown>>,
): boolean {
  return sparedBy.some((name) => typeof given[name] === "string" && given[name] !== "");
}

/** The parameter is a record the tool can't do without. */
export function isRecord({ kind, required }: Parameter): boolean {
  return kind === "handle" && required;
}

/** A tool's parameters, read from its zod schema; throws a sentence naming a field without kind or description. */
export function parametersOf(tool: Tool): readonly Parameter[] {
  const cached = cache.get(tool.input);
  if (cached) return cached;
  const json = objectSchema.parse(z.toJSONSchema(tool.input, { io: "input" }));
  const required = new Set(json.required);
  const parameters = Object.entries(json.properties).map(([name, property]) =>
    toParameter({ tool: tool.name, name, property, required: required.has(name) }),
  );
  cache.set(tool.input, parameters);
  return parameters;
}

type Field = {
  readonly tool: string;
  readonly name: string;
  readonly property: Readonly<Record<string, unknown>>;
  readonly required: boolean;
};

function toParameter({ tool, name, property, required }: Field): Parameter {
  const meta = metaSchema.safeParse(property);
  if (!meta.success) throw new Error(`${tool}: the field "${name}" has no kind`);
  const shape = propertySchema.safeParse(property);
  if (!shape.success)
    throw new Error(`${tool}: the field "${name}" has no description or a type tools can't have`);
  const { type, description, enum: one, items } = shape.data;
  const values = one ?? items?.enum ?? [];
  return {
    name,
    kind: meta.data.kind,
    description,
    required: required || meta.data.sparedBy !== undefined,
    type: type === "array" ? "strings" : type,
    values,
    of: meta.data.of,
    words: meta.data.words ?? {},
    time: timeUse(meta.data),
    sensitive: meta.data.sensitive ?? false,
    sparedBy: meta.data.sparedBy ?? [],
  };
}

function timeUse({ kind, time }: z.infer<typeof metaSchema>): TimeUse | undefined {
  const as = time?.as ?? READ_AS[kind];
  return as && { ...time, as };
}
