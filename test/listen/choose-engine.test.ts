import { describe, expect, it } from "vitest";
import { type EngineMachine, chooseEngine } from "../../src/listen/whisper/choose-engine.ts";

const mac: EngineMachine = {
  platform: "darwin",
  arch: "arm64",
  release: "24.1.0",
  isBuilt: true,
  hasAddon: true,
};
const linux: EngineMachine = { ...mac, platform: "linux", arch: "x64", release: "6.8.0" };

describe("the engine that hears", () => {
  it("is whisper.node with Metal on Apple silicon", () => {
    expect(chooseEngine(undefined, mac)).toEqual({ engine: "whisper.node" });
  });

  it.each([
    ["before macOS 15", { ...mac, release: "23.6.0" }],
    ["without the package's build", { ...mac, hasAddon: false }],
    ["on an Intel Mac", { ...mac, arch: "x64" as const, hasAddon: false }],
    ["on Linux", linux],
    [
      "on Linux without compiler and package, to say what is missing",
      { ...linux, isBuilt: false, hasAddon: false },
    ],
  ])("is whisper.cpp %s", (_name, machine) => {
    expect(chooseEngine(undefined, machine)).toEqual({ engine: "whisper.cpp" });
  });

  it("is the slow build where there was no compiler, and says so", () => {
    const { engine, notice } = chooseEngine(undefined, { ...linux, isBuilt: false });
    expect(engine).toBe("whisper.node");
    expect(notice).toMatch(/twenty seconds; a C\+\+ compiler/);
  });

  it("is what the settings say", () => {
    expect(chooseEngine("whisper.cpp", mac)).toEqual({ engine: "whisper.cpp" });
    expect(chooseEngine("whisper.node", linux)).toEqual({ engine: "whisper.node" });
  });
});
