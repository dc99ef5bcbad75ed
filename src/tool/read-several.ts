import { severalIn } from "./batch.ts";
import type { Tool } from "./define-tool.ts";
import { checkArguments, isPlainObject, readArguments } from "./read-arguments.ts";
import type { ReadArguments } from "./read-arguments.ts";

/** A model's arguments that may name several records or people at once: the tool has to take each of them. */
export function readSeveral(tool: Tool, text: string): ReadArguments {
  return readArguments(tool, text, checkSeveral);
}

function checkSeveral(tool: Tool, value: unknown): ReadArguments {
  const given = isPlainObject(value) ? value : {};
  const field = severalIn(tool, given)?.name;
  const several = field === undefined ? [] : [given[field]].flat();
  if (field === undefined || several.length === 0) return checkArguments(tool, value);
  const read = several.map((one) => checkArguments(tool, { ...given, [field]: one }));
  const wrong = read.find(({ ok }) => !ok);
  const taken = read.flatMap((one) => (one.ok ? [one.arguments] : []));
  const each = taken.map((one) => one[field] ?? null);
  return wrong ?? { ok: true, arguments: { ...taken[0], [field]: each } };
}
