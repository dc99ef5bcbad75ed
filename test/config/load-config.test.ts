import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { UsageError } from "../../src/errors.ts";

let home = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "sotto-config-"));
});
afterEach(() => rmSync(home, { recursive: true }));

function writeSettings(text: string): string {
  const file = join(home, ".config/sotto/settings.json");
  mkdirSync(join(home, ".config/sotto"), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function failure(run: () => unknown): UsageError {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("what is chosen", () => {
  it("takes defaults where nothing is said", () => {
    const config = loadConfig({}, { HOME: home });
    expect(config).toMatchObject({
      isJson: false,
      isQuiet: false,
      showsStats: false,
      hasFastPath: true,
      usesVectors: true,
      usesDevices: true,
      exposure: "sotto",
      llm: { kind: "model", id: undefined },
      confirm: "ask",
      outbox: "hold",
      session: undefined,
      language: "en",
      home: { folder: join(home, ".local/share/sotto/home"), isSample: true, isNamed: false },
    });
    expect(config.clock.now).toBeUndefined();
  });

  it("takes a flag before a variable before the settings file", () => {
    writeSettings('{"exposure":"ora","models":{"llm":"from-settings"},"language":"de"}');
    const env = { HOME: home, SOTTO_EXPOSURE: "all", SOTTO_LLM: "from-variable" };
    const config = loadConfig({ exposure: "digitorn" }, env);
    expect(config.exposure).toBe("digitorn");
    expect(config.llm).toEqual({ kind: "model", id: "from-variable" });
    expect(config.language).toBe("de");
  });

  it("reads a variable for every flag, switches too", () => {
    const env = {
      HOME: home,
      SOTTO_JSON: "1",
      SOTTO_FAST_PATH: "no",
      SOTTO_VECTORS: "off",
      SOTTO_QUIET: "true",
      SOTTO_TZ: "Asia/Tokyo",
    };
    const config = loadConfig({ fastPath: true, vectors: true }, env);
    expect(config).toMatchObject({
      isJson: true,
      hasFastPath: false,
      usesVectors: false,
      usesDevices: true,
      isQuiet: true,
      showsStats: false,
    });
    expect(config.clock.zone).toBe("Asia/Tokyo");
  });

  it("takes an empty variable as unsaid", () => {
    expect(loadConfig({}, { HOME: home, SOTTO_CONFIRM: "" }).confirm).toBe("ask");
  });

  it("takes scripts in the place of models", () => {
    const config = loadConfig(
      { llm: "script:/a/model.jsonl", decide: "script:/b.jsonl" },
      { HOME: home },
    );
    expect(config.llm).toEqual({ kind: "script", file: "/a/model.jsonl" });
    expect(config.decide).toBe("/b.jsonl");
  });

  it.each([
    ["play:/a/folder", "qwen3.5-4b"],
    ["play:/a/folder?profile=smollm2-135m", "smollm2-135m"],
  ])("takes %s as a folder a model is played in", (llm, id) => {
    expect(loadConfig({ llm }, { HOME: home }).llm).toEqual({
      kind: "play",
      folder: "/a/folder",
      treatedAs: { kind: "model", id },
    });
  });

  it("has no sample home once a home or a folder is named", () => {
    expect(loadConfig({ home: "/some/home" }, { HOME: home }).home).toEqual({
      folder: "/some/home",
      isSample: false,
      isNamed: true,
    });
    writeSettings('{"paths":{"calendars":"~/cal","files":["~","/srv/papers"]}}');
    const config = loadConfig({}, { HOME: home });
    expect(config.home.isSample).toBe(false);
    expect(config.paths).toEqual({ calendars: join(home, "cal"), files: [home, "/srv/papers"] });
  });
});

describe("the clock", () => {
  it.each([
    ["2026-11-23T09:30", "Europe/Vienna", "2026-11-23T08:30:00.000Z"],
    ["2026-11-23T09:30:00+05:30", "Europe/Vienna", "2026-11-23T04:00:00.000Z"],
    ["2026-11-23", "America/New_York", "2026-11-23T05:00:00.000Z"],
  ])("reads %s in %s", (now, tz, utc) => {
    const { clock } = loadConfig({ now, tz }, { HOME: home });
    expect(new Date(clock.now ?? 0).toISOString()).toBe(utc);
    expect(clock.zone).toBe(tz);
  });

  it.each(["tomorrow", "09:30", "2026-13-01", "2026-02-30T10:00", "12"])(
    "refuses %j for now",
    (now) => {
      expect(failure(() => loadConfig({ now }, { HOME: home })).message).toContain(`"${now}"`);
    },
  );

  it.each(["Mars/Olympus", "+25:00", "Vienna"])("refuses the zone %s", (tz) => {
    expect(failure(() => loadConfig({ tz }, { HOME: home })).message).toContain(`"${tz}"`);
  });
});

describe("what is refused", () => {
  it.each([
    [{ confirm: "maybe" as "yes" }, {}, /--confirm.*maybe/],
    [{ exposure: "none" as "ora" }, {}, /--exposure.*none/],
    [{ decide: "calls.jsonl" }, {}, /--decide.*calls\.jsonl.*script:FILE/],
    [{ session: "a/b" }, {}, /--session.*a\/b/],
    [{}, { SOTTO_HOST: "windows" }, /SOTTO_HOST.*windows/],
    [{}, { SOTTO_JSON: "perhaps" }, /SOTTO_JSON.*perhaps/],
  ])("names flag or variable and value: %j %j", (flags, env, expected) => {
    expect(failure(() => loadConfig(flags, { HOME: home, ...env })).message).toMatch(expected);
  });

  it.each([
    ["", "is empty"],
    ["  \n", "is empty"],
    ['{"exposure":', "is not JSON"],
    ['{"voise":{}}', '"voise"'],
    ['{"models":{"lllm":"x"}}', '"models.lllm"'],
    ['{"voice":{"wordsPerMinute":9}}', '"voice.wordsPerMinute"'],
    ['{"hours":{"from":"18:00","to":"08:00"}}', "can't begin at 18:00 and end at 08:00"],
    ['{"hours":{"from":"25:00"}}', '"hours.from"'],
    ["[]", "expected object"],
    ["null", "expected object"],
  ])("says of the settings %j what is wrong, where, and what to do", (text, expected) => {
    const file = writeSettings(text);
    const error = failure(() => loadConfig({}, { HOME: home }));
    expect(error.message).toContain(file);
    expect(error.message).toContain(expected);
    expect(error.hint).toBeTruthy();
  });
});

describe("the folders", () => {
  it("follow XDG where its variables are absolute, and ours before it", () => {
    const env = {
      HOME: home,
      XDG_CONFIG_HOME: join(home, "c"),
      XDG_DATA_HOME: "relative",
      XDG_STATE_HOME: join(home, "s"),
      SOTTO_CONFIG: "",
    };
    expect(loadConfig({}, env).folders).toMatchObject({
      config: join(home, "c/sotto"),
      data: join(home, ".local/share/sotto"),
      state: join(home, "s/sotto"),
    });
    expect(loadConfig({}, { ...env, SOTTO_CONFIG: "/etc/own" }).folders.config).toBe("/etc/own");
  });

  it("make the state folder private, under any umask", () => {
    const before = process.umask(0);
    try {
      const { state } = loadConfig({}, { HOME: home }).folders;
      expect(statSync(state).mode & 0o777).toBe(0o700);
    } finally {
      process.umask(before);
    }
  });

  it("keep a named state folder's data beside it", () => {
    const state = join(home, "run-1");
    expect(loadConfig({ state }, { HOME: home }).folders.data).toBe(join(state, "data"));
  });

  it("leave the mode of a folder with somebody's things alone", () => {
    const state = join(home, "shared");
    mkdirSync(state);
    chmodSync(state, 0o755);
    writeFileSync(join(state, "theirs"), "");
    loadConfig({ state }, { HOME: home });
    expect(statSync(state).mode & 0o777).toBe(0o755);
  });

  it.each([undefined, "", "relative", "/nowhere/at/all"])("exist with HOME %j", (HOME) => {
    const { state } = loadConfig({}, { HOME, XDG_STATE_HOME: join(home, "s") }).folders;
    expect(statSync(state).isDirectory()).toBe(true);
    expect(loadConfig({}, { HOME, SOTTO_STATE: join(home, "t") }).settingsFile).toMatch(/^\//);
  });

  it("say so when the state folder can't be one", () => {
    writeFileSync(join(home, "file"), "");
    const below = { state: join(home, "file", "a", "b") };
    expect(() => loadConfig(below, { HOME: home })).toThrow(/can't be used/);
    expect(() => loadConfig({ state: join(home, "file") }, { HOME: home })).toThrow(
      /--state|can't be used/,
    );
  });

  it.runIf(process.platform === "linux")("fail at once where a folder can hold no other", () => {
    expect(() => loadConfig({ state: "/proc/none" }, { HOME: home })).toThrow(/can't be used/);
  });
});
