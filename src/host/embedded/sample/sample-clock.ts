/** When the sample is made: everything in it is dated relative to this. `now` in epoch milliseconds. */
export type SampleClock = { readonly now: number; readonly zone: string };

const HOUR_MS = 3_600_000;

/** So many hours before now, in epoch milliseconds. */
export function hoursBefore(hours: number, { now }: SampleClock): number {
  return now - hours * HOUR_MS;
}
