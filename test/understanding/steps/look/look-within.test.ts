import { expect, it } from "vitest";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { lookWithin } from "../../../../src/understanding/steps/look/look-within.ts";
import { tools } from "../../../../tools/index.ts";

const registry = createRegistry(tools);
const clock = { now: () => 0, zone: "UTC" };
const stretch = { from: 0, to: 3_600_000, text: "the regatta" };

it("lists what is on between two instants, as they are meant", () => {
  const tool = registry.get("calendar.query");
  const look = tool && lookWithin(tool, stretch, clock);
  expect(look?.arguments).toEqual({ from: "1970-01-01T00:00", to: "1970-01-01T01:00" });
  expect(look?.meanings?.["to"]).toMatchObject({ when: { at: 3_600_000, precision: "minute" } });
});

it("is no call of a tool that takes no two times", () => {
  const tool = registry.get("notes.search");
  expect(tool && lookWithin(tool, stretch, clock)).toBeUndefined();
});
