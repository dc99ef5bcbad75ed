import { describe, expect, it } from "vitest";
import { restoredIn, staysDone } from "../../../../src/language/en/clauses/restored.ts";

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

describe("what was done stays", () => {
  it.each([
    ["leave it in", ""],
    ["no, leave it on the list", ""],
    ["only joking. Leave it in. And add plums", "And add plums"],
    ["keep them on there, and text Una", "and text Una"],
  ])("%s: %j is asked for", (text, rest) => {
    expect(staysDone(text)).toBe(rest);
  });
  it.each(["leave it where it was", "leave it alone", "leave a note on the door", "leave it"])(
    "nothing says so: %s",
    (text) => {
      expect(staysDone(text)).toBeUndefined();
    },
  );
});
