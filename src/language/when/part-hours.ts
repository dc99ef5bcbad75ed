import type { PartHours } from "../../types/time/conventions.ts";

function hours(from: number, to: number, at: number): PartHours {
  return { from: from * 60, to: to * 60, at: at * 60 };
}

export const PART_HOURS = {
  "early-morning": hours(5, 9, 7),
  "first-thing": hours(6, 10, 8),
  morning: hours(6, 12, 9),
  "late-morning": hours(10, 12, 11),
  lunchtime: hours(12, 14, 12),
  "after-lunch": hours(13, 15, 14),
  "early-afternoon": hours(12, 15, 13),
  afternoon: hours(12, 18, 14),
  "late-afternoon": hours(15, 18, 16),
  "day-end": hours(16, 18, 17),
  "after-school": hours(15, 18, 16),
  "after-work": hours(17, 22, 18),
  "early-evening": hours(17, 20, 18),
  evening: hours(18, 24, 18),
  dinnertime: hours(18, 20, 18),
  "late-evening": hours(21, 24, 22),
  bedtime: hours(21, 24, 22),
  tonight: hours(18, 24, 20),
  night: hours(20, 24, 21),
} as const satisfies Record<string, PartHours>;
