import type { CallSpace } from "../../types/turn/call-space.ts";

/** What an answer in words is worth to the index, beside which a tool's bias is measured. */
const ANSWER_BIAS = 0;

/**
 * The call space with its first tool alone where that leads every other, and answering, by more
 * than `mostOverruled` (nats): a choice the model is known to follow isn't put to it. Without that
 * figure every choice is.
 */
export function settled(space: CallSpace, mostOverruled: number | undefined): CallSpace {
  const [first, ...others] = space.callable;
  if (!first || space.mustCall || mostOverruled === undefined) return space;
  const rivals = others.map(({ bias }) => bias);
  const next = Math.max(...rivals, space.mayAnswer ? ANSWER_BIAS : -Infinity);
  if (first.bias - next <= mostOverruled) return space;
  return { ...space, callable: [first], mayAnswer: false, mustCall: true };
}
