import { describe, expect, it } from "vitest";
import {
  asTime,
  beforeAnswer,
  besideLast,
  changesLast,
  goingOn,
  stopsLast,
  wantsSame,
} from "../../../../src/language/en/clauses/revisions.ts";

describe("words after the last request", () => {
  it.each(["make it four", "no, I meant Tuesday", "actually Tuesday", "can you move that to six"])(
    "change it: %s",
    (text) => {
      expect(changesLast(text)).toBe(true);
    },
  );
  it.each(["make a note", "what did I mean", "move the dentist", ""])("do not: %j", (text) => {
    expect(changesLast(text)).toBe(false);
  });
  it.each(["cancel it", "oh, stop that one", "ok please kill that timer now", "no, forget it"])(
    "stop it: %s",
    (text) => {
      expect(stopsLast(text)).toBe(true);
    },
  );
  it.each(["cancel the dentist", "stop it raining", "cancel it on Friday", ""])(
    "do not stop it: %j",
    (text) => {
      expect(stopsLast(text)).toBe(false);
    },
  );
  it.each([
    ["and straight after that?", { side: 1, isSame: false }],
    ["so what comes next?", { side: 1, isSame: false }],
    ["what have I got before it", { side: -1, isSame: false }],
    ["and the time after that?", { side: 1, isSame: true }],
    ["when's the next one?", { side: 1, isSame: true }],
    ["the one before, please", { side: -1, isSame: true }],
    ["what's on after lunch", undefined],
    ["and after the dentist?", undefined],
    ["put the one after that off", undefined],
    ["next", undefined],
  ])("ask for what is beside it: %s", (text, expected) => {
    expect(besideLast(text)).toEqual(expected);
  });
  it.each([
    ["and olive oil", "olive oil"],
    ["what about also Tuesday", "Tuesday"],
    ["olive oil", undefined],
    ["android", undefined],
  ])("go on with it: %s", (text, expected) => {
    const length = goingOn(text);
    expect(length === undefined ? undefined : text.slice(length)).toBe(expected);
  });
});

it.each([
  ["no, I meant Sarah", "Sarah"],
  ["it's the blue one", "the blue one"],
  ["make it six", "six"],
  ["Sarah", "Sarah"],
])("before an answer nothing is said: %s", (text, expected) => {
  expect(text.slice(beforeAnswer(text))).toBe(expected);
});

it("a bare number is a time", () => {
  expect(asTime("make that four")).toBe("make that at four");
  expect(asTime("make the first one four instead")).toBe("make the first one at four instead");
  expect(asTime("make that four times")).toBe("make that four times");
});

describe("the same for somebody else", () => {
  it.each([
    ["tell Una the same", true],
    ["same to the ferryman", true],
    ["and Una, same", true],
    ["Una needs to know too", true],
    ["Odo should get that as well, he never listens", true],
    ["same time tomorrow", false],
    ["I need to know too", false],
    ["Una needs the oars too", false],
  ])("%s: %s", (text, is) => {
    expect(wantsSame(text)).toBe(is);
  });
});
