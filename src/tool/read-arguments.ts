import type { JsonObject } from "../types/json.ts";
import type { Tool } from "./define-tool.ts";
import { isSpared, parametersOf } from "./parameter.ts";

/** Longest arguments text a model is listened to. */
const MAX_ARGUMENTS_LENGTH = 20_000;
const MAX_DEPTH = 4;

export type ReadArguments =
  | { readonly ok: true; readonly arguments: JsonObject }
  | { readonly ok: false; readonly missing: readonly string[]; readonly message: string };

/** A model's arguments as a value that fits the tool, or one sentence the model can act on. */
export function readArguments(
  tool: Tool,
  text: string,
  check: typeof checkArguments = checkArguments,
): ReadArguments {
  if (text.length > MAX_ARGUMENTS_LENGTH)
    return wrong(`The arguments of ${tool.name} are too long.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message names positions a model can't use; the sentence below says what to write.
    return wrong(`The arguments of ${tool.name} are not one JSON object.`);
  }
  if (repeatsKey(text)) return wrong(`The arguments of ${tool.name} name a key twice.`);
  return check(tool, value);
}

/** The same for arguments that arrive as a value. */
export function checkArguments(tool: Tool, value: unknown): ReadArguments {
  if (!isPlainObject(value) || depthOf(value) > MAX_DEPTH) {
    return wrong(`The arguments of ${tool.name} are one flat JSON object.`);
  }
  const known = new Map(parametersOf(tool).map((parameter) => [parameter.name, parameter]));
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  if (unknown.length > 0) return wrong(`${tool.name} has no argument "${unknown[0]}".`);
  const missing = [...known.values()]
    .filter((one) => one.required && isEmpty(value[one.name]) && !isSpared(one, value))
    .map(({ name }) => name);
  if (missing.length > 0) {
    return { ok: false, missing, message: `${tool.name} needs ${missing.join(" and ")}.` };
  }
  const parsed = tool.input.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return wrong(`${tool.name}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is wrong"}`);
  }
  // safeParse has just proved that every value is one the schema (strings, numbers, flags, lists) admits.
  return { ok: true, arguments: parsed.data as JsonObject };
}

function wrong(message: string): ReadArguments {
  return { ok: false, missing: [], message };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function depthOf(value: unknown, depth = 0): number {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return depth;
  return Math.max(depth + 1, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}

/** True when an object of the text names one key twice; JSON.parse would silently keep the last. */
function repeatsKey(text: string): boolean {
  const open: Set<string>[] = [];
  const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g;
  for (const [whole, content, colon] of text.matchAll(token)) {
    if (whole === "{") open.push(new Set());
    else if (whole === "}") open.pop();
    else if (colon && content !== undefined) {
      const keys = open.at(-1);
      if (keys?.has(content)) return true;
      keys?.add(content);
    }
  }
  return false;
}
