import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLoader } from "../../src/llm/create-loader.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();

it("says after a second what is waited for, and not when it is quicker", async () => {
  const said: string[] = [];
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = createLoader({ load: () => promise }, (sentence) => said.push(sentence));
  const loading = slow.load(signal);
  await vi.advanceTimersByTimeAsync(900);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(said).toEqual(["Loading the model, once …"]);
  resolve(1_100);
  await loading;
  expect([slow.takeMs(), slow.takeMs()]).toEqual([1_100, 0]);

  const quick = createLoader({ load: async () => 5 }, (sentence) => said.push(sentence));
  await quick.load(signal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(said).toHaveLength(1);
});
