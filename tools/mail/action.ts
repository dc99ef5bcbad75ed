import { z } from "zod";

/** What is done with a mail. */
export const action = z
  .enum(["read", "unread", "flag", "unflag", "archive", "trash"])
  .describe("what to do with it")
  .meta({
    ask: "What should I do with it?",
    kind: "enum",
    words: {
      read: ["as read", "seen"],
      unread: ["not read", "unseen"],
      flag: ["star", "important", "mark it"],
      unflag: ["unstar", "remove the flag", "not important"],
      archive: ["file it", "put away", "archived"],
      trash: ["delete", "bin", "throw away", "remove", "get rid of"],
    },
  });
