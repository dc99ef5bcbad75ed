import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { isReport, withoutBackground } from "../../../src/understanding/parts/background.ts";
import { actsBehind, opensAct } from "../../../src/understanding/parts/opens-act.ts";

describe("what is only told", () => {
  it.each([
    "Una was telling me after the swim that they're out of rope",
    "Odo baked yesterday",
    "The bags are ordered and Kim has paid",
  ])("%s", (text) => {
    expect(isReport(text, english)).toBe(true);
  });

  it.each([
    "set a timer for ten minutes",
    "Odo was saying it's late. Set a timer for ten minutes",
    "the bags are ordered, tick that off",
    "what did Kim say",
  ])("is no request: %s", (text) => {
    expect(isReport(text, english)).toBe(false);
  });
});

it("is no part where it fits no tool and another part asks", () => {
  const none: Ranked = { tools: [], none: 0.9, unmatched: [], sure: false };
  const play: Ranked = { ...none, tools: [{ name: "music.play", score: 0.9 }], none: 0 };
  const told = { text: "Odo baked yesterday", ranked: none };
  const asked = { text: "play some jazz", ranked: play };
  const question = { text: "who baked yesterday?", ranked: none };
  expect(withoutBackground([told, asked], english)).toEqual([asked]);
  expect(withoutBackground([question, asked], english)).toEqual([question, asked]);
  expect(withoutBackground([told], english)).toEqual([told]);
});

describe("a sentence that begins as an act does", () => {
  it.each(["Answer him yes", "cancel the dentist", "Remind me to call Una"])("%s", (sentence) => {
    expect(opensAct(sentence, english)).toBe(true);
  });

  it.each(["Where is it?", "The dentist is late", "Una wants them"])("is none: %s", (sentence) => {
    expect(opensAct(sentence, english)).toBe(false);
  });

  it("is looked for behind the first alone", () => {
    expect(actsBehind("What did Una want? Answer her yes.", english)).toBe(true);
    expect(actsBehind("Answer her yes. What did Una want?", english)).toBe(false);
  });
});
