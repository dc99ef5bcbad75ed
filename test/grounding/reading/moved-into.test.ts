import { expect, it } from "vitest";
import { movedInto } from "../../../src/grounding/reading/moved-into.ts";
import { whereTo } from "../../../src/grounding/typed-slots/names/where-to.ts";
import { request } from "../../helpers/grounding.ts";

const folder = ["Downloads", "Drawings"].map((name) => ({ id: name, name }));

it.each([
  ["move the mast plan to Drawings", "Drawings"],
  ["put the mast plan in my drawings", "Drawings"],
  ["the mast plan and the sail plan can both go in Drawings", "Drawings"],
  ["the mast plan belongs in Drawings", "Drawings"],
  ["move the mast plan from Downloads to the Drawings folder, please", "Drawings"],
  ["bin the mast plan in Downloads", undefined],
  ["open the mast plan in Downloads", undefined],
  ["move the mast plan from Downloads", undefined],
  ["copy the mast plan to Drawings", undefined],
  ["add a mast to the drawings list", undefined],
  ["remind me to put the mast plan in Drawings", undefined],
])("where things go: %s", (text, name) => {
  const { reading } = request(text, { names: { folder } });
  expect(movedInto(reading)?.named.name).toBe(name);
  expect(whereTo(reading).candidates.map(({ value }) => value)).toEqual(name ? [name] : []);
});
