/** Rows a voice reads out before it says how many more there are. */
export const SPOKEN_ROWS = 5;
/** So few are read to their end: "and two more" would only be asked for. */
const WHOLE_ROWS = 8;

/** How many of so many rows are read out at once. */
export function spokenOf(total: number): number {
  return total <= WHOLE_ROWS ? total : SPOKEN_ROWS;
}
