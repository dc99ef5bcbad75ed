import { describe, expect, it } from "vitest";
import { asPutAway } from "../../../../src/language/en/steps/in-place/asked/put-away.ts";

describe("what is to go where things are put away", () => {
  it.each([
    ["Archive.", "Archive it."],
    ["ok, bin now.", "ok, bin it now."],
    ["The tide letter and the tar bill, both in the bin", "trash The tide letter and the tar bill"],
    [
      "the rota and the minutes, the pair of them into the archive, I've seen them",
      "archive the rota and the minutes, I've seen them",
    ],
    ["Whatever the yard's sent me can all go in the bin", "trash all the mails from the yard"],
    ["everything Odo mailed should go straight into the archive", "archive all the mails from Odo"],
  ])("is an act on it: %s", (text, placed) => {
    expect(asPutAway(text)).toBe(placed);
  });

  it.each(["archive the rota", "the rota is in the bin", "whatever he sent me was fine", "stop."])(
    "stays as it is: %s",
    (text) => {
      expect(asPutAway(text)).toBe(text);
    },
  );
});
