import { either, END, sequence } from "./gbnf.ts";
import type { Expression, Range } from "./gbnf.ts";

/** Beyond this an expression without names would be larger than the grammar it stands for. */
const DEEPEST = 40;

const RULE = /^([a-zA-Z][\w-]*)\s*::=\s*(.*)$/;
const TOKEN =
  /\s*(?:("(?:[^"\\]|\\.)*")|(\[\^?(?:[^\]\\]|\\.)*\])|([a-zA-Z][\w-]*)|(\{\d+(?:,\d*)?\})|([()|*+?]))/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g;
const NAMED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/**
 * Reads the part of GBNF that has a rule a line and no recursion: literals, classes, groups,
 * alternatives and repetitions. Undefined for anything else, which the engine's own parser may know.
 */
export function parseGbnf(text: string): Expression | undefined {
  const rules = new Map<string, readonly string[]>();
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [, name, body] = RULE.exec(line.trim()) ?? [];
    const tokens = body === undefined ? undefined : tokensOf(body);
    if (name === undefined || !tokens || rules.has(name)) return undefined;
    rules.set(name, tokens);
  }
  try {
    return new RuleReader(rules).rule("root", 0);
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

class NotUnderstood extends Error {}

function tokensOf(body: string): readonly string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < body.trimEnd().length) {
    const match = TOKEN.exec(body);
    if (!match) return undefined;
    tokens.push(match[0].trim());
  }
  return tokens;
}

/** Reads rules by recursive descent, each name replaced by what it stands for. */
class RuleReader {
  readonly #rules: ReadonlyMap<string, readonly string[]>;
  readonly #read = new Map<string, Expression>();

  constructor(rules: ReadonlyMap<string, readonly string[]>) {
    this.#rules = rules;
  }

  rule(name: string, depth: number): Expression {
    const known = this.#read.get(name);
    if (known) return known;
    const tokens = this.#rules.get(name);
    if (!tokens || depth > DEEPEST) throw new NotUnderstood(name);
    const left = [...tokens];
    const expression = this.#alternatives(left, depth);
    if (left.length > 0) throw new NotUnderstood(left[0]);
    this.#read.set(name, expression);
    return expression;
  }

  #alternatives(left: string[], depth: number): Expression {
    const options = [this.#sequence(left, depth)];
    while (left[0] === "|") {
      left.shift();
      options.push(this.#sequence(left, depth));
    }
    return either(options) ?? END;
  }

  #sequence(left: string[], depth: number): Expression {
    const parts: Expression[] = [];
    while (left.length > 0 && left[0] !== "|" && left[0] !== ")") {
      let part = this.#part(left, depth);
      for (let bounds = boundsOf(left[0]); bounds; bounds = boundsOf(left[0])) {
        left.shift();
        part = { kind: "repeat", part, ...bounds };
      }
      parts.push(part);
    }
    return sequence(parts);
  }

  #part(left: string[], depth: number): Expression {
    const token = left.shift() ?? "";
    if (token.startsWith('"')) return { kind: "literal", text: unescaped(token.slice(1, -1)) };
    if (token.startsWith("[")) return classOf(token);
    if (token === "(") {
      const group = this.#alternatives(left, depth);
      if (left.shift() !== ")") throw new NotUnderstood(token);
      return group;
    }
    return this.rule(token, depth + 1);
  }
}

function boundsOf(
  token: string | undefined,
): { readonly min: number; readonly max: number } | undefined {
  if (token === "*") return { min: 0, max: Infinity };
  if (token === "+") return { min: 1, max: Infinity };
  if (token === "?") return { min: 0, max: 1 };
  const [, min, comma, max] = /^\{(\d+)(,)?(\d*)\}$/.exec(token ?? "") ?? [];
  if (min === undefined) return undefined;
  if (comma === undefined) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === "" ? Infinity : Number(max) };
}

function classOf(source: string): Expression {
  const isNegated = source.startsWith("[^");
  const body = source.slice(isNegated ? 2 : 1, -1);
  const members = [...body.matchAll(/\\(?:x..|u.{4}|U.{8}|.)|[^]/gu)].map(([member]) => member);
  const ranges: Range[] = [];
  for (let index = 0; index < members.length; index += 1) {
    const first = codeOf(members[index]);
    const isRange = members[index + 1] === "-" && index + 2 < members.length;
    ranges.push([first, isRange ? codeOf(members[index + 2]) : first]);
    if (isRange) index += 2;
  }
  return { kind: "class", source, ranges, isNegated };
}

function codeOf(member = ""): number {
  return unescaped(member).codePointAt(0) ?? 0;
}

function unescaped(text: string): string {
  return text.replaceAll(ESCAPE, (_, ...[byte, short, long, character]: readonly string[]) => {
    const hex = byte ?? short ?? long;
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return NAMED[character ?? ""] ?? character ?? "";
  });
}
