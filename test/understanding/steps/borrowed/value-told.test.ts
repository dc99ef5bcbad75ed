import { expect, it } from "vitest";
import { valueTold } from "../../../../src/understanding/steps/borrowed/value-told.ts";
import { berlin } from "../../../tools/run-tool.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { told } from "./told.ts";

const { signal } = new AbortController();
const quoteOf = async (words: string, asked: { kind: "time" | "place" | "price"; was?: number }) =>
  (
    await valueTold(
      sourcesOf({ seed: told }),
      { utterance: typed(words), signal },
      { words, ...asked },
    )
  )?.quote;

it("is the sentence of whoever told it that has another time than the record", async () => {
  const was = berlin("2026-03-04T16:00");
  expect(await quoteOf("Anna's mail about the dentist", { kind: "time", was })).toBe(
    "Could the dentist be at five instead of four?",
  );
});

it("is the sentence with a whole address", async () => {
  expect(await quoteOf("Anna's mail, her new address", { kind: "place" })).toContain("19 Elm Road");
});

it("is none where nobody is said to have told it, or they told no such value", async () => {
  expect(await quoteOf("the dentist", { kind: "time" })).toBeUndefined();
  expect(await quoteOf("Anna's mail about the fee", { kind: "price" })).toBeUndefined();
});
