import type { Language } from "../../../language/language.ts";
import type { LastAct } from "../../../language/contract/itself.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Registry } from "../../../tool/registry.ts";
import { domainOf } from "../../../tool/signature.ts";
import type { RememberedCall } from "../../../types/memory.ts";
import { inAFewWords } from "./in-a-few-words.ts";

/** What the last words were taken for; values that nobody said, or that only we know a record by, left out. */
export function lastAct(
  { registry, language }: { readonly registry: Pick<Registry, "get">; readonly language: Language },
  last: RememberedCall | undefined,
): LastAct | undefined {
  const tool = last && registry.get(last.tool);
  if (!last || !tool) return undefined;
  const given = parametersOf(tool).flatMap(({ name, kind }) => {
    const value = last.arguments[name];
    const origin = last.origins[name]?.origin;
    const isOurs = kind === "handle" || origin === "handle" || origin === "foreign";
    return isOurs || (typeof value !== "string" && typeof value !== "number")
      ? []
      : [String(value)];
  });
  const { said } = last;
  return { said, domain: domainOf(tool.name), does: inAFewWords(tool, language), given };
}
