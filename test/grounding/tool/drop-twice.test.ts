import { expect, it } from "vitest";
import { dropTwice } from "../../../src/grounding/tool/drop-twice.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";
import { request } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

function left(text: string, given: Readonly<Record<string, string>>): readonly string[] {
  const { reading } = request(text);
  const found = new Map<string, readonly Candidate[]>(
    Object.entries(given).map(([name, value]) => [
      name,
      [{ value, origin: { origin: "said", text: value } }],
    ]),
  );
  const update = tool("calendar.update_event");
  dropTwice({ tool: update, reading, taken: [], found, known: undefined, clock });
  return [...found.keys()];
}

it("is no place as well, what is written down", () => {
  const both = { location: "twelve of us", notes: "twelve of us" };
  expect(left("change the note on the dinner to twelve of us", both)).toEqual(["notes"]);
});

it("is a place, where it is said to be one, or something else is written down", () => {
  const both = { location: "the mill", notes: "the mill" };
  expect(left("it is at the mill", both)).toEqual(["location", "notes"]);
  const other = { location: "the mill", notes: "bring tar" };
  expect(left("change the note to bring tar", other)).toEqual(["location", "notes"]);
});
