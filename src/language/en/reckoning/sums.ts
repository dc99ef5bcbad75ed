import type { Sum } from "../../../types/reckoning.ts";
import type { FoundNumber } from "../../reading/found.ts";
import { findNumbers } from "../numbers/find-numbers.ts";

const FRAME =
  /^(?:(?:what|how much)(?:['’]s| is| are| does| do|['’]re)|calculate|work out|compute|tell me|how much)\s+/i;
/** A sum may be asked for by a verb alone: "add 3 and 4". */
const VERBS: Readonly<Record<string, string>> = {
  add: "+",
  "the sum of": "+",
  multiply: "*",
  "the product of": "*",
  divide: "/",
};
const VERB = new RegExp(`^(${Object.keys(VERBS).join("|")})\\s+`, "i");
const ROOT = /^(?:the )?(square|cube) root of\s+/i;

/** What stands between two numbers, as mathematics writes it. */
const OPERATORS: Readonly<Record<string, string>> = {
  "+": "+",
  plus: "+",
  "and then": "+",
  "-": "-",
  "−": "-",
  minus: "-",
  less: "-",
  "take away": "-",
  "*": "*",
  "×": "*",
  x: "*",
  times: "*",
  "multiplied by": "*",
  "lots of": "*",
  "/": "/",
  "÷": "/",
  ":": "/",
  over: "/",
  "divided by": "/",
  "^": "^",
  "**": "^",
  "to the power of": "^",
  "to the power": "^",
};
const POWERS: Readonly<Record<string, string>> = { squared: "^2", cubed: "^3" };
const CURRENCY = /[£$€]|\b(?:pounds?|quid|euros?|dollars?|pence|cents)\b/gi;

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };
const SHARE = new RegExp(
  String.raw`^(?:(${Object.keys(COUNTS).join("|")}) )?(${Object.keys(PARTS).join("|")})s? of\s+`,
  "i",
);

/** Numbers with what is done to them, and nothing beside: "17 percent of 240", "the square root of 81". */
export function sumIn(text: string): Sum | undefined {
  const words = text.replace(FRAME, "").trim();
  const plain = words.replace(CURRENCY, "").replaceAll(/\s+/g, " ").trim();
  const notation = notationOf(plain);
  return notation === undefined ? undefined : { kind: "sum", notation, words };
}

function notationOf(text: string): string | undefined {
  const root = ROOT.exec(text);
  if (root) return wrapped(text.slice(root[0].length), root[1] === "cube" ? "cbrt" : "sqrt");
  const share = SHARE.exec(text);
  if (share) {
    const [all, count = "one", part = ""] = share;
    const rest = chain(text.slice(all.length), {});
    const divided = `${COUNTS[count.toLowerCase()] ?? 1} / ${PARTS[part.toLowerCase()] ?? 1}`;
    return rest && `(${divided}) * (${rest.notation})`;
  }
  const verb = VERB.exec(text)?.[1];
  const body = verb === undefined ? text : text.slice(verb.length).trim();
  const and = verb === undefined ? undefined : VERBS[verb.toLowerCase()];
  const found = chain(body, { and });
  return found && found.steps > 0 ? found.notation : undefined;
}

function wrapped(text: string, by: string): string | undefined {
  const inner = chain(text, {});
  return inner && `${by}(${inner.notation})`;
}

type Chain = { readonly notation: string; readonly steps: number };

/** Numbers one after the other with a sign between each two; `and` is what "and" stands for. */
function chain(text: string, { and }: { readonly and?: string | undefined }): Chain | undefined {
  const numbers = findNumbers(text).filter(({ kind }) => kind !== "ordinal");
  const [first] = numbers;
  if (!first) return undefined;
  const sign = text.slice(0, first.start).trim().toLowerCase();
  if (sign !== "" && sign !== "-" && sign !== "minus") return undefined;
  let notation = `${sign === "" ? "" : "-"}`;
  let steps = 0;
  for (const [at, number] of numbers.entries()) {
    const gap = gapAfter(text, number, numbers[at + 1]);
    const joined = joinOf(gap, { number, and, isLast: at === numbers.length - 1 });
    if (joined === undefined) return undefined;
    notation += joined.notation;
    steps += joined.steps;
  }
  return { notation, steps };
}

function gapAfter(text: string, { end }: FoundNumber, next: FoundNumber | undefined): string {
  return text.slice(end, next?.start).trim().toLowerCase();
}

/** So many percent of what follows, or that much less. */
const SHARES: Readonly<Record<string, (percent: number) => string>> = {
  of: (percent) => `${percent} / 100 * `,
  off: (percent) => `(1 - ${percent} / 100) * `,
};

type Joining = {
  readonly number: FoundNumber;
  readonly and: string | undefined;
  readonly isLast: boolean;
};

/** A number with what stands behind it. */
function joinOf(gap: string, { number, and, isLast }: Joining): Chain | undefined {
  const { value } = number;
  const [power = "", ...others] = gap.split(" ");
  const raised = POWERS[power];
  const rest = raised === undefined ? gap : others.join(" ");
  const isPercent = number.kind === "percent";
  const own = `${value}${isPercent ? "%" : ""}${raised ?? ""}`;
  const steps = raised === undefined ? 0 : 1;
  if (isLast) return rest === "" ? { notation: own, steps } : undefined;
  const share = isPercent ? SHARES[rest]?.(value) : undefined;
  if (share !== undefined) return { notation: share, steps: 1 };
  const operator = rest === "and" || rest === "by" || rest === "to" ? and : OPERATORS[rest];
  return operator === undefined ? undefined : { notation: `${own} ${operator} `, steps: steps + 1 };
}
