import { z } from "zod";

/** Which instances of a repeating event are meant. */
export const span = z
  .enum(["this", "future"])
  .describe("of a repeating event: only this one, or all from here")
  .meta({
    kind: "enum",
    words: {
      this: ["only this", "just this", "this one", "only this one", "this time", "just this one"],
      future: [
        "all future",
        "from now on",
        "all of them",
        "every one",
        "all the following",
        "series",
      ],
    },
  })
  .optional();
