/** Whether a number is the sum or the difference of two others. */
export function isSum(value: number, one: number, other: number): boolean {
  return [one + other, Math.abs(one - other)].some((sum) => Math.abs(sum - value) < HALF_A_CENT);
}

/** Sums of money are no whole numbers. */
const HALF_A_CENT = 0.005;
