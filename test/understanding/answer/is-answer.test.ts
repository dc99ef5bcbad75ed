import { describe, expect, it } from "vitest";
import type { OpenQuestion } from "../../../src/types/turn/open-question.ts";
import { isAnswer } from "../../../src/understanding/answer/is-answer.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const asking = (name: string, missing: string): OpenQuestion => ({
  call: callOf(name),
  missing: [missing],
  slots: [],
  question: "Which?",
  rest: [],
});

const answers = (name: string, missing: string, text: string): Promise<boolean> =>
  isAnswer(sourcesOf(), asking(name, missing), {
    utterance: typed(text),
    understood: [{ text, ranked: indexed(text) }],
  });

describe("asked for a length", () => {
  it.each([
    ["ten minutes", true],
    ["make it ten minutes please", true],
    ["hmm, I don't know", true],
    ["don't set it after all", false],
    ["should I set one", false],
    ["what's on my calendar tomorrow", false],
    ["play some jazz in ten minutes", false],
    ["text Mum that dinner is ready", false],
  ])("%s: %s", async (text, expected) => {
    expect(await answers("timers.set", "duration", text)).toBe(expected);
  });
});

describe("asked for a time", () => {
  it.each([
    ["half two, in the boathouse with Una", true],
    ["what's on tomorrow at three", false],
  ])("%s: %s", async (text, expected) => {
    expect(await answers("calendar.create_event", "start", text)).toBe(expected);
  });
});

describe("asked which of two", () => {
  it.each([
    // The same asked for once more, with all that it takes, is another request; with another value it is an answer.
    ["text Anna that the hall is booked", false],
    ["no, text Anna instead", true],
  ])("%s: %s", async (text, expected) => {
    expect(await answers("messages.send", "to", text)).toBe(expected);
  });
});

describe("asked which event", () => {
  const at = { parameter: "start", required: true, value: { kind: "free", maxLength: 9 } } as const;
  const open = { ...asking("calendar.update_event", "id"), slots: [at] };
  const ranked = (name: string) => ({
    tools: [{ name, score: 0.9 }],
    none: 0.05,
    unmatched: [],
    sure: true,
  });

  it.each([
    // Another thing at another time is a request of its own; "the one" names one, whatever the index makes of it.
    ["the dentist is at five now", "calendar.update_event", false],
    ["the one on Friday at three", "calendar.create_event", true],
  ])("%s", async (text, name, expected) => {
    const heard = { utterance: typed(text), understood: [{ text, ranked: ranked(name) }] };
    expect(await isAnswer(sourcesOf(), open, heard)).toBe(expected);
  });
});

describe("asked what something is called", () => {
  it.each([
    ["water the hens", true],
    ["the tax letter", true],
    ["no", false],
    ["what did I do just then", false],
    ["when is the vet", false],
  ])("%s: %s", async (text, expected) => {
    expect(await answers("reminders.create", "title", text)).toBe(expected);
  });
});

describe("asked for a person", () => {
  it.each([
    ["Sarah Chen", true],
    ["Sarah Chen, the one with the address at the studio", true],
    ["what's the address of Sarah Chen", false],
    ["who is Sarah", false],
  ])("%s: %s", async (text, expected) => {
    expect(await answers("messages.send", "to", text)).toBe(expected);
  });
});

describe("asked for a text", () => {
  it.each([
    ["the maps are ready", true],
    ["open the door", false],
    ["just that I have put her boots down the cellar", true],
    ["what kept you so long", true],
    // What tells something is the text, where the index is not beyond doubt.
    ["the mails are all answered by now", true],
    ["remind me to ask her about it", false],
    // What a text asks or forbids is meant for whom it goes to.
    ["should I bring the big tent for Saturday", true],
    ["what would you say if we met at the harbour instead", true],
    ["don't wait for us at the harbour", true],
    ["don't text her after all", false],
    ['messages.send({"to": "Bob"})', false],
  ])("%s: %s", async (text, expected) => {
    expect(await answers("messages.send", "text", text)).toBe(expected);
  });
});

it.each([
  ["open the door", true],
  ["open the door of the shed", false],
])("few words are the text, unless they are surely a request: %s: %s", async (text, expected) => {
  const ranked = { ...indexed(text), sure: false };
  const heard = { utterance: typed(text), understood: [{ text, ranked }] };
  expect(await isAnswer(sourcesOf(), asking("messages.send", "text"), heard)).toBe(expected);
});

it("a request beyond doubt is no text, though it tells something", async () => {
  const text = "the mails are all answered by now";
  const ranked = { ...indexed(text), tools: [{ name: "mail.recent", score: 0.99 }] };
  const heard = { utterance: typed(text), understood: [{ text, ranked }] };
  expect(await isAnswer(sourcesOf(), asking("messages.send", "text"), heard)).toBe(false);
});

it("nothing answers for a tool that is no more", async () => {
  expect(await answers("no.tool", "text", "ten minutes")).toBe(false);
});
