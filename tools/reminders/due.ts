import { z } from "zod";

/** Which reminders by their due time. */
export const due = z
  .enum(["today", "overdue", "week", "none", "all"])
  .describe("which by due time")
  .meta({ kind: "enum" })
  .optional();
