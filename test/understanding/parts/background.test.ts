import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { sourcesOf } from "../../helpers/understanding.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import {
  isRecalled,
  isReport,
  withoutBackground,
} from "../../../src/understanding/parts/background.ts";
import { actsBehind, opensAct } from "../../../src/understanding/parts/opens-act.ts";

const KNOWN = sourcesOf({});

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
  expect(withoutBackground([told, asked], KNOWN)).toEqual([asked]);
  expect(withoutBackground([question, asked], KNOWN)).toEqual([question, asked]);
  expect(withoutBackground([told], KNOWN)).toEqual([told]);
});

it("is none where nobody asks for what a tool would only read", () => {
  const read: Ranked = {
    tools: [{ name: "calendar.query", score: 0.7 }],
    none: 0.3,
    unmatched: [],
    sure: false,
  };
  const asked = { text: "move the sail fitting to Monday", ranked: read };
  const pointing = { text: "move it to Monday", ranked: read };
  const told = { text: "this week is a mess", ranked: read };
  const wanted = { text: "I can't remember what's on this week", ranked: read };
  const sure = { text: "the list is what I want to hear", ranked: { ...read, none: 0 } };
  expect(withoutBackground([told, asked], KNOWN)).toEqual([asked]);
  expect(withoutBackground([told, pointing], KNOWN)).toEqual([told, pointing]);
  expect(withoutBackground([wanted, asked], KNOWN)).toEqual([wanted, asked]);
  expect(withoutBackground([sure, asked], KNOWN)).toEqual([sure, asked]);
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

describe("talk of what is over", () => {
  it.each([
    "The twins were awake at four. Four. I'm done in",
    "The pump packed in at six this morning",
    "We missed the half seven ferry again",
    "Una had us up from three, four and five, the lot",
    "I was in the yard till midnight",
    "The meeting dragged on until seven, I'm shattered",
    "My alarm didn't go off at six",
    "Odo was on nights last week",
  ])("makes nothing: %s", (text) => {
    expect(isRecalled(text, english)).toBe(true);
  });

  it.each([
    "The eye test was moved to four",
    "The regatta's been put back to Friday at one",
    "I booked the eye test for Friday at three",
    "I was supposed to be there at four",
    "The tide's at five",
    "What was on Friday",
    "Tell Odo I was late at the quay",
    "reply to it saying the rope came",
    "note that the pump packed in",
    "The van was making that noise again, book the garage for Friday at nine",
    "The pump packed in, plumber Friday at nine",
    "I forgot the boots, remind me at five",
    "The ferry was late again. What have I got at ten?",
    "Una said it was Friday at eight",
  ])("is none of it: %s", (text) => {
    expect(isRecalled(text, english)).toBe(false);
  });
});
