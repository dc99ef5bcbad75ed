import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keptBytes } from "../../src/store/kept-bytes.ts";

const BYTES = Uint8Array.of(1, 2, 3);

it("has what was written before, and nothing where nothing was", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "sotto-test-")), "kept.bin");
  const first = keptBytes(path);
  expect(first.read()).toBeUndefined();
  first.write(undefined);
  first.write(BYTES);
  expect(new Uint8Array(keptBytes(path).read() ?? [])).toEqual(BYTES);
});

it("does without a file that can't be written", () => {
  const kept = keptBytes("/proc/none/kept.bin");
  expect(() => kept.write(BYTES)).not.toThrow();
});
