import { expect, it } from "vitest";
import { withGiven } from "../../../src/turn/choose/with-given.ts";
import type { Slot } from "../../../src/types/turn/call-space.ts";
import { tool } from "../../tools/run-tool.ts";

const send = tool("messages.send");
const slot = (parameter: string, ...values: readonly string[]): Slot => ({
  parameter,
  required: true,
  value: {
    kind: "closed",
    candidates: values.map((value) => ({ value, origin: { origin: "said", text: value } })),
  },
});

it.each([
  // What is given stands in the place of what the words say.
  [[slot("to", "Ann")], [slot("text", "at six")], [], []],
  [[slot("to", "Ann", "Anna"), slot("text", "so")], [slot("text", "at six")], [], ["to"]],
  // Of several that are given it is asked which.
  [[slot("text", "so")], [slot("to", "Ann", "Anna")], [], ["to"]],
  [[slot("to", "Ann")], [], ["text"], []],
])("%j, %j", (slots, given, ...[missing, unclear]) => {
  const own = withGiven(send, { slots }, given);
  expect(own.missing).toEqual(missing);
  expect(own.unclear).toEqual(unclear);
  for (const one of given) expect(own.slots).toContainEqual(one);
  expect(new Set(own.slots.map(({ parameter }) => parameter)).size).toBe(own.slots.length);
});
