/** What parts of a day and of a year are called. */
export type PartName =
  | "morning"
  | "early-morning"
  | "first-thing"
  | "late-morning"
  | "lunchtime"
  | "after-lunch"
  | "afternoon"
  | "early-afternoon"
  | "late-afternoon"
  | "after-school"
  | "after-work"
  | "evening"
  | "early-evening"
  | "late-evening"
  | "dinnertime"
  | "bedtime"
  | "night"
  | "tonight"
  | "day-end";

export type Season = "spring" | "summer" | "autumn" | "winter";
