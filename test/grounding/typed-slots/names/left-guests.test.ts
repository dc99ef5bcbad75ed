import { describe, expect, it } from "vitest";
import { addGuests } from "../../../../src/grounding/typed-slots/names/left-guests.ts";
import type { Found } from "../../../../src/grounding/typed-slots/ground.ts";
import { request, valuesOf } from "../../../helpers/grounding.ts";
import { clock, tool } from "../../../tools/run-tool.ts";

const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const names = { person: named("Sarah Chen", "Sarah O'Neill", "Anna Lindqvist", "Ben Okafor") };

function guests(text: string, { title = "", of = "calendar.create_event" } = {}) {
  const { reading } = request(text, { names });
  const found: Found = new Map([
    ["title", [{ value: title, origin: { origin: "said", text: title } }]],
  ]);
  addGuests({ tool: tool(of), reading, found, taken: [], known: {}, clock });
  return valuesOf(found.get("with"));
}

describe("whom a new event's title leaves out", () => {
  it.each([
    ["an hour with Anna for a roof check at two", "roof check", ["Anna Lindqvist"]],
    ["pop Ben in at two, price chat", "price chat", ["Ben Okafor"]],
    ["two hours with Ben and with Anna, roof check", "roof check", ["Ben Okafor, Anna Lindqvist"]],
  ])("takes part: %s", (text, title, expected) => {
    expect(guests(text, { title })).toEqual(expected);
  });

  it.each([
    ["is in it", "add tea with Anna at two", "tea with Anna"],
    ["may be two people", "an hour with Sarah for a roof check", "roof check"],
    ["is only spoken of", "Anna says it leaks, add the roofer at nine", "roofer"],
  ])("and nobody else, who %s: %s", (_, text, title) => {
    expect(guests(text, { title })).toEqual([]);
  });

  it("comes to nothing that is there already", () => {
    const of = "calendar.update_event";
    expect(guests("make the hour with Anna longer", { title: "roof check", of })).toEqual([]);
  });
});
