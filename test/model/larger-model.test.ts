import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { runSotto, scratch } from "../helpers/run-sotto.ts";

const ID = "qwen2.5-coder-1.5b";
const WEIGHTS = join(import.meta.dirname, "../../models/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf");
const MINUTES = 60_000;

const row = z.looseObject({
  model: z.string(),
  call: z.boolean().nullish(),
  untraced: z.number(),
  facts: z.array(z.string()),
  acts: z.array(z.string()),
  steps: z.number(),
});

// 1.1 GB that nobody fetches unasked: `sotto models fetch qwen2.5-coder-1.5b`.
it.skipIf(!existsSync(WEIGHTS))(
  "a larger model calls no worse than the default one, and makes nothing up",
  async () => {
    const out = scratch();
    const words = ["bench", "agent", "--llm", ID, "--sample", "12", "--quick", "--out", out];
    const ran = await runSotto(words);
    expect(ran.code, ran.stderr).toBe(0);
    const lines = readFileSync(join(out, "agent-rows.jsonl"), "utf8").trim().split("\n");
    const rows = lines.map((line) => row.parse(JSON.parse(line)));
    const [larger, small] = [true, false].map((isLarger) =>
      rows.filter(({ model }) => (model === ID) === isLarger),
    );
    const right = (of: typeof rows = []): number => of.filter(({ call }) => call).length;
    expect(larger?.length).toBeGreaterThanOrEqual(12);
    expect(larger?.some(({ steps }) => steps > 0)).toBe(true);
    expect(right(larger)).toBeGreaterThanOrEqual(right(small));
    expect(larger?.map(({ untraced, facts, acts }) => [untraced, facts, acts])).toEqual(
      larger?.map(() => [0, [], []]),
    );
  },
  30 * MINUTES,
);
