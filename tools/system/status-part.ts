import { z } from "zod";

const PARTS = ["time", "date", "battery", "volume", "disk", "app", "version"] as const;
export type StatusPart = (typeof PARTS)[number];

/** What of the machine's state is asked for; all of it where nothing is named. */
export const about = z
  .array(z.enum(PARTS))
  .describe("what to tell")
  .meta({
    kind: "enum",
    words: {
      time: ["clock", "hour", "o'clock", "how late is it"],
      date: ["day", "weekday", "month", "year", "what's today", "what is today"],
      battery: ["charge", "charged", "charging", "plugged", "unplug", "power", "batteries"],
      volume: ["loud", "sound", "muted"],
      disk: ["storage", "space", "room", "gigabytes", "hard drive", "ssd", "disc"],
      app: ["program", "application", "window", "in front", "foreground"],
      version: ["operating system", "os", "macos", "linux"],
    },
  })
  .optional();
