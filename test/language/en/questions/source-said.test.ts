import { describe, expect, it } from "vitest";
import { sourceSaid } from "../../../../src/language/en/questions/source-said.ts";

describe("questions beside what says where their answer stands", () => {
  it.each([
    // Who told it, before the question, behind it or in it.
    [
      "Ivo emailed about the ferry, when does it leave",
      ["when does it leave"],
      "ivo ferry",
      ["mail"],
    ],
    [
      "Ivo emailed about the ferry when is it and what does it cost",
      ["when is it", "what does it cost"],
      "ivo ferry",
      ["mail"],
    ],
    [
      "How many are coming to the picnic? Aunt Berta has written it to me.",
      ["How many are coming to the picnic"],
      "aunt berta",
      [],
    ],
    [
      "what colour do we wear, the choir, Lena said",
      ["what colour do we wear the choir"],
      "lena",
      [],
    ],
    ["Where did Pavel say the spare fuses are?", ["Where the spare fuses are"], "pavel", []],
    // What it is called, looked in or kept.
    ["who feeds the hens, check the hen rota file", ["who feeds the hens"], "hen rota", ["file"]],
    ["Look in the tenancy, how long is the notice?", ["how long is the notice"], "tenancy", []],
    [
      "what does a lesson cost, it's in my prices note somewhere",
      ["what does a lesson cost"],
      "prices",
      ["note"],
    ],
    [
      "Is there a bus on Sunday? I downloaded the timetable.",
      ["Is there a bus on Sunday"],
      "timetable",
      [],
    ],
    ["how wide is the gap, you know, off the plan", ["how wide is the gap"], "plan", []],
    ["according to the leaflet, what does entry cost", ["what does entry cost"], "leaflet", []],
    ["in the hive note, which queen is marked", ["which queen is marked"], "hive", ["note"]],
  ])("tell both: %s", (text, ...told) => {
    const { asks, source, kinds } = sourceSaid(text) ?? {};
    expect([asks, source, kinds]).toEqual(told);
  });

  it("keep whoever told it as they are called", () => {
    expect(sourceSaid("How many are coming, the butcher wrote it")?.spoken).toContain(
      "the butcher",
    );
  });

  it.each([
    // Something else is asked for.
    "Ivo emailed about dinner, tell her yes",
    "Ivo emailed about the ferry, when is it and put it in my calendar",
    "Ivo said dinner is at four, remind me at three",
    "add milk, Ivo said we're out",
    "look at my notes and tell me the code",
    // No text is named, or nobody but oneself.
    "I've got a meeting at four, what's the address",
    "when did Ivo text me",
    "what did Ivo say about the boat",
    "who texted about the boat",
    "when is the ferry",
    "I said Tuesday, what's on then",
  ])("are no other words: %s", (text) => {
    expect(sourceSaid(text)).toBeUndefined();
  });
});
