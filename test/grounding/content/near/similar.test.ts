import { beforeEach, expect, it } from "vitest";
import { similarBy } from "../../../../src/grounding/content/near/similar.ts";

const { signal } = new AbortController();
const VECTORS: Readonly<Record<string, readonly number[]>> = {
  boat: [1, 0],
  ship: [2, 0.2],
  cake: [0, 1],
};

let asked: string[] = [];
let kept = new Map<string, Int8Array>();
const similar = similarBy(
  async (texts) => {
    asked.push(...texts);
    return texts.map((text) => new Float32Array(VECTORS[text] ?? []));
  },
  {
    has: (text) => kept.has(text),
    get: (text) => kept.get(text),
    put: (text, vector) => void kept.set(text, vector),
  },
);

beforeEach(() => {
  asked = [];
  kept = new Map();
});

it("tells how near each text is to the first, however long its vector is", async () => {
  const [ship = 0, cake = 0] = (await similar("boat", ["ship", "cake"], { signal })) ?? [];
  expect(ship).toBeGreaterThan(0.9);
  expect(cake).toBeLessThan(0.1);
});

it("makes a vector once, and keeps none of what was said", async () => {
  await similar("ship", ["cake"], { signal });
  await similar("ship", ["cake"], { signal });
  expect(asked.filter((text) => text === "cake")).toHaveLength(1);
  expect([...kept.keys()]).toEqual(["cake"]);
});

it("looks at no more new ones than it may, and knows nothing of the others yet", async () => {
  const near = await similar("boat", ["ship", "cake"], { signal, most: 1 });
  expect(near?.[0]).toBeGreaterThan(0.9);
  expect(near?.[1]).toBeUndefined();
  expect((await similar("boat", ["ship", "cake"], { signal, most: 1 }))?.[1]).toBeLessThan(0.1);
});

it("knows nothing where no model tells", async () => {
  const none = similarBy(async () => undefined, {
    has: () => false,
    get: () => undefined,
    put: () => undefined,
  });
  expect(await none("boat", ["ship"], { signal })).toBeUndefined();
});
