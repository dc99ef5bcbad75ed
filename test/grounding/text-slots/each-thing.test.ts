import { expect, it } from "vitest";
import { eachThing, thingsIn } from "../../../src/grounding/text-slots/each-thing.ts";
import type { Found } from "../../../src/grounding/typed-slots/ground.ts";
import { request } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

it.each([
  ["oats, figs and a new mop", ["oats", "figs", "a new mop"]],
  ["oats, figs, and a new mop", ["oats", "figs", "a new mop"]],
  ["oats and figs", ["oats", "figs"]],
  ["oil the gate and ring Odo", ["oil the gate", "ring Odo"]],
  // One thing, and what kind of it; for whom; another thing to do than to have.
  ["light bulbs, E14", []],
  ["gloves for Ann and Odo", []],
  ["ring Ann and Odo", []],
  ["oats", []],
])("%s", (title, things) => {
  expect(thingsIn(title, request(title).reading.language)).toEqual(things);
});

it.each([
  [["list"], ["oats", "figs"]],
  // With a time it is one thing to remember, and without a list too.
  [["list", "due"], "oats and figs"],
  [[], "oats and figs"],
])("are one each where they go on a list and nothing else is told: %s", (beside, expected) => {
  const said = (value: string) => [{ value, origin: { origin: "said", text: value } as const }];
  const found: Found = new Map([
    ["title", said("oats and figs")],
    ...beside.map((name) => [name, said(name)] as const),
  ]);
  const { reading } = request("put oats and figs on the boat list");
  const create = tool("reminders.create");
  eachThing({ tool: create, reading, taken: [], found, known: undefined, clock });
  expect(found.get("title")?.[0]?.value).toEqual(expected);
});
