import { jsonDumps, LlamaText } from "node-llama-cpp";
import type { JsonObject, JsonValue } from "../../types/json.ts";
import type { Expression } from "../../types/expression.ts";
import { afterText, mayEnd } from "../grammar/derivative.ts";
import { parametersIn } from "../grammar/parameters.ts";
import type { ArgumentForm } from "./argument-form.ts";

const END = "</function>";
const opening = (name: string): string => `<parameter=${name}>\n`;
const CLOSING = "\n</parameter>\n";

/**
 * Arguments as Qwen 3.5 writes them: texts bare, all else as JSON, each between tags, up to the
 * function's own end.
 *
 *   <parameter=to>
 *   Anna
 *   </parameter>
 *   </function>
 */
export function taggedArguments(given: JsonObject): string {
  const members = Object.entries(given).map(
    ([name, value]) => `${opening(name)}${bare(value)}${CLOSING}`,
  );
  return `${members.join("")}${END}`;
}

function bare(value: JsonValue | undefined): string {
  return typeof value === "string" ? value : jsonDumps(value ?? null);
}

export const TAGGED: ArgumentForm = {
  write: (given) => LlamaText(taggedArguments(given)),
  grammarOf: taggedGrammar,
  read: readTagged,
};

/** The grammar of the same arguments in this form. */
export function taggedGrammar(grammar: Expression): Expression {
  const members = parametersIn(grammar).map(({ name, required, value }): Expression => {
    const parts = [literal(opening(name)), bareValue(value), literal(CLOSING)];
    const member: Expression = { kind: "sequence", parts };
    return required ? member : { kind: "repeat", part: member, min: 0, max: 1 };
  });
  return { kind: "sequence", parts: [...members, literal(END)] };
}

/**
 * What was written in this form as the JSON its grammar admits; undefined where it admits none, as
 * where a value holds what looks like the end of its tag.
 */
export function readTagged(text: string, grammar: Expression): string | undefined {
  const values = new Map(parametersIn(grammar).map(({ name, value }) => [name, value]));
  const read: string[] = [];
  let rest = text;
  while (rest !== END) {
    const [whole, name = "", value = ""] = MEMBER.exec(rest) ?? [];
    const json = whole === undefined ? undefined : asJson(value, values.get(name));
    if (whole === undefined || json === undefined) return undefined;
    read.push(`${JSON.stringify(name)}:${json}`);
    rest = rest.slice(whole.length);
  }
  const object = `{${read.join(",")}}`;
  return accepts(grammar, object) ? object : undefined;
}

const MEMBER = /^<parameter=([^>\n]+)>\n([^]*?)\n<\/parameter>\n/;

function asJson(text: string, value: Expression | undefined): string | undefined {
  if (!value) return undefined;
  return [JSON.stringify(text), text].find((json) => accepts(value, json));
}

function accepts(grammar: Expression, text: string): boolean {
  const rest = afterText(grammar, text);
  return rest !== undefined && mayEnd(rest);
}

/** A value of JSON without its quotes: a text as it is, none of its characters escaped. */
function bareValue(value: Expression): Expression {
  if (value.kind === "either") return { kind: "either", options: value.options.map(bareValue) };
  if (value.kind === "literal") return literal(bareText(value.text));
  const [first, middle] = value.kind === "sequence" ? value.parts : [];
  const isText = first?.kind === "literal" && first.text === '"' && middle?.kind === "repeat";
  return isText ? { ...middle, part: BARE } : value;
}

function bareText(json: string): string {
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : json;
  return String(value);
}

/** Of a bare text: no control character but a new line, and nothing that could begin a tag. */
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

function literal(text: string): Expression {
  return { kind: "literal", text };
}
