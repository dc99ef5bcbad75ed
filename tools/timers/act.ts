import { z } from "zod";

/** Whether a timer is stopped or timers are only told of: what is said first counts. */
export const act = z
  .enum(["tell", "cancel"])
  .describe("stop one, or only tell what is left")
  .meta({ kind: "enum" })
  .optional();
