import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { Status } from "../../../src/host/machine.ts";
import { machineParts } from "../../../tools/system/status-part.ts";
import { statusWords } from "../../../tools/system/status-words.ts";

const clock = { now: () => Date.UTC(2026, 2, 3, 9), zone: "UTC" };
const place = { clock, say: english.say };
const deaf: Status = {
  system: "macOS 15.1",
  unknown: { volume: "The sound goes to something whose volume the Mac can't set." },
};

describe("a state with parts nobody can tell", () => {
  it("is told without them where everything is asked for", () => {
    expect(statusWords(deaf, place)).toBe(
      "It is 9 am on Tuesday 3 March 2026. The system is macOS 15.1.",
    );
  });

  it("says of a part that was asked for why it isn't known", () => {
    expect(statusWords(deaf, { ...place, about: ["volume"] })).toBe(
      "The sound goes to something whose volume the Mac can't set.",
    );
    expect(statusWords(deaf, { ...place, about: ["disk", "version"] })).toBe(
      "I can't tell how much disk space is free. The system is macOS 15.1.",
    );
  });

  it("needs no look at the machine for the time", () => {
    expect(machineParts(["time", "date"])).toEqual([]);
    expect(machineParts(["time", "disk"])).toEqual(["disk"]);
    expect(machineParts()).toHaveLength(5);
  });
});
