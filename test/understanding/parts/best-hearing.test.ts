import { describe, expect, it } from "vitest";
import { bestHearing } from "../../../src/understanding/parts/best-hearing.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

/** The hearing that was taken, and those that were looked at. */
async function heard(text: string, alternatives: readonly string[]) {
  const read: string[] = [];
  const parts = await bestHearing(sourcesOf(), typed(text, alternatives), async (hearing) => {
    read.push(hearing.text);
    return hearing.text.split(" then ").map((part) => ({ text: part, ranked: indexed(part) }));
  });
  return { text: parts.map((part) => part.text).join(" then "), read };
}

describe("of several hearings", () => {
  it.each([
    ["no tool fits the first", "said a time her", ["set a timer for ten minutes"]],
    ["nobody knows who is meant", "text Sandra I'm late", ["text Sarah Chen I'm late"]],
    ["the first lacks what another has", "book tennis in", ["book tennis in tomorrow at five"]],
    ["one part of the first fits nothing", "play jazz then sad", ["play jazz"]],
  ])("another is what was said where %s: %s", async (_, text, alternatives) => {
    expect((await heard(text, alternatives)).text).toBe(alternatives[0]);
  });

  it.each([
    ["it makes sense", "set a timer for ten minutes", ["set a timer for two minutes"]],
    [
      "no other makes more",
      "text Sandra I am late",
      ["tex Sandra I am late", "text Sondra I am late"],
    ],
    ["a record is looked up", "cancel the dentist", ["cancel the dentists"]],
  ])("the first stays where %s: %s", async (_, text, alternatives) => {
    expect((await heard(text, alternatives)).text).toBe(text);
  });

  it("none is looked at after one that makes whole sense", async () => {
    const { read } = await heard("said a time her", [
      "set a timer for ten minutes",
      "set a timer for two",
    ]);
    expect(read).toEqual(["said a time her", "set a timer for ten minutes"]);
  });
});

it("what was heard in one way stays, whatever it makes", async () => {
  expect(await heard("said a time her", [])).toEqual({
    text: "said a time her",
    read: ["said a time her"],
  });
});
