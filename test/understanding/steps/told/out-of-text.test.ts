import { expect, it } from "vitest";
import { outOfText } from "../../../../src/understanding/steps/told/out-of-text.ts";
import type { Shown } from "../../../../src/tool/handle-book.ts";
import type { RememberedCall } from "../../../../src/types/memory.ts";
import { LAST_CALL, indexed, sourcesOf, typed } from "../../../helpers/understanding.ts";

const shed = { kind: "note", id: "n1", facts: { title: "Shed" } };
const told = "# Shed\n\nTar\nNew oars\nUna owes four";
const lastCall = { ...LAST_CALL, tool: "notes.read", isEffect: false, told };

async function left(text: string, shown: Shown = shed, last: RememberedCall = lastCall) {
  const sources = sourcesOf({ lastCall: last, shown: [shown] });
  const part = { text, ranked: indexed(text) };
  return (await outOfText(sources, typed(text), part))?.owes;
}

it.each([
  "take the tar off, I've got some",
  "take off the new oars",
  "she's paid, so take her off",
])("stays in the text that was read: %s", async (text) => {
  expect(await left(text)).toEqual([{ look: undefined, words: "Shed", use: { kind: "written" } }]);
});

it.each(["take the rope off", "take the tar off my shopping list", "delete it", "add tar to it"])(
  "is no such thing: %s",
  async (text) => {
    expect(await left(text)).toBeUndefined();
  },
);

it("is what can be taken away by itself, or what was only made", async () => {
  const mail = { kind: "mail", id: "m1", facts: { subject: "Shed" } };
  expect(await left("take the tar off", mail)).toBeUndefined();
  const { told: _, ...made } = lastCall;
  expect(await left("take the tar off", shed, { ...made, isEffect: true })).toBeUndefined();
});
