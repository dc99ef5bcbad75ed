import type { Slot, SlotValue } from "../types/call-space.ts";

/**
 * GBNF for the arguments object of one call: compact JSON, parameters in order, required ones
 * always, optional ones or not, and of each only the values the slot admits.
 *
 *   {"from":"tomorrow","text":"dentist"}
 *    └ required first ┘ └ ("," optional)? … ┘
 */
export function argumentsGrammar(slots: readonly Slot[]): string {
  const ordered = [
    ...slots.filter((slot) => slot.required),
    ...slots.filter((slot) => !slot.required),
  ];
  const values = ordered.map((slot, index) => `v${index} ::= ${valueRule(slot.value)}`);
  const members = ordered.map(
    (slot, index) => `m${index} ::= ${literal(`${JSON.stringify(slot.parameter)}:`)} v${index}`,
  );
  const required = ordered.filter((slot) => slot.required).length;
  const rules = [`root ::= "{" ${bodyOf(ordered.length, required)} "}"`, ...members, ...values];
  if (slots.some(({ value }) => value.kind === "free")) rules.push(...FREE_TEXT);
  return rules.join("\n");
}

/** Text a model composes: any JSON string of a bounded length without control characters. */
const FREE_TEXT = [String.raw`char ::= [^"\\\x00-\x1F\x7F] | "\\" ["\\/nt]`];

function bodyOf(count: number, required: number): string {
  const head = range(0, required)
    .map((index) => `m${index}`)
    .join(` "," `);
  const optional = range(required, count);
  if (required > 0) return [head, ...optional.map((index) => `("," m${index})?`)].join(" ");
  if (count === 0) return "";
  const starts = optional.map((first) => {
    const rest = optional.filter((index) => index > first).map((index) => `("," m${index})?`);
    return [`m${first}`, ...rest].join(" ");
  });
  return `(${starts.join(" | ")})?`;
}

function valueRule(value: SlotValue): string {
  if (value.kind === "free") return String.raw`"\"" char{1,${value.maxLength}} "\""`;
  const choice = value.candidates
    .map((candidate) => literal(JSON.stringify(candidate.value)))
    .join(" | ");
  if (value.kind === "closed") return choice;
  return `"[" (${choice}) ("," (${choice})){0,${value.max - 1}} "]"`;
}

/** A GBNF literal that matches exactly this text. */
function literal(text: string): string {
  const escaped = text.replaceAll(/["\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
  return `"${escaped}"`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': String.raw`\"`,
  "\\": String.raw`\\`,
  "\n": String.raw`\n`,
  "\r": String.raw`\r`,
  "\t": String.raw`\t`,
};

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
