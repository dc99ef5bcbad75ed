import type { Measure } from "../../../types/reckoning.ts";
import { findNumbers } from "../numbers/find-numbers.ts";
import { unitNamed } from "./units.ts";

const FORMS: readonly RegExp[] = [
  // "How many cups are there in a litre", "how many miles is thirty kilometres"
  /^how (?:many|much) (?<to>.+?)\s+(?:are there |are |is there |is |do you get |does it take )?(?:in|to|from|make|makes)\s+(?<from>.+)$/i,
  /^how (?:many|much) (?<to>.+?)\s+(?:is|are|equals?)\s+(?<from>.+)$/i,
  // "What's 20 degrees celsius in fahrenheit", "convert 5 miles to kilometres", "5 miles in km"
  /^(?:(?:what|how much|how many|how far|how hot|how heavy|how tall|how long)(?:['’]s| is| are)\s+|convert\s+|change\s+|turn\s+|work out\s+)?(?<from>.+?)\s+(?:in|to|into|as)\s+(?<to>.+)$/i,
];

/** An amount in another unit, and nothing beside. */
export function measureIn(text: string): Measure | undefined {
  for (const form of FORMS) {
    const { from = "", to = "" } = form.exec(text)?.groups ?? {};
    const unit = unitNamed(to);
    const amount = amountIn(from);
    if (unit && amount)
      return { kind: "measure", amount: amount.value, from: amount.unit, to: unit };
  }
  return undefined;
}

type Amount = { readonly value: number; readonly unit: NonNullable<ReturnType<typeof unitNamed>> };

/** "Thirty kilometres", "a litre", "-5 °C". */
function amountIn(words: string): Amount | undefined {
  const numbers = findNumbers(words).filter(({ kind }) => kind === "number");
  const [number] = numbers;
  const before = number ? words.slice(0, number.start).trim() : "";
  if (numbers.length > 1 || !/^(?:-|minus)?$/i.test(before)) return undefined;
  const unit = unitNamed(number ? words.slice(number.end) : words);
  if (!unit) return undefined;
  const value = number?.value ?? 1;
  return { value: before === "" ? value : -value, unit };
}
