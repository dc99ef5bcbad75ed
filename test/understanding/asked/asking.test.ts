import { expect, it } from "vitest";
import { asking, slotOf, valuesOf } from "../../../src/understanding/asked/asking.ts";
import { sourcesOf } from "../../helpers/understanding.ts";

const passage = {
  title: "Hive",
  id: "Hive.md",
  source: "Your note Hive",
  sentence: "The queen is marked blue.",
  share: 1,
  isOfKind: true,
  isOfTime: false,
};

it("asks the one tool that tells it", () => {
  const values = { from: "found", kept: [] } as const;
  const asked = asking({ text: "how is the queen marked" }, "notes.read", values);
  expect(asked.part.ranked.tools).toEqual([{ name: "notes.read", score: 1 }]);
  expect(asked.values).toBe(values);
});

it("quotes the sentence and names the text it is read from", () => {
  const found = valuesOf({ ...passage, tool: "notes.read", field: "id" }, sourcesOf());
  expect(found).toEqual({
    from: "found",
    kept: [slotOf("id", "Hive.md", { origin: "resolved", text: "Hive" })],
    quote: { sentence: "The queen is marked blue.", source: "Your note Hive" },
  });
});

it("gives a handle to what is read by one alone", () => {
  const mail = { ...passage, id: "7@example", tool: "mail.read", field: "id" };
  const { kept } = valuesOf(mail, sourcesOf()) as Extract<
    ReturnType<typeof valuesOf>,
    { readonly from: "found" }
  >;
  expect(kept).toEqual([
    slotOf("id", "mail:1", { origin: "handle", handle: "mail:1", chosenBy: "words" }),
  ]);
});
