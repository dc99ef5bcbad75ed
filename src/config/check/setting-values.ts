import { z } from "zod";
import { UsageError } from "../../errors.ts";
import { describe } from "../parse-settings.ts";
import { settingsSchema } from "../settings.ts";

/** Every key there is, dotted. */
export function settingKeys(): readonly string[] {
  return Object.keys(LEAVES);
}

/** What a setting takes, as words behind "it takes". */
export function takenBy(key: string): string {
  const schema = leafOf(key);
  if (schema instanceof z.ZodEnum)
    return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(schema.options.map(String));
  return schema.description ?? "something else";
}

/**
 * The value some words typed behind a key mean: a list takes them all, a number or a switch the one
 * it reads, text the word as it is. `null` takes the setting out.
 */
export function valueOf(key: string, words: readonly string[]): unknown {
  const [word = "", ...more] = words;
  const schema = leafOf(key);
  const json = more.length === 0 ? readJson(word) : undefined;
  if (json === null) return null;
  if (schema instanceof z.ZodArray) return Array.isArray(json) ? json : words;
  if (more.length > 0) {
    throw new UsageError(`${key} takes one value, not ${words.length}.`, {
      hint: `Put quotes around one that has spaces: sotto config set ${key} "${words.join(" ")}"`,
    });
  }
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodEnum;
  return isText ? textOf(word, json) : (json ?? word);
}

/** Throws a `UsageError` with a sentence of its own where a value is none the setting takes. */
export function mustFit(key: string, value: unknown): void {
  const parsed = value === null ? undefined : leafOf(key).safeParse(value);
  if (!parsed || parsed.success) return;
  const [issue] = parsed.error.issues;
  const isRecord = typeof value === "object" && !Array.isArray(value);
  const said = typeof value === "string" ? value : JSON.stringify(value);
  const why = isRecord && issue ? `doesn't fit: ${describe(issue)}` : cantBe(said);
  throw new UsageError(`${key} ${why}.`, { hint: `It takes ${takenBy(key)}; null takes it out.` });
}

function cantBe(said: string): string {
  return `can't be ${said === "" ? "empty" : `"${said}"`}`;
}

/** A known key's own schema; a `UsageError` that lists the keys where there is none. */
function leafOf(key: string): z.ZodType {
  const schema = Object.hasOwn(LEAVES, key) ? LEAVES[key] : undefined;
  if (schema) return schema;
  const inner = settingKeys().filter((known) => known.startsWith(`${key}.`));
  const listed = inner.length > 0 ? inner : settingKeys();
  throw new UsageError(`There is no setting "${key}".`, {
    hint: `There are: ${listed.join(", ")}.`,
  });
}

/** Quotes a shell left around the word are none of it. */
function textOf(word: string, json: unknown): string {
  return typeof json === "string" ? json : word;
}

function readJson(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return undefined; // plain words are the usual case, and they are no JSON
  }
}

const LEAVES: Readonly<Record<string, z.ZodType>> = leavesOf(settingsSchema, "");

function leavesOf(schema: z.ZodType, prefix: string): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    // Wrappers of this library hold schemas of this library.
    return leavesOf(schema.unwrap() as z.ZodType, prefix);
  }
  if (!(schema instanceof z.ZodObject)) return { [prefix]: schema };
  const inner = Object.entries(schema.shape).map(([name, one]) =>
    // A shape holds schemas of this library.
    leavesOf(one as z.ZodType, prefix === "" ? name : `${prefix}.${name}`),
  );
  return Object.assign({}, ...inner);
}
