import { describe, expect, it } from "vitest";
import { fits, fitsAll, saysAll } from "../../../src/bench/agent/scoring/match-facts.ts";

describe("a value", () => {
  it.each<[Parameters<typeof fits>[0], unknown]>([
    ["Haircut", "haircut"],
    ["shopping list", "the Shopping list."],
    ["~pay", "Pay the invoice"],
    ["2026-03-03T17:00", "2026-03-03T17:00"],
    [
      ["at five", "2026-03-03T17:00"],
      ["five", "2026-03-03T17:00"],
    ],
    ["Tom Ellery", ["Tom Ellery tom@example.test", "Tom Ellery"]],
    [40, 40],
    [true, true],
    [null, null],
  ])("%j fits %j", (wanted, value) => {
    expect(fits(wanted, value)).toBe(true);
  });

  it.each<[Parameters<typeof fits>[0], unknown]>([
    ["Haircut", "Dentist"],
    ["Haircut", "Haircut on Friday"],
    ["~pay", "the invoice"],
    ["2026-03-03T17:00", "2026-03-03T17:01"],
    ["2026-03-03", "2026-03-03T17:00"],
    [["four", "five"], "six"],
    ["Tom Ellery", ["Anna Lindqvist"]],
    ["Haircut", undefined],
    ["", null],
    [40, 41],
    [40, true],
    [null, ""],
    [false, undefined],
  ])("%j does not fit %j", (wanted, value) => {
    expect(fits(wanted, value)).toBe(false);
  });

  it("fits a record only where every field does", () => {
    const record = { title: "Haircut", start: "2026-03-05T17:45" };
    expect(fitsAll({ title: "haircut" }, record)).toBe(true);
    expect(fitsAll({ title: "haircut", start: "2026-03-05T18:45" }, record)).toBe(false);
    expect(fitsAll({ title: "haircut", place: "Snip" }, record)).toBe(false);
  });
});

describe("an answer", () => {
  const answer = "You have two events: the Haircut at 5:45 pm, and Lunch, for 110 people.";

  it.each([[["haircut", "lunch"]], [[["dinner", "lunch"]]], [["5:45 pm"]], [["110"]], [[]]])(
    "says %j",
    (facts) => {
      expect(saysAll(answer, facts)).toBe(true);
    },
  );

  it.each([[["haircut", "dentist"]], [[["dinner", "supper"]]], [["10"]], [["5:4"]], [["11"]]])(
    "does not say %j",
    (facts) => {
      expect(saysAll(answer, facts)).toBe(false);
    },
  );
});
