import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { processorRow } from "../../src/doctor/mac-rows.ts";
import { nativeRows } from "../../src/doctor/native-rows.ts";

const file = join(import.meta.dirname, "../../scripts/set-up/needed-binaries.json");
type Binary = { readonly package: string; readonly file: string };
// A file of this project.
const needed = JSON.parse(readFileSync(file, "utf8")) as Record<string, readonly Binary[]>;
const mac = { platform: "darwin", arch: "arm64" } as const;

it.each(needed["darwin-arm64"] ?? [])("a Mac without $package is told its command", (one) => {
  const path = `node_modules/${one.package}/${one.file}`;
  const rows = nativeRows({ ...mac, has: (each) => each !== path });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ status: "missing" });
  expect(rows[0]?.next).toContain(`npm install --no-save --force ${one.package}@`);
});

it("a machine with everything is told so, and one nobody builds for nothing", () => {
  expect(nativeRows({ ...mac, has: () => true })).toMatchObject([{ status: "ok" }]);
  expect(nativeRows({ platform: "sunos", arch: "sparc" })).toEqual([]);
});

it.each([
  [{ arch: "arm64", darwin: "24.1.0", isTranslated: false }, "ok", /Apple silicon/],
  [{ arch: "arm64", darwin: "22.6.0", isTranslated: false }, "missing", /macOS 14/],
  [{ arch: "x64", darwin: "24.1.0", isTranslated: true }, "missing", /Rosetta/],
  [{ arch: "x64", darwin: "24.1.0", isTranslated: false }, "warn", /no Apple silicon/],
] as const)("a Mac of %o is %s", (machine, status, sentence) => {
  const row = processorRow(machine);
  expect(row.status).toBe(status);
  expect(row.sentence).toMatch(sentence);
});
