import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";

const { say } = english;

it.each([
  [
    "when",
    "Recital",
    ["Friday 6 March", "7 pm to 9 pm"],
    "Recital is on Friday 6 March, 7 pm to 9 pm.",
  ],
  ["when", "Recital", ["today", "7 pm"], "Recital is today, 7 pm."],
  ["due", "Pay rent", ["tomorrow"], "Pay rent: due tomorrow."],
  ["where", "Recital", ["Town hall"], "Recital is at Town hall."],
  ["birthday", "Agnes", ["2 November 1951"], "Agnes' birthday is 2 November 1951."],
  ["age", "Agnes", ["74", "turning 75 on Monday"], "Agnes is 74, turning 75 on Monday."],
  ["address", "Ravi", [], "I have no address of Ravi."],
  ["job", "Ravi", ["Baker", "Crumb"], "Ravi: Baker, Crumb."],
  ["who", "Ravi", ["Baker", "brings the bread"], "Ravi: Baker, brings the bread."],
] as const)("says the %s of %s", (...row) => {
  const [fact, name, facts, said] = row;
  expect(say.fact({ fact, name, facts })).toBe(said);
});

it("says the rest of an answer", () => {
  expect(say.yesNo(true, "You are free.")).toBe("Yes. You are free.");
  expect(say.until("Recital", 1, "day")).toBe("1 day until Recital.");
  expect(say.until("Recital", 0, "day")).toBe("Recital is today.");
  expect(say.quoted("Ring twice.", "Your note Door")).toBe("Your note Door: “Ring twice.”");
  expect(say.date({ day: 2, month: 11 })).toBe("2 November");
});

it("says what was not done, and what was left out of what was", () => {
  expect(say.undone(["one", "two"])).toBe("I haven't done this: “one”, “two”.");
  expect(say.leftOut(["tea"])).toBe("I left out “tea”.");
});

it("says what is written beside a thing that lacks the fact", () => {
  const told = { fact: "with", name: "Regatta", facts: [], notes: "Una rows" } as const;
  expect(say.fact(told)).toBe("Nothing says who is at Regatta. Its notes: “Una rows”");
});
