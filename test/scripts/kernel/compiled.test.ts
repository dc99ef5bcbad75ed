import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compiled } from "../../../scripts/kernel/compiled.ts";

const part = (name: string): string => `src/trained/encoder/${name}`;

describe("the kernel", () => {
  it("is what is made of its text", async () => {
    const bytes = await compiled(readFileSync(part("multiply.wat"), "utf8"));
    expect(Buffer.from(bytes).equals(readFileSync(part("multiply.wasm")))).toBe(true);
  });

  it("isn't made of a text that is broken", async () => {
    await expect(compiled("(module (func $twice) (func $twice))")).rejects.toThrow(/twice/);
  });
});
