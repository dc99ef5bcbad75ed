import { expect, it } from "vitest";
import { heldIn } from "../../../src/understanding/asked/held-in.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const asked = async (text: string) => {
  const plan = await heldIn(sourcesOf(), typed(text));
  const [part] = plan?.parts ?? [];
  const kept = part?.values.from === "found" ? part.values.kept : [];
  const [words] = kept.flatMap(({ value }) => (value.kind === "free" ? [] : value.candidates));
  return plan && [part?.ranked.tools[0]?.name, words?.value];
};

it.each([
  ["is the dentist in my diary", "Dentist"],
  ["have I got the boiler visit in the calendar", "boiler visit"],
])("the calendar is asked, by the name of what is there: %s", async (text, words) => {
  expect(await asked(text)).toEqual(["calendar.query", words]);
});

it("is asked of nothing else", async () => {
  expect(await asked("is the dentist in my notes")).toBeUndefined();
});
