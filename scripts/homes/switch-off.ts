import { parseSync } from "oxc-parser";
import type { Function as FunctionNode } from "oxc-parser";

/** What a rule says where it has nothing to say: no, nothing, none, or what it was given. */
export type Silence = "no" | "nothing" | "none" | { readonly given: number };

/** What was called of a rule, and what it says by itself. */
export type Called = {
  readonly silence: Silence;
  readonly args: readonly unknown[];
  readonly own: () => unknown;
};

/**
 * The text of a module with one of its functions called through `globalThis[door]` (a `Called` in, its result
 * out), so that it can be watched and switched off. Throws where there is no such function, or where its
 * type leaves open what it says when it has nothing to say.
 */
export function throughDoor(source: string, name: string, door: string): string {
  for (const statement of parseSync("rule.ts", source).program.body) {
    const isExported = statement.type === "ExportNamedDeclaration";
    const rule = isExported ? statement.declaration : statement;
    if (rule?.type !== "FunctionDeclaration" || rule.id?.name !== name || !rule.body) continue;
    const silence = JSON.stringify(silenceOf(rule, source));
    const own = `${name}$own`;
    const inner = `${source.slice(rule.start, rule.id.start)}${own}${source.slice(rule.id.end, rule.end)}`;
    const called = `{ silence: ${silence}, args, own: () => ${own}.apply(undefined, args as never) }`;
    const outer = `${isExported ? "export " : ""}function ${name}(...args: unknown[]): any { return (globalThis as any)[${JSON.stringify(door)}](${called}); }`;
    return `${source.slice(0, statement.start)}${inner}\n${outer}${source.slice(statement.end)}`;
  }
  throw new Error(`There is no function ${name} in that file.`);
}

/** What a rule says with nothing to say, of what it is called with. */
export function silent(silence: Silence, args: readonly unknown[]): unknown {
  if (typeof silence === "object") return args[silence.given];
  return { no: false, nothing: undefined, none: [] }[silence];
}

/** Whether a rule said something. */
export function hasSaid(silence: Silence, args: readonly unknown[], said: unknown): boolean {
  if (silence === "none") return Array.isArray(said) && said.length > 0;
  return said !== silent(silence, args);
}

function silenceOf({ params, returnType }: FunctionNode, source: string): Silence {
  const written = returnType ? source.slice(returnType.start, returnType.end) : "";
  const type = /^:\s*(?:Promise<(?<held>.*)>|(?<plain>.*))$/su.exec(written)?.groups;
  const said = (type?.["held"] ?? type?.["plain"] ?? "").trim();
  if (said === "boolean" || / is /u.test(said)) return "no";
  if (/\|\s*undefined$/u.test(said)) return "nothing";
  const given = params.findIndex(({ start, end }) =>
    source.slice(start, end).endsWith(`: ${said}`),
  );
  if (given >= 0) return { given };
  if (said.endsWith("[]")) return "none";
  throw new Error(`A function that returns ${said || "what nobody says"} can't be switched off.`);
}
