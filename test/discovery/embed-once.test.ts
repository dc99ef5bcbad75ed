import { expect, it } from "vitest";
import { embedOnce } from "../../src/discovery/rankers/embed-once.ts";

const { signal } = new AbortController();

function counting() {
  const asked: string[] = [];
  const embed = embedOnce({
    embed: async (texts) => {
      asked.push(...texts);
      return texts.map((text) => Float32Array.of(text.length));
    },
  });
  return {
    asked,
    lengths: async (texts: string[]) => (await embed(texts, signal)).map(([n]) => n),
  };
}

it("asks for each text once, and answers in the order of the texts", async () => {
  const { asked, lengths } = counting();
  expect(await lengths(["to", "a", "to"])).toEqual([2, 1, 2]);
  expect(await lengths(["a", "ten"])).toEqual([1, 3]);
  expect(asked).toEqual(["to", "a", "ten"]);
});

it("forgets what was asked for long ago", async () => {
  const { asked, lengths } = counting();
  await lengths(["first"]);
  await lengths(Array.from({ length: 300 }, (_, at) => `text ${at}`));
  await lengths(["first"]);
  expect(asked.filter((text) => text === "first")).toHaveLength(2);
});

it("keeps nothing of what failed", async () => {
  let isBroken = true;
  const embed = embedOnce({
    embed: async (texts) => {
      if (isBroken) throw new Error("It stopped.");
      return texts.map(() => Float32Array.of(1));
    },
  });
  await expect(embed(["boat"], signal)).rejects.toThrow("It stopped.");
  isBroken = false;
  expect(await embed(["boat"], signal)).toHaveLength(1);
});
