import { expect, it } from "vitest";
import { borrowedPart } from "../../../../src/understanding/steps/borrowed/borrowed-part.ts";
import type { Borrowed } from "../../../../src/language/contract/steps.ts";
import { english } from "../../../../src/language/en/english.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../helpers/understanding.ts";
import { told } from "./told.ts";

const { signal } = new AbortController();
const partOf = (text: string) => {
  const borrowed: Borrowed | undefined = english.steps.borrowedIn(text);
  return (
    borrowed &&
    borrowedPart(sourcesOf({ seed: told }), { utterance: typed(text), signal }, borrowed)
  );
};

it("reads the text that has the time, and changes the record that is spoken of", async () => {
  const part = await partOf("Anna's mailed about the dentist. Move it to whatever she says");
  expect(part).toMatchObject({
    ranked: { tools: [{ name: "calendar.update_event" }] },
    owes: [
      { look: { name: "calendar.query" }, use: { kind: "record", parameter: "id" } },
      { look: { name: "mail.read" }, use: { kind: "moment", parameter: "start" } },
    ],
  });
});

it("puts an address that somebody wrote on the record", async () => {
  const part = await partOf("Anna has mailed her new address, put it on the choir");
  expect(part?.owes?.[1]).toMatchObject({
    look: { name: "mail.read" },
    use: { kind: "fact", parameter: "location", isPlace: true },
  });
});

it("puts what was told right before on the record, where the words only point", async () => {
  const lastCall = {
    ...LAST_CALL,
    tool: "contacts.search",
    arguments: { query: "Anna Lindqvist" },
    said: "What's Anna's number?",
    isEffect: false,
  };
  const after = (told: typeof lastCall) => {
    const borrowed = english.steps.borrowedIn("put that in the notes of the dentist");
    const heard = { utterance: typed("put that in the notes of the dentist"), signal };
    return borrowed && borrowedPart(sourcesOf({ lastCall: told }), heard, borrowed);
  };
  expect((await after(lastCall))?.owes?.[1]).toMatchObject({
    look: { name: "contacts.search", arguments: { query: "Anna Lindqvist" } },
    use: { kind: "fact", parameter: "notes", asks: "What's Anna's number" },
  });
  // What was done tells nothing.
  expect(await after({ ...lastCall, isEffect: true })).toBeUndefined();
});

it.each([
  "Sarah Chen's mailed about the dentist. Move it to whatever she says",
  "Anna's mailed about the kiln. Move it to whatever she says",
])("is none where nobody told it, or no such record is there: %s", async (text) => {
  expect(await partOf(text)).toBeUndefined();
});
