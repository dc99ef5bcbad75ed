import { z } from "zod";
import type { JsonObject } from "../types/json.ts";
import { defineTool } from "./define-tool.ts";
import type { Tool } from "./define-tool.ts";

export type OutsideOffer = {
  /** The server's name in the settings: the domain of its tools. */
  readonly domain: string;
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Calls the server; resolves to text a stranger wrote. */
  readonly call: (input: JsonObject, signal: AbortSignal) => Promise<string>;
};

/**
 * A tool of an outside server as one of ours: signature, grammar and checks come from its JSON
 * Schema. Nothing it says of itself is trusted: each call is asked for, whatever it reads is a
 * stranger's, and all it is given leaves the machine.
 */
export function outsideTool({ domain, name, description, inputSchema, call }: OutsideOffer): Tool {
  const demo = { say: description, input: {}, result: "", answer: "" };
  return defineTool({
    name: `${domain}.${toolNameOf(name)}`,
    description,
    writtenBy: "stranger",
    input: inputOf(inputSchema),
    reads: "untrusted",
    effect: "irreversible",
    egress: true,
    confirm: true,
    demos: [demo, demo],
    async run(input, { signal }) {
      // The schema has checked that the input is a JSON object.
      return { text: await call(input as JsonObject, signal) };
    },
  });
}

/** `getTinyImage` and `get-tiny-image` are `get_tiny_image`. */
function toolNameOf(name: string): string {
  const snake = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return /^[a-z]/.test(snake) ? snake : `tool_${snake}`;
}

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
  required: z.array(z.string()).catch([]),
});

function inputOf(schema: Readonly<Record<string, unknown>>): z.ZodObject {
  const { properties, required } = objectSchema.parse({ properties: {}, required: [], ...schema });
  const fields = Object.entries(properties).map(([name, property]) => {
    const field = fieldOf(name, property);
    return [name, required.includes(name) ? field : field.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(fields));
}

type Property = Readonly<Record<string, unknown>>;

/** One property with what our parameters need to know of it: all of it leaves, so all is sensitive. */
function fieldOf(name: string, property: Property): z.ZodType {
  const said = typeof property["description"] === "string" ? property["description"] : "";
  const { schema, kind } = typed(property);
  const words = name.replaceAll("_", " ");
  return schema
    .describe(said.replaceAll(/\s+/g, " ").slice(0, LONGEST_DESCRIPTION) || words)
    .meta({ kind, sensitive: true, ...(kind === "flag" ? { words: { true: [words] } } : {}) });
}

const LONGEST_DESCRIPTION = 120;
const SIMPLE = ["string", "number", "integer", "boolean"];

type Typed = { readonly schema: z.ZodType; readonly kind: string };

/** The zod schema of a JSON Schema, and where a value may come from; what is not simple is any JSON object or list. */
function typed(property: Property): Typed {
  const { type, enum: values } = property;
  if (Array.isArray(values) && values.every((value) => typeof value === "string")) {
    return { schema: z.enum(values), kind: "enum" };
  }
  if (type === "array") return listOf(property["items"]);
  if (typeof type !== "string" || !SIMPLE.includes(type)) {
    const one = firstSimple(property);
    return one ? typed(one) : { schema: z.record(z.string(), z.json()), kind: "call" };
  }
  const schema = compiled(property) ?? plainOf(type);
  const kind = type === "string" ? "span" : type === "boolean" ? "flag" : "number";
  return { schema, kind };
}

function listOf(items: unknown): Typed {
  const isText = typeof items === "object" && items !== null && "type" in items;
  const schema = isText && items.type === "string" ? z.array(z.string()) : z.array(z.json());
  return { schema, kind: "span" };
}

/** The simple one of several types a property may have: `["string", "null"]`, `anyOf`. */
function firstSimple({ type, anyOf, oneOf }: Property): Property | undefined {
  const types = Array.isArray(type) ? type.map((one): Property => ({ type: one as unknown })) : [];
  const choices: readonly unknown[] = [...types, ...asList(anyOf), ...asList(oneOf)];
  return choices.find(
    (one): one is Property =>
      typeof one === "object" && one !== null && "type" in one && SIMPLE.includes(String(one.type)),
  );
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Bounds and patterns of the schema, where zod can read them. */
function compiled(property: Property): z.ZodType | undefined {
  const { description: _, default: __, ...rest } = property;
  try {
    // The library checks it: what is no JSON Schema throws.
    return z.fromJSONSchema(rest as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    return undefined; // the server itself refuses what its odd schema doesn't admit
  }
}

function plainOf(type: string): z.ZodType {
  if (type === "string") return z.string();
  if (type === "boolean") return z.boolean();
  return type === "integer" ? z.int() : z.number();
}
