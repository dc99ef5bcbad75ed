import { expect, it } from "vitest";
import type { RememberedCall } from "../../../../src/types/memory.ts";
import { sentLast } from "../../../../src/understanding/steps/told/sent-last.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const asked: RememberedCall = {
  ...LAST_CALL,
  tool: "calendar.query",
  arguments: { text: "Dentist" },
  said: "When is the dentist?",
  isEffect: false,
};
const dentist = { kind: "event", id: "e2", facts: { title: "Dentist" } };
const sent = (text: string, lastCall = asked) =>
  sentLast(sourcesOf({ lastCall, shown: [dentist] }), typed(text), signal);

it("passes on what was told", async () => {
  expect(await sent("text that to Anna")).toMatchObject({
    parts: [{ ranked: { tools: [{ name: "messages.send" }] }, owes: [{ use: { kind: "fact" } }] }],
  });
});

it("keeps it in a note, headed by what was shown where nobody gave it a name", async () => {
  const heading = { parameter: "title", words: "Dentist" };
  expect(await sent("make a note of that")).toMatchObject({
    parts: [{ ranked: { tools: [{ name: "notes.create" }] }, owes: [{ use: { heading } }] }],
  });
  const named = await sent("make a note of that, call it Teeth");
  expect(named?.parts[0]?.text).toBe("make a note called Teeth");
  expect(named?.parts[0]?.owes?.[0]?.use).not.toHaveProperty("heading");
});

it("sends the record as it stands behind what was done to it, and all that was listed", async () => {
  expect(await sent("text that to Anna", LAST_CALL)).toMatchObject({
    parts: [{ owes: [{ look: { name: "calendar.query" }, use: { kind: "fact", isList: true } }] }],
  });
  const said = "What's on tomorrow?";
  const listed = { ...asked, arguments: { from: "tomorrow" }, said, shown: 2 };
  expect(await sent("text that to Anna", listed)).toMatchObject({
    parts: [{ owes: [{ look: { arguments: { from: "tomorrow" } }, use: { isList: true } }] }],
  });
});

it("sends what was written on to somebody else, too", async () => {
  const text = "the ferry is late";
  const written: RememberedCall = {
    ...LAST_CALL,
    tool: "notes.create",
    arguments: { title: "Ferry", body: text },
    origins: { body: { origin: "said", text } },
  };
  expect(await sent("text it to Anna as well", written)).toMatchObject({
    parts: [{ ranked: { tools: [{ name: "messages.send" }] } }],
    values: { put: [{ parameter: "text", value: { candidates: [{ value: text }] } }] },
  });
  // What is said beside it may be what is meant.
  expect(await sent("The mast is up. Text that to Anna", written)).toBeUndefined();
});
