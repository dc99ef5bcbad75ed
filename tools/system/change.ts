import { z } from "zod";

/** Which way the volume goes. */
export const change = z
  .enum(["up", "down"])
  .describe("louder or quieter")
  .meta({
    kind: "enum",
  })
  .optional();
