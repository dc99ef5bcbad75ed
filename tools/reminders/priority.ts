import { z } from "zod";

export const priority = z
  .enum(["none", "low", "medium", "high"])
  .describe("how urgent")
  .meta({
    kind: "enum",
  })
  .optional();
