import type { Slot, SlotValue } from "../types/turn/call-space.ts";
import type { Expression } from "../types/expression.ts";

/**
 * The grammar of the arguments object of one call: compact JSON, parameters in order, required ones
 * always, optional ones or not, and of each only the values the slot admits.
 *
 *   {"from":"tomorrow","text":"dentist"}
 *    └ required first ┘ └ ("," optional)? … ┘
 */
export function argumentsGrammar(slots: readonly Slot[]): Expression {
  const required = slots.filter((slot) => slot.required).map(memberOf);
  const optional = slots.filter((slot) => !slot.required).map(memberOf);
  return sequence(literal("{"), ...bodyOf(required, optional), literal("}"));
}

function memberOf({ parameter, value }: Slot): Expression {
  return sequence(literal(`${JSON.stringify(parameter)}:`), valueOf(value));
}

/** Without a required one, any of the optional ones may be the first, which has no comma before it. */
function bodyOf(
  required: readonly Expression[],
  optional: readonly Expression[],
): readonly Expression[] {
  const [first, ...more] = required;
  if (first) return [first, ...more.map(afterComma), ...optional.map(maybeAfterComma)];
  if (optional.length === 0) return [];
  const starts = optional.map((member, index) =>
    sequence(member, ...optional.slice(index + 1).map(maybeAfterComma)),
  );
  return [repeat(either(starts), 0, 1)];
}

function valueOf(value: SlotValue): Expression {
  if (value.kind === "free") return freeValue(value);
  const choice = either(value.candidates.map((one) => literal(JSON.stringify(one.value))));
  if (value.kind === "list") return listOf(choice, value.max);
  return value.most === undefined ? choice : either([choice, listOf(choice, value.most)]);
}

/** Texts a list may hold. */
const MOST_TEXTS = 8;
/** Digits of a number before and behind its point. */
const MOST_DIGITS = 6;

function freeValue({ maxLength, form }: Extract<SlotValue, { kind: "free" }>): Expression {
  const text = sequence(literal('"'), repeat(CHARACTER, 1, maxLength), literal('"'));
  if (form === "list") return listOf(text, MOST_TEXTS);
  if (form === "some") return either([text, listOf(text, MOST_TEXTS)]);
  if (form !== "number") return text;
  const fraction = sequence(literal("."), repeat(DIGIT, 1, MOST_DIGITS));
  const whole = either([literal("0"), sequence(LEADING, repeat(DIGIT, 0, MOST_DIGITS - 1))]);
  return sequence(repeat(literal("-"), 0, 1), whole, repeat(fraction, 0, 1));
}

function listOf(one: Expression, most: number): Expression {
  return sequence(literal("["), one, repeat(afterComma(one), 0, most - 1), literal("]"));
}

const DIGIT = classOf(false, ["0", "9"]);
const LEADING = classOf(false, ["1", "9"]);

/** Of a text the model composes: anything a JSON string may hold but control characters, some of them escaped. */
const CHARACTER = either([
  classOf(true, '"', "\\", ["\0", "\u001F"], "\u007F"),
  sequence(literal("\\"), classOf(false, '"', "\\", "/", "n", "t")),
]);

function maybeAfterComma(part: Expression): Expression {
  return repeat(afterComma(part), 0, 1);
}

function afterComma(part: Expression): Expression {
  return sequence(literal(","), part);
}

function literal(text: string): Expression {
  return { kind: "literal", text };
}

function sequence(...parts: readonly Expression[]): Expression {
  return { kind: "sequence", parts };
}

function either(options: readonly Expression[]): Expression {
  return { kind: "either", options };
}

function repeat(part: Expression, min: number, max: number): Expression {
  return { kind: "repeat", part, min, max };
}

/** One character, or none, of some: each alone, or the first and last of a range. */
function classOf(
  isNegated: boolean,
  ...members: readonly (string | readonly [string, string])[]
): Expression {
  const code = (character: string): number => character.codePointAt(0) ?? 0;
  const ranges = members.map((member) => {
    const [first, last] = typeof member === "string" ? [member, member] : member;
    return [code(first), code(last)] as const;
  });
  return { kind: "class", ranges, isNegated };
}
