import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  getSetting,
  readSettings,
  setSetting,
  settingKeys,
} from "../../src/config/settings-file.ts";

let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "sotto-settings-")), "sotto", "settings.json");
});
afterEach(() => rmSync(dirname(dirname(file)), { recursive: true }));

describe("changing a setting", () => {
  it("gives back what was set, as JSON or as text", () => {
    setSetting({ file, key: "models.llm", value: "smollm2-135m" });
    setSetting({ file, key: "voice.wordsPerMinute", value: "180" });
    setSetting({ file, key: "paths.files", value: '["/a","/b"]' });
    expect(getSetting(file, "models.llm")).toBe("smollm2-135m");
    expect(getSetting(file, "voice")).toEqual({ wordsPerMinute: 180 });
    expect(readSettings(file).paths.files).toEqual(["/a", "/b"]);
  });

  it("keeps the others, in a file for its owner only, with nothing beside it", () => {
    setSetting({ file, key: "language", value: "de" });
    setSetting({ file, key: "exposure", value: "ora" });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ language: "de", exposure: "ora" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(["settings.json"]);
  });

  it("takes a setting out by null", () => {
    setSetting({ file, key: "models.llm", value: "a" });
    setSetting({ file, key: "models.llm", value: "null" });
    expect(getSetting(file, "models.llm")).toBeUndefined();
  });

  it("leaves the file as it was when the value doesn't fit", () => {
    setSetting({ file, key: "language", value: "de" });
    const before = readFileSync(file, "utf8");
    expect(() => setSetting({ file, key: "hours.from", value: "noon" })).toThrow(/hours\.from/);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  it.each(["voise", "models.llm.more", "", "toString"])(
    "knows no setting %j and lists those it does",
    (key) => {
      expect(() => setSetting({ file, key, value: "1" })).toThrow(/no setting/);
      expect(() => getSetting(file, key)).toThrow(/no setting/);
    },
  );

  it("says so when the folder can't be written to", () => {
    const plain = join(dirname(dirname(file)), "plain");
    writeFileSync(plain, "");
    const inside = join(plain, "settings.json");
    expect(() => setSetting({ file: inside, key: "language", value: "de" })).toThrow(/can't be/);
  });
});

it("lists every key, dotted", () => {
  expect(settingKeys()).toContain("exposure");
  expect(settingKeys()).toContain("paths.files");
  expect(settingKeys()).toContain("hours.to");
  expect(settingKeys()).not.toContain("paths");
});
