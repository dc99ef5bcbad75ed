import type { Expression } from "../../types/expression.ts";

/*
 * What may come next can be asked of an expression, and what is left of it after some text is an
 * expression again (Brzozowski's derivative).
 */

/** What accepts nothing but the end. */
const END: Expression = { kind: "literal", text: "" };

/** What is left of an expression after a character; undefined where that can't come. */
export function after(expression: Expression, character: string): Expression | undefined {
  switch (expression.kind) {
    case "literal": {
      const { text } = expression;
      if (text === "" || !text.startsWith(character)) return undefined;
      return { kind: "literal", text: text.slice(character.length) };
    }
    case "class":
      return accepts(expression, character) ? END : undefined;
    case "sequence":
      return afterSequence(expression.parts, character);
    case "either":
      return either(expression.options.map((option) => after(option, character)));
    case "repeat": {
      const { part, min, max } = expression;
      const first = max > 0 ? after(part, character) : undefined;
      if (!first) return undefined;
      return sequence([first, { kind: "repeat", part, min: Math.max(0, min - 1), max: max - 1 }]);
    }
  }
}

/** What is left after a whole text. */
export function afterText(expression: Expression, text: string): Expression | undefined {
  let rest: Expression | undefined = expression;
  for (const character of text) rest = rest && after(rest, character);
  return rest;
}

export function mayEnd(expression: Expression): boolean {
  switch (expression.kind) {
    case "literal":
      return expression.text === "";
    case "class":
      return false;
    case "sequence":
      return expression.parts.every(mayEnd);
    case "either":
      return expression.options.some(mayEnd);
    case "repeat":
      return expression.min === 0 || mayEnd(expression.part);
  }
}

/** Whether the expression has ended and nothing may follow. */
export function isOver(expression: Expression): boolean {
  return mayEnd(expression) && nextCharacters(expression).length === 0;
}

/** The text everything the expression accepts goes on with: what needs no choice. */
export function forcedText(expression: Expression): string {
  let rest: Expression | undefined = expression;
  let forced = "";
  while (rest && !mayEnd(rest)) {
    const [only, ...others] = nextCharacters(rest);
    if (only === undefined || only === MANY || others.length > 0) return forced;
    forced += only;
    rest = after(rest, only);
  }
  return forced;
}

/** Parts one after another, flat; one part alone is itself. */
export function sequence(parts: readonly Expression[]): Expression {
  const flat = parts
    .flatMap((part) => (part.kind === "sequence" ? part.parts : [part]))
    .filter((part) => part.kind !== "literal" || part.text !== "");
  const [only, ...more] = flat;
  return only && more.length === 0 ? only : only ? { kind: "sequence", parts: flat } : END;
}

function either(options: readonly (Expression | undefined)[]): Expression | undefined {
  const possible = options.filter((option) => option !== undefined);
  const [only, ...more] = possible;
  return more.length === 0 ? only : { kind: "either", options: possible };
}

/** Stands for more next characters than are worth telling apart. */
const MANY = "many";

/** The characters that may come next: none, one, or enough to see that they are several. */
function nextCharacters(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case "literal":
      return [...expression.text].slice(0, 1);
    case "class":
      return [MANY];
    case "sequence": {
      const needed = expression.parts.findIndex((part) => !mayEnd(part));
      const reached = needed < 0 ? expression.parts : expression.parts.slice(0, needed + 1);
      return distinct(reached);
    }
    case "either":
      return distinct(expression.options);
    case "repeat":
      return expression.max > 0 ? nextCharacters(expression.part) : [];
  }
}

function distinct(expressions: readonly Expression[]): readonly string[] {
  return [...new Set(expressions.flatMap(nextCharacters))];
}

function afterSequence(parts: readonly Expression[], character: string): Expression | undefined {
  const options: (Expression | undefined)[] = [];
  for (const [index, part] of parts.entries()) {
    const rest = after(part, character);
    options.push(rest && sequence([rest, ...parts.slice(index + 1)]));
    if (!mayEnd(part)) break;
  }
  return either(options);
}

function accepts(
  { ranges, isNegated }: Extract<Expression, { kind: "class" }>,
  character: string,
): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last) !== isNegated;
}
