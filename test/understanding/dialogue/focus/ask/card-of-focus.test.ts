import { expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import { cardOfFocus } from "../../../../../src/understanding/dialogue/focus/ask/card-of-focus.ts";
import { sourcesOf, typed } from "../../../../helpers/understanding.ts";

const call: Shown = { kind: "reminder", id: "r1", facts: { title: "ring Łukasz" } };
const mail: Shown = {
  kind: "mail",
  id: "m1",
  facts: { from: "Margaret Ellery", subject: "Hello" },
};

async function asked(text: string, shown: readonly Shown[], to?: string): Promise<unknown> {
  const given = to === undefined ? {} : { to };
  const last = { tool: "messages.send", arguments: given, origins: {}, said: "", shown: 0 };
  const sources = sourcesOf({ shown, lastCall: { ...last, isEffect: true } });
  const found = await cardOfFocus(sources, typed(text));
  if (found?.values.from !== "focus") return undefined;
  const [slot] = found.values.slots;
  return slot?.value.kind === "closed" ? slot.value.candidates[0]?.value : undefined;
}

it.each<[string, readonly Shown[], string]>([
  ["what's his number?", [call], "Łukasz Wójcik"],
  ["and the email?", [mail], "Margaret Ellery"],
])("is looked up of whom was spoken of: %s", async (text, shown, name) => {
  expect(await asked(text, shown)).toBe(name);
});

it("is looked up of whom the last act was done for, first", async () => {
  expect(await asked("what's his address", [mail], "Sarah Bennett")).toBe("Sarah Bennett");
});

it.each<[string, readonly Shown[]]>([
  ["what's her number?", []],
  ["what's Sarah's number?", [mail]],
  ["what's the order number?", [mail]],
])("is none: %s", async (text, shown) => {
  expect(await asked(text, shown)).toBeUndefined();
});
