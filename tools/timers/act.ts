import { z } from "zod";

/**
 * Whether a timer is stopped or timers are only told of: what is said first counts. `other` is what no
 * timer can do: to be paused, to go on, to be renamed, to leave out one time.
 */
export const act = z
  .enum(["tell", "cancel", "other"])
  .describe("stop one, or only tell what is left")
  .meta({ kind: "enum" })
  .optional();
