import { describe, expect, it } from "vitest";
import { partsIn } from "../../../src/understanding/parts/heard-parts.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const read = async (text: string, isLed = true) =>
  (await partsIn(sourcesOf({ profile: { isLed } }), typed(text), signal)).map((part) => [
    part.text,
    part.ranked.tools[0]?.name,
  ]);

describe("a part without what is said around it", () => {
  it.each([
    ["set a timer for ten minutes", [["set a timer for ten minutes", "timers.set"]]],
    ["I'm off out, set a timer for ten minutes", [["set a timer for ten minutes", "timers.set"]]],
    [
      "Tom was saying they're out of rope. Set a timer for ten minutes and play some jazz",
      [
        ["Set a timer for ten minutes", "timers.set"],
        ["play some jazz", "music.play"],
      ],
    ],
    // Of what is forbidden nothing is done; what is asked for beside it is.
    ["don't cancel the dentist", [["don't cancel the dentist", undefined]]],
    ["don't cancel the dentist, play some jazz", [["play some jazz", "music.play"]]],
  ])("%s", async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });
});

it("stays as it was said for a model that may call every tool", async () => {
  const text = "don't cancel the dentist";
  expect(await read(text, false)).toEqual([[text, "calendar.delete_event"]]);
});
