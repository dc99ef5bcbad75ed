import { expect, it } from "vitest";
import { markedFact } from "../../../../src/understanding/steps/told/marked-fact.ts";
import type { Sources } from "../../../../src/understanding/sources.ts";
import { request } from "../../../helpers/grounding.ts";
import type { Marks } from "../../../helpers/grounding.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

/** What other people's requests are sure of in a text. */
const asks = async (text: string, marks: Marks) => {
  const contextOf: Sources["contextOf"] = async () => request(text, { marks });
  return (await markedFact({ ...sourcesOf(), contextOf }, typed(text)))?.asks;
};
const WHO = ["who", "Una", 0.99] as const;

it("finds a fact that words for somebody only name, whatever is told around them", async () => {
  const text = "text Una the new hour, she waits at the pier else";
  expect(await asks(text, [WHO, ["text", "the new hour", 0.99]])).toBe("what's the new hour");
});

it("finds none in what is itself to be read, or where nobody is sure of it", async () => {
  const text = "text Una the ferry is late";
  expect(await asks(text, [WHO, ["text", "the ferry is late", 0.99]])).toBeUndefined();
  const unsure = "text Una the new hour";
  expect(
    await asks(unsure, [
      ["who", "Una", 0.5],
      ["text", "the new hour", 0.99],
    ]),
  ).toBeUndefined();
});

it("finds none in what goes to nobody", async () => {
  expect(await asks("make a note of the new hour", [["text", "the new hour", 0.99]])).toBe(
    undefined,
  );
});
