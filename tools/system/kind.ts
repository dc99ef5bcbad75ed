import { z } from "zod";

/** What kind of file is looked for. */
export const kind = z
  .enum(["text", "pdf", "image", "audio", "video", "archive", "other"])
  .describe("what kind of file")
  .meta({
    kind: "enum",
  })
  .optional();
