import { z } from "zod";

/** Which reminders by their due time. */
export const due = z
  .enum(["today", "overdue", "week", "none", "all"])
  .describe("which by due time")
  .meta({
    kind: "enum",
    words: {
      overdue: ["late", "missed", "past due"],
      week: ["this week", "next seven days", "coming week"],
      none: ["no date", "without a date", "undated", "some day"],
      all: ["every", "everything", "all of"],
    },
  })
  .optional();
