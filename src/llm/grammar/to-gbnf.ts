import type { CodeRange, Expression } from "../../types/expression.ts";

/** An expression in GBNF, as the right side of a rule. */
export function toGbnf(expression: Expression): string {
  switch (expression.kind) {
    case "literal":
      return quoted(expression.text);
    case "class":
      return `[${expression.isNegated ? "^" : ""}${expression.ranges.map(rangeIn).join("")}]`;
    case "sequence":
      return expression.parts.map(toGbnf).join(" ");
    case "either":
      return `(${expression.options.map(toGbnf).join(" | ")})`;
    case "repeat": {
      const { part, min, max } = expression;
      return `(${toGbnf(part)}){${min},${max === Infinity ? "" : max}}`;
    }
  }
}

function quoted(text: string): string {
  const escaped = text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
  return `"${escaped.replaceAll("\r", String.raw`\r`).replaceAll("\t", String.raw`\t`)}"`;
}

function rangeIn([first, last]: CodeRange): string {
  return first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`;
}

function escaped(code: number): string {
  return String.raw`\U${code.toString(16).padStart(8, "0")}`;
}
