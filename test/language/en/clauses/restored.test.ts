import { describe, expect, it } from "vitest";
import { restoredIn } from "../../../../src/language/en/clauses/restored.ts";

describe("what is to be as it was", () => {
  it.each([
    ["put the vet back where it was and move the dentist", ["the vet"], "and move the dentist"],
    ["oh the vet stays as it was, it's the dentist", ["the vet"], "it's the dentist"],
    ["leave the vet without a time as it was", ["the vet"], ""],
    ["take the flag off Ann's, I meant Odo's", ["Ann's"], "I meant Odo's"],
    ["that's still to do. It's the bins I did", ["that"], "It's the bins I did"],
    ["the rent is still open", ["the rent"], ""],
    ["undo that and give Kit the room", ["that"], "and give Kit the room"],
    ["lose the one you just put in", [""], ""],
    ["not that, I need that", ["that"], "not that"],
  ])("%s", (text, things, rest) => {
    expect(restoredIn(text)).toEqual({ things, rest });
  });

  it.each([
    "put the book back on the shelf",
    "move it back to Friday",
    "what is still open",
    "I need that mail",
    "turn it back up",
    "cancel the one on Friday",
  ])("is nothing in “%s”", (text) => {
    expect(restoredIn(text)).toBeUndefined();
  });
});
