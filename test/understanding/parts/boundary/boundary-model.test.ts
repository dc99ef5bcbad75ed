import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import {
  createBoundaryModel,
  decodeBoundaries,
  encodeBoundaries,
  NO_BOUNDARIES,
} from "../../../../src/understanding/parts/boundary/boundary-model.ts";
import { clock } from "../../../tools/run-tool.ts";

const bytes = readFileSync(new URL("../../../../models/boundary.bin", import.meta.url));
const boundariesOf = createBoundaryModel(decodeBoundaries(bytes));

/** The text with its further requests behind a bar, those that lean behind a wave. */
function parted(text: string): string {
  const found = boundariesOf(english.read(text, { clock, names: {} }));
  return found.reduceRight((said, { start, leans }) => {
    return `${said.slice(0, start)}${leans ? "~ " : "| "}${said.slice(start)}`;
  }, text);
}

describe("the trained boundaries", () => {
  it.each([
    "Remind me at six to feed the hens. | Add lamp oil to the shopping list.",
    "set a timer for nine minutes | and text Odo that the soup is on",
    "Cancel the fencing on Friday ~ and tell Odo why",
  ])("%s", (text) => {
    expect(parted(text.replaceAll(/[|~] /g, ""))).toBe(text);
  });

  it.each([
    "text Odo that the soup is on and he should bring bread",
    "remind me to feed the hens and water the leeks",
    "add lamp oil, wicks and a new glass to the shopping list",
    "note that the hinge squeaks, it wants oil, and the latch sticks",
  ])("are none in one request: %s", (text) => {
    expect(parted(text)).toBe(text);
  });
});

describe("what an encoder says of them", () => {
  const text = "set a timer for nine minutes and text Odo that the soup is on";
  const startsBy = (scoreOf: (word: string) => readonly number[]): readonly string[] => {
    const model = createBoundaryModel(decodeBoundaries(bytes), ({ tokens }) =>
      tokens.map(({ word }) => Float64Array.from(scoreOf(word))),
    );
    const found = model(english.read(text, { clock, names: {} }));
    return found.map(({ start, leans }) => `${text.slice(start).split(" ")[0]}${leans ? "~" : ""}`);
  };

  it("counts for more than the words around", () => {
    expect(startsBy(() => [20, 0, 0])).toEqual([]);
    expect(startsBy((word) => (word === "soup" ? [0, 0, 20] : [20, 0, 0]))).toEqual(["soup~"]);
  });

  it("leaves it to them where it is undecided", () => {
    expect(startsBy(() => [0, 0, 0])).toEqual(["and"]);
  });

  it("is nothing where a request goes on beyond what it reads", () => {
    const short = createBoundaryModel(decodeBoundaries(bytes), () => []);
    expect(short(english.read(text, { clock, names: {} }))).toHaveLength(1);
  });
});

describe("the file of the boundaries", () => {
  it("is the same when it is written again", () => {
    expect(Buffer.from(encodeBoundaries(decodeBoundaries(bytes))).equals(bytes)).toBe(true);
  });

  it("fails with one sentence where it is cut", () => {
    expect(() => decodeBoundaries(bytes.subarray(0, 500))).toThrow("damaged");
  });
});

it("parts nothing without a file", () => {
  expect(NO_BOUNDARIES(english.read("set a timer. Play jazz.", { clock, names: {} }))).toEqual([]);
});
