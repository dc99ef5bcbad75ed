import { describe, expect, it } from "vitest";
import { carrierTest } from "../../../src/grounding/reading/carriers.ts";
import { contentSpans, cuedSpans } from "../../../src/grounding/reading/content-spans.ts";
import { english } from "../../../src/language/en/english.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const regions = (text: string, others: readonly string[]) =>
  others.map((one) => ({ start: text.indexOf(one), end: text.indexOf(one) + one.length }));

describe("the content of a request", () => {
  const isCarrier = carrierTest(tool("reminders.create"), english);
  it.each([
    ["remind me to call mum at five", ["at five"], ["call mum"]],
    ["remind me at five to call mum", ["at five"], ["call mum"]],
    ["remind me", [], []],
    ["remind me about the tax follow up on Friday", ["on Friday"], ["tax follow up"]],
    ["remind me of the kick off", [], ["kick off"]],
    ["remind me to feed hens on Friday", ["Friday"], ["feed hens"]],
  ])("%s, without %j: %j", (text, others, expected) => {
    const taken = regions(text, others);
    expect(contentSpans(request(text).reading, { taken, isCarrier })).toEqual(expected);
  });
});

describe("what a word announces", () => {
  it.each([
    ["a note called punt pole", [], ["punt pole"]],
    ["a note called punt pole in Work", ["in Work"], ["punt pole"]],
    ["a note called", [], []],
    ["a note named punt pole", [], []],
  ])("%s, without %j: %j", (text, others, expected) => {
    const about = { taken: regions(text, others), cues: new Set(["called"]) };
    expect(cuedSpans(request(text).reading, about)).toEqual(expected);
  });
});
