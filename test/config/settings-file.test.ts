import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settingKeys, takenBy, valueOf } from "../../src/config/check/setting-values.ts";
import { getSetting, readSettings, setSetting } from "../../src/config/settings-file.ts";
import { UsageError } from "../../src/errors.ts";

let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "sotto-settings-")), "sotto", "settings.json");
});
afterEach(() => rmSync(dirname(dirname(file)), { recursive: true }));

describe("changing a setting", () => {
  it("gives back what was set, as JSON or as text", () => {
    setSetting({ file, key: "models.llm", value: "smollm2-135m" });
    setSetting({ file, key: "voice.wordsPerMinute", value: 180 });
    setSetting({ file, key: "paths.files", value: ["/a", "/b"] });
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
    setSetting({ file, key: "models.llm", value: null });
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

describe("words typed behind a key", () => {
  it.each([
    ["paths.files", ["/a"], ["/a"]],
    ["paths.files", ["/a", "/b c"], ["/a", "/b c"]],
    ["paths.files", ['["/a","/b"]'], ["/a", "/b"]],
    ["hidden", ["shell", "mail.send"], ["shell", "mail.send"]],
    ["voice.wordsPerMinute", ["180"], 180],
    ["voice.speak", ["false"], false],
    // A name stays a name, whatever else it could be read as.
    ["voice.name", ["2"], "2"],
    ["voice.name", ['"en-us"'], "en-us"],
    ["mcp", ['{"a":{"command":"x"}}'], { a: { command: "x" } }],
    ["paths.files", ["null"], null],
  ])("%s %j", (key, words, value) => {
    expect(valueOf(key, words)).toEqual(value);
  });

  it("are one where a setting takes one", () => {
    expect(() => valueOf("paths.notes", ["My", "Notes"])).toThrow(/takes one value/);
  });
});

describe("a value that is none", () => {
  it.each([
    ["voice.pace", "quick", /fast, normal or relaxed/],
    ["hours.from", "noon", /a time such as 09:00/],
    ["voice.wordsPerMinute", "fast", /a whole number from 80 to 500/],
    ["voice.speak", "maybe", /true or false/],
    ["paths.notes", 7, /a folder of notes/],
    ["models.llm", "a b", /language model/],
    ["exposure", "magic", /sotto, all, ora.* or injection/],
    ["mcp", "npx", /JSON such as/],
  ])("of %s is told what it takes: %j", (key, value, takes) => {
    const change = (): void => setSetting({ file, key, value });
    expect(change).toThrow(new RegExp(`^${key.replace(".", "\\.")} can't be`));
    expect(hintOf(change)).toMatch(takes);
  });

  it("of a record is told by what is wrong in it, and never repeated: it may be a password", () => {
    const smtp = { host: "mail.example.org", password: "hunter2" };
    const change = (): void => setSetting({ file, key: "mail.transport", value: { smtp } });
    expect(change).toThrow(/^mail\.transport doesn't fit: "smtp\.password": a password never/);
    expect(change).not.toThrow(/hunter2/);
    expect(hintOf(change)).toMatch(/"smtp" or "sendmail"/);
  });

  it("says for every setting what it takes", () => {
    for (const key of settingKeys()) expect(takenBy(key)).not.toBe("something else");
  });
});

function hintOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (error instanceof UsageError) return error.hint ?? "";
    throw error;
  }
  return "";
}

it("lists every key, dotted", () => {
  expect(settingKeys()).toContain("exposure");
  expect(settingKeys()).toContain("paths.files");
  expect(settingKeys()).toContain("hours.to");
  expect(settingKeys()).not.toContain("paths");
});
