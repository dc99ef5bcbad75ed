import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keptBytes } from "../../src/store/kept-bytes.ts";

const BYTES = Uint8Array.of(1, 2, 3);

it("has what was written before, and nothing where nothing was", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "sotto-test-")), "kept.bin");
  const first = await keptBytes(path);
  expect(first.bytes).toBeUndefined();
  first.write(undefined);
  first.write(BYTES);
  expect(new Uint8Array((await keptBytes(path)).bytes ?? [])).toEqual(BYTES);
});

it("does without a file that can't be written", async () => {
  const kept = await keptBytes("/proc/none/kept.bin");
  expect(() => kept.write(BYTES)).not.toThrow();
});
