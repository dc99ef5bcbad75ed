import { afterEach, describe, expect, it } from "vitest";
import { checkMachine } from "../../scripts/set-up/find-node.mjs";

const before = ["platform", "arch", "versions"].map(
  (name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}] as const,
);

function pretend(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
}

afterEach(() => {
  for (const [name, descriptor] of before) Object.defineProperty(process, name, descriptor);
});

describe("the machine", () => {
  it.each([
    ["linux", "x64", "18.0.0"],
    ["linux", "arm64", "20.20.2"],
    ["darwin", "arm64", "22.18.0"],
    ["darwin", "arm64", "24.1.0"],
    ["linux", "riscv64", "22.18.1"],
  ])("%s %s with Node %s will do", (platform, arch, node) => {
    pretend({ platform, arch, versions: { node } });
    expect(() => checkMachine("24.0.0", false)).not.toThrow();
  });

  it.each([
    ["linux", "x64", "16.20.0", /Node 18\.0 or later, and this is 16\.20\.0/],
    ["darwin", "arm64", "22.17.9", /Node 22\.18 or later/],
    ["darwin", "arm64", "20.20.2", /Node 22\.18 or later/],
    ["win32", "x64", "24.0.0", /macOS and Linux/],
  ] as const)(
    "%s %s with Node %s is refused in a sentence",
    (...[platform, arch, node, expected]) => {
      pretend({ platform, arch, versions: { node } });
      expect(() => checkMachine("24.0.0", false)).toThrow(expected);
    },
  );

  it.each([
    ["arm64", "22.6.0", false, /macOS 14 or later/],
    ["x64", "24.0.0", true, /Rosetta/],
  ] as const)(
    "a Mac with %s and Darwin %s is refused in a sentence, translated: %s",
    (...[arch, darwin, isTranslated, expected]) => {
      pretend({ platform: "darwin", arch, versions: { node: "24.0.0" } });
      expect(() => checkMachine(darwin, isTranslated)).toThrow(expected);
    },
  );
});
