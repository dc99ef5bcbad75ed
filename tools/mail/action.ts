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
      flag: ["star", "important", "mark it", "flagged", "starred", "flagging"],
      unflag: [
        "unstar",
        "remove the flag",
        "not important",
        "take the flag off",
        "flag off",
        "unflagged",
        "without the flag",
      ],
      archive: ["file it", "put away", "archived", "archives", "archiving", "file away"],
      trash: [
        "delete",
        "bin",
        "throw away",
        "remove",
        "get rid of",
        "deleted",
        "trashed",
        "binned",
        "binning",
        "deleting",
        "rubbish",
        "chuck",
        "ditch",
        "get shot of",
        "junk",
        "scrap",
        "toss",
        "dump",
        "lose",
      ],
    },
  });
