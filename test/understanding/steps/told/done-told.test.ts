import { expect, it } from "vitest";
import { doneTold } from "../../../../src/understanding/steps/told/done-told.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const reminder = (id: string, title: string) => ({
  id,
  title,
  list: "Farm",
  done: false,
  dateOnly: false,
  priority: "none" as const,
  version: "1",
});
const seed = {
  reminders: [
    reminder("r1", "Order new lanterns"),
    reminder("r2", "Pay Harald for the gravel"),
    reminder("r3", "Worm Bruno"),
    reminder("r4", "Dog biscuits"),
  ],
};

/** The records that are told to be done, and what else is asked for. */
async function told(text: string): Promise<unknown> {
  const sent = await doneTold(sourcesOf({ seed }), typed(text));
  const ids = sent?.parts.flatMap(({ owes = [] }) =>
    owes.flatMap(({ use }) => (use.kind === "record" ? (use.ids ?? []) : [])),
  );
  return sent && { ids, rest: sent.rest };
}

it.each([
  ["The lanterns are ordered.", ["r1"], undefined],
  ["Harald's paid, tick that.", ["r2"], undefined],
  ["The lanterns are ordered. And delete the biscuits.", ["r1"], "And delete the biscuits."],
  ["The lanterns are ordered, what's left?", ["r1"], "what's left?"],
  ["The lanterns are ordered, and Harald's paid.", ["r1", "r2"], undefined],
  ["The dog biscuits are done, text Anna they're in.", ["r4"], "text Anna they're in."],
  ["gravel's sorted and delete the biscuits", ["r2"], "delete the biscuits"],
  // Where it is asked for, what was done tells which one; what the thing is called does not.
  ["Dog's wormed. Tick.", ["r3"], undefined],
])("%s", async (text, ids, rest) => {
  expect(await told(text)).toEqual({ ids, rest });
});

it.each([
  "The dog's wormed.",
  "The lanterns aren't ordered.",
  "The lanterns are lovely.",
  "The plates are ordered.",
  "Order the lanterns.",
  "The lanterns are ordered and Bruno is wormed, so both are done.",
  "Are the lanterns ordered?",
])("%s tells of nothing done", async (text) => {
  expect(await told(text)).toBeUndefined();
});
