import { expect, it } from "vitest";
import { givenPlan } from "../../../src/understanding/given/given-plan.ts";
import { givenTo } from "../../../src/understanding/given/given-to.ts";
import { taughtPlan } from "../../../src/understanding/given/taught-plan.ts";
import { request } from "../../helpers/grounding.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

it.each([
  ["the stopcock is behind the fridge, put that in a note", "note"],
  ["the hens got out again, so remind me at six tonight to mend their fence", "reminder"],
  ["choir, Thursday at seven, calendar please", "event"],
  // What is asked for before it is a request of its own.
  ["find the invoice and remind me at six tonight to pay it", undefined],
  ["what's on tomorrow and remind me at eight to pack", undefined],
  ["Anna wants the sum, so text her it's forty", "message"],
  // Who is named behind her is told of.
  ["tell her Anna is late", undefined],
  // Somebody's text tells what is to be noted.
  ["Ann wrote what she charges, make a note of it", undefined],
])("%s: %s", async (text, to) => {
  expect((await givenTo(sourcesOf(), typed(text)))?.to).toBe(to);
});

it("keeps the words whole, and has all else from what asks", async () => {
  const text = "email the vet on Monday, call Bo at four, that needs to go in a note";
  const plan = await givenPlan(sourcesOf(), typed(text));
  expect(plan?.parts).toHaveLength(1);
  const { values, ranked } = plan?.parts[0] ?? {};
  expect(ranked?.tools.map(({ name }) => name)).toEqual(["notes.create"]);
  const kept = values?.from === "given" ? values.kept : [];
  const body = kept.find(({ parameter }) => parameter === "body")?.value;
  expect(JSON.stringify(body)).toContain("email the vet on Monday, call Bo at four");
});

it("leaves a model that reads for itself alone", async () => {
  const sources = { ...sourcesOf(), profile: { isLed: false } };
  expect(await givenPlan(sources, typed("note: the tap drips"))).toBeUndefined();
});

it("takes what other people's requests surely have, before what rules read", async () => {
  const text = "remind me on Tuesday to wind the clock";
  const { contextOf, ...sources } = sourcesOf();
  const marked = request(text, { marks: [["title", "wind the clock", 0.99]] });
  const first = { taker: undefined, isBehind: false };
  const plan = await taughtPlan({ ...sources, contextOf: async () => marked }, typed(text), first);
  const { values } = plan?.parts[0] ?? {};
  expect(values).toMatchObject({ from: "given", asks: text.replace("wind the clock", BLANK) });
  expect(
    await taughtPlan({ ...sources, contextOf }, typed("thanks, that's all"), first),
  ).toBeUndefined();
});

const BLANK = " ".repeat("wind the clock".length);

it("takes nothing that may be about what was done before", async () => {
  const text = "remind me on Tuesday about it";
  const marked = request(text, { marks: [["title", "about it", 0.99]] });
  const sources = { ...sourcesOf(), contextOf: async () => marked };
  const planned = (isBehind: boolean) =>
    taughtPlan(sources, typed(text), { taker: undefined, isBehind });
  expect(await planned(false)).toBeDefined();
  expect(await planned(true)).toBeUndefined();
});

it("takes nothing of who only wonders, nor for somebody who may have been heard amiss", async () => {
  const planned = async (text: string, words: string, alternatives: readonly string[] = []) => {
    const marked = request(text, {
      marks: [
        ["title", words, 0.99],
        ["text", words, 0.99],
        ["who", "Bo", 0.99],
      ],
    });
    const sources = { ...sourcesOf(), contextOf: async () => marked };
    const utterance = { ...typed(text), alternatives };
    return taughtPlan(sources, utterance, { taker: undefined, isBehind: false });
  };
  expect(await planned("remind me to wind the clock, Bo", "wind the clock")).toBeDefined();
  expect(await planned("should I remind Bo to wind the clock", "wind the clock")).toBeUndefined();
  expect(
    await planned("remind me to wind the clock, Bo", "wind the clock", ["remind me, Jo"]),
  ).toBeUndefined();
});

it("takes for nobody's message what is asked here", async () => {
  const planned = async (text: string) => {
    const marked = request(text, {
      marks: [
        ["text", "am I free on Sunday", 0.99],
        ["who", "Anna", 0.99],
      ],
    });
    const sources = { ...sourcesOf(), contextOf: async () => marked };
    return taughtPlan(sources, typed(text), { taker: undefined, isBehind: false });
  };
  expect(await planned("text Anna am I free on Sunday")).toBeDefined();
  expect(await planned("Anna wants to know, am I free on Sunday")).toBeUndefined();
});
