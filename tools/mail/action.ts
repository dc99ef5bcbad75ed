import { z } from "zod";

/** What is done with a mail. */
export const action = z
  .enum(["read", "unread", "flag", "unflag", "archive", "trash"])
  .describe("what to do with it")
  .meta({
    kind: "enum",
  });
