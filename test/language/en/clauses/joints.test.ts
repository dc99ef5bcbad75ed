import { describe, expect, it } from "vitest";
import {
  beginsAct,
  endsIn,
  endsInToo,
  isNoRequest,
  cutsIn,
  jointsIn,
  namesRecord,
  opensAlike,
  withoutToo,
} from "../../../../src/language/en/clauses/joints.ts";

const sides = (text: string): readonly string[] =>
  jointsIn(text).map(({ start, end }) => `${text.slice(0, start)}|${text.slice(end)}`);

describe("places where a text may be two requests", () => {
  it.each([
    ["find it and send it", ["find it|send it"]],
    ["find it, and then send it", ["find it|send it"]],
    ["find it; send it", ["find it|send it"]],
    ["find it. Send it", ["find it|Send it"]],
    ["find it plus send it", ["find it|send it"]],
    ["sand it", []],
    ["find it, send it", []],
    ["find it, after that send it", ["find it|send it"]],
    ["remind me half an hour after that to call", []],
  ])("%s", (text, expected) => {
    expect(sides(text)).toEqual(expected);
  });

  it("say what they are", () => {
    expect(jointsIn("go. Stop")[0]).toMatchObject({ isSentence: true, isAlso: false });
    expect(jointsIn("go and also stop")[0]).toMatchObject({ isSentence: false, isAlso: true });
  });

  it("are few of a story", () => {
    expect(jointsIn("a and b ".repeat(40)).length).toBe(8);
  });

  it("end what follows, as something told does", () => {
    expect(endsIn("the bins, they're out and done")).toHaveLength(2);
    expect(endsIn("the bins")).toEqual([]);
  });
});

describe("a right side", () => {
  it("is one more thing", () => {
    expect(endsInToo("bread too")).toBe(true);
    expect(withoutToo("bread as well.")).toBe("bread");
    expect(endsInToo("tattoo")).toBe(false);
  });
  it("names a record of its own", () => {
    expect(namesRecord("the haircut")).toBe(true);
    expect(namesRecord("the other one")).toBe(false);
  });
  it("is no request", () => {
    expect(["Sarah to Friday", "not the haircut"].every(isNoRequest)).toBe(true);
    expect(isNoRequest("move the haircut")).toBe(false);
  });
  it("opens as the left does", () => {
    expect(opensAlike("set a timer", "set a second one")).toBe(true);
    expect(opensAlike("wake me", "and remind me to go")).toBe(true);
    expect(opensAlike("buy milk", "buy eggs")).toBe(false);
  });
});

describe("words that begin as an act does", () => {
  it.each(["dim the lights", "please order a pizza", "close Firefox", "who won the match"])(
    "%s",
    (text) => {
      expect(beginsAct(text)).toBe(true);
    },
  );
  it.each(["the lights", "with the lights", "because the match is on", "Sarah", ""])(
    "not %j",
    (text) => {
      expect(beginsAct(text)).toBe(false);
    },
  );
});

describe("the cuts of a list that is closed", () => {
  it.each([
    [
      "tea on the list, ten minutes on the clock, and text Kim",
      ["ten minutes on the clock, and text Kim", "text Kim"],
    ],
    ["tea, milk and text Kim", ["milk and text Kim", "text Kim"]],
    ["text Kim I'm late, sorry", []],
    ["Well, hello. Move it and text Kim", ["Move it and text Kim", "text Kim"]],
  ])("%s", (text, expected) => {
    expect(cutsIn(text).map(({ end }) => text.slice(end))).toEqual(expected);
  });
});
