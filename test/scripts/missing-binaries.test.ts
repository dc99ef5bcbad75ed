import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { comesMade } from "../../scripts/set-up/build-whisper.mjs";
import { missingBinaries } from "../../scripts/set-up/missing-binaries.mjs";

const root = join(import.meta.dirname, "../..");
const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
type Binary = { readonly package: string; readonly file: string };
// Both are files of this project.
const needed = json("scripts/set-up/needed-binaries.json") as Record<string, readonly Binary[]>;
const { packages } = json("package-lock.json") as {
  packages: Record<string, { version?: string }>;
};
const MACHINES = [
  { platform: "darwin", arch: "arm64" },
  { platform: "linux", arch: "x64" },
  { platform: "linux", arch: "arm64" },
];

describe.each(MACHINES)("the binaries of $platform-$arch", (machine) => {
  const binaries = needed[`${machine.platform}-${machine.arch}`] ?? [];

  it("come with packages of the lock file", () => {
    expect(binaries.length).toBeGreaterThan(2);
    for (const { package: name } of binaries) {
      expect(packages[`node_modules/${name}`]?.version, name).toBeDefined();
    }
    expect(missingBinaries(packages, () => true, machine)).toEqual([]);
  });

  it.each(binaries)("are named one by one where one is withheld: $package", (withheld) => {
    const path = `node_modules/${withheld.package}/${withheld.file}`;
    const missing = missingBinaries(packages, (each) => each !== path, machine);
    const { version } = packages[`node_modules/${withheld.package}`] ?? {};
    expect(missing.map(({ build }) => build)).toEqual([`${withheld.package}@${version}`]);
  });
});

it("those of a machine nobody builds for are none", () => {
  const machine = { platform: "sunos", arch: "sparc" };
  expect(missingBinaries(packages, () => false, machine)).toEqual([]);
});

const MAC = { platform: "darwin", arch: "arm64" };

it.each([
  ["on macOS 15", MAC, "24.0.0", true, true],
  ["on macOS 26", MAC, "25.1.0", true, true],
  ["on macOS 14", MAC, "23.6.0", true, false],
  ["on a Mac with Intel", { ...MAC, arch: "x64" }, "24.0.0", true, false],
  ["on Linux", { platform: "linux", arch: "x64" }, "24.0.0", true, false],
  ["where npm left it out", MAC, "24.0.0", false, false],
] as const)(
  "Whisper comes made where the package's build serves: %s",
  (...[, machine, darwin, isHere, made]) => {
    expect(comesMade(machine, darwin, (path) => isHere && path.includes("darwin-arm64"))).toBe(
      made,
    );
  },
);
