import { expect, it } from "vitest";
import { inOtherBox } from "../../../src/understanding/asked/in-other-box.ts";
import { callOf, rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { sourcesOf } from "../../helpers/understanding.ts";
import { tool } from "../../tools/run-tool.ts";

async function otherwise(text: string, name: string, args: Record<string, string | boolean>) {
  const origins = Object.fromEntries(
    Object.keys(args).map((one) => [one, { origin: "said", text: String(args[one]) } as const]),
  );
  const call = { ...callOf(name), arguments: args, origins };
  const state = stateFor(text, { ranked: rankedAs(name) });
  return inOtherBox(sourcesOf(), tool(name), { call, state });
}

const ANNA = "Anna Lindqvist";

it.each([
  ["anything new from Anna", "messages.recent", { who: ANNA, unread: true }, "mail.recent"],
  ["has Anna sent me anything", "mail.recent", { from: ANNA }, "messages.recent"],
])("what nobody sent one way may have come the other: %s", async (...row) => {
  const [text, name, args, other] = row;
  const part = await otherwise(text, name, args);
  expect(part?.ranked.tools[0]?.name).toBe(other);
  const kept = part?.values.from === "found" ? part.values.kept : [];
  expect(
    kept.map(({ value }) => (value.kind === "closed" ? value.candidates[0]?.value : undefined)),
  ).toEqual(Object.values(args));
});

it.each([
  ["any new mail from Anna", "mail.recent", { from: ANNA }],
  ["anything new from the harbour", "mail.recent", { from: "the harbour" }],
  ["anything new", "mail.recent", { unread: true }],
  ["when is Anna coming", "calendar.query", { text: "Anna" }],
])("unless the way is said, or nobody who is known: %s", async (text, name, args) => {
  expect(await otherwise(text, name, args)).toBeUndefined();
});
