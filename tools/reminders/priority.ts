import { z } from "zod";

export const priority = z
  .enum(["none", "low", "medium", "high"])
  .describe("how urgent")
  .meta({
    kind: "enum",
    words: {
      none: ["no priority"],
      low: ["low priority", "not urgent", "unimportant"],
      medium: ["medium priority", "normal priority"],
      high: ["urgent", "important", "high priority", "top priority"],
    },
  })
  .optional();
