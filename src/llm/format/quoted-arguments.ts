import { jsonDumps, LlamaText, SpecialTokensText } from "node-llama-cpp";
import type { LlamaTextValue } from "node-llama-cpp";
import type { Expression } from "../../types/expression.ts";
import type { JsonObject, JsonValue } from "../../types/json.ts";
import { afterText, mayEnd } from "../grammar/derivative.ts";
import { parametersIn } from "../grammar/parameters.ts";
import type { GrammarParameter } from "../grammar/parameters.ts";
import type { ArgumentForm } from "./argument-form.ts";

/** What Gemma 4 has for a quotation mark: one token, which no text becomes. */
const MARK = '<|"|>';
const END = "}";

type Piece = LlamaTextValue;

/**
 * Arguments as Gemma 4 writes them, by the order of their names, texts between marks of their own and
 * bare, up to the bracket that closes them: `all:true,to:<|"|>Anna<|"|>}`.
 */
export const QUOTED: ArgumentForm = {
  write: (given) => LlamaText([...joined(sortedRows(given).map(member)), END]),
  grammarOf,
  read,
  mark: MARK,
};

/** Any value as the family writes it, a whole schema too. */
export function quoted(value: JsonValue | undefined): readonly Piece[] {
  if (typeof value === "string") return between(value);
  if (Array.isArray(value)) return ["[", ...joined(value.map(quoted)), "]"];
  if (typeof value !== "object" || value === null) return [jsonDumps(value ?? null)];
  // What is left of JSON is an object; the test for lists doesn't tell TypeScript so.
  return ["{", ...joined(sortedRows(value as JsonObject).map(member)), "}"];
}

function member([name, value]: readonly [string, JsonValue | undefined]): readonly Piece[] {
  return [`${name}:`, ...quoted(value)];
}

function between(text: string): readonly Piece[] {
  const mark = new SpecialTokensText(MARK);
  return [mark, text, mark];
}

export function joined(parts: readonly (readonly Piece[])[]): readonly Piece[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [",", ...part]));
}

function sortedRows(given: JsonObject): readonly (readonly [string, JsonValue | undefined])[] {
  return Object.entries(given).toSorted(([one], [other]) => byName(one, other));
}

function byName(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left < right ? -1 : Number(left > right);
}

function grammarOf(json: Expression): Expression {
  const members = parametersIn(json).toSorted((one, other) => byName(one.name, other.name));
  const must = members.findIndex(({ required }) => required);
  const first = must < 0 ? members : members.slice(0, must + 1);
  const starts = first.map((one, index) =>
    sequence([memberGrammar(one), ...members.slice(index + 1).map(afterComma)]),
  );
  const options = must < 0 ? [...starts, literal("")] : starts;
  return sequence([{ kind: "either", options }, literal(END)]);
}

function memberGrammar({ name, value }: GrammarParameter, before = ""): Expression {
  return sequence([literal(`${before}${name}:`), quotedValue(value)]);
}

function afterComma(parameter: GrammarParameter): Expression {
  const part = memberGrammar(parameter, ",");
  return parameter.required ? part : { kind: "repeat", part, min: 0, max: 1 };
}

/** A value of JSON with its texts between marks, none of their characters escaped. */
function quotedValue(value: Expression): Expression {
  switch (value.kind) {
    case "literal":
      return literal(quotedLiteral(value.text));
    case "either":
      return { kind: "either", options: value.options.map(quotedValue) };
    case "repeat":
      return { ...value, part: quotedValue(value.part) };
    case "sequence":
      return textIn(value.parts) ?? sequence(value.parts.map(quotedValue));
    case "class":
      return value;
  }
}

/** Of a quotation mark, what is quoted, and a mark again. */
function textIn([first, middle]: readonly Expression[]): Expression | undefined {
  if (first?.kind !== "literal" || first.text !== '"' || middle?.kind !== "repeat")
    return undefined;
  return sequence([literal(MARK), { ...middle, part: BARE }, literal(MARK)]);
}

/** A whole value is written anew; a piece of one stays. A text that holds the mark itself loses it. */
function quotedLiteral(text: string): string {
  try {
    // JSON is what a grammar of JSON has for a value.
    const value = JSON.parse(text, withoutMark) as JsonValue;
    return LlamaText([...quoted(value)]).toString();
  } catch {
    return text;
  }
}

function withoutMark(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(MARK, "") : value;
}

function read(text: string, json: Expression): string | undefined {
  const [object, rest] = readMembers(text);
  if (!object || rest !== "") return undefined;
  const rows = parametersIn(json).flatMap(({ name }) =>
    object.has(name) ? [`${JSON.stringify(name)}:${object.get(name)}`] : [],
  );
  const whole = `{${rows.join(",")}}`;
  const left = rows.length === object.size ? afterText(json, whole) : undefined;
  return left && mayEnd(left) ? whole : undefined;
}

type Read<Value> = readonly [Value | undefined, string];

const MEMBER = /^,?([^:,{}[\]<]+):/;

/** The JSON of each member, up to the bracket that closes them. */
function readMembers(text: string): Read<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let rest = text;
  while (!rest.startsWith(END)) {
    const [begin, name] = MEMBER.exec(rest) ?? [];
    if (begin === undefined || name === undefined) return [undefined, rest];
    const [json, left] = readValue(rest.slice(begin.length));
    if (json === undefined) return [undefined, left];
    found.set(name, json);
    rest = left;
  }
  return [found, rest.slice(END.length)];
}

function readValue(text: string): Read<string> {
  if (text.startsWith(MARK)) {
    const end = text.indexOf(MARK, MARK.length);
    if (end < 0) return [undefined, text];
    return [JSON.stringify(text.slice(MARK.length, end)), text.slice(end + MARK.length)];
  }
  if (text.startsWith("[")) return readList(text.slice(1));
  const [bare] = /^[^,}\]<]+/.exec(text) ?? [];
  return [bare, text.slice(bare?.length ?? 0)];
}

function readList(text: string): Read<string> {
  const items: string[] = [];
  let rest = text;
  while (!rest.startsWith("]")) {
    const [json, left] = readValue(rest);
    if (json === undefined) return [undefined, left];
    items.push(json);
    rest = left.startsWith(",") ? left.slice(1) : left;
  }
  return [`[${items.join(",")}]`, rest.slice(1)];
}

/** Of a bare text: no control character but a new line, and nothing that could begin a mark. */
const BARE: Expression = {
  kind: "class",
  isNegated: true,
  ranges: [
    [0, 0x09],
    [0x0b, 0x1f],
    [0x3c, 0x3c],
    [0x7f, 0x7f],
  ],
};

function sequence(parts: readonly Expression[]): Expression {
  return { kind: "sequence", parts };
}

function literal(text: string): Expression {
  return { kind: "literal", text };
}
