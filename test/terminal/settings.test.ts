import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { programFolder } from "../../src/config/folders.ts";
import { runSotto, scratch } from "../helpers/run-sotto.ts";
import type { Ran } from "../helpers/run-sotto.ts";

const folder = scratch();
const settings = join(folder, "config");
const config = (...words: readonly string[]): Promise<Ran> =>
  runSotto(["config", ...words], { env: { SOTTO_CONFIG: settings } });

mkdirSync(join(folder, "My Notes"));
mkdirSync(join(folder, "empty"));
mkdirSync(join(folder, "photos"));
writeFileSync(join(folder, "photos", "a.jpg"), "");
writeFileSync(join(folder, "My Notes", "Boiler.md"), "# Boiler\n");
writeFileSync(join(folder, "My Notes", "Garden.md"), "# Garden\n");

describe("config set", () => {
  it("says what the setting is and what it holds", async () => {
    const notes = join(folder, "My Notes");
    const { stdout, stderr, code } = await config("set", "paths.notes", notes);
    expect(stderr).toBe("");
    expect(stdout).toBe(`paths.notes is now ${notes}. It has 2 notes.\n`);
    expect(code).toBe(0);
  });

  it("takes several folders, and says where nothing of the kind is in one", async () => {
    const files = await config("set", "paths.files", join(folder, "photos"), join(folder, "empty"));
    expect(files.stdout).toMatch(/^paths\.files is now \S+photos, \S+empty\. It has 1 file\.$/m);
    const empty = await config("set", "paths.calendars", join(folder, "photos"));
    expect(empty.stdout).toMatch(
      /Nothing of the kind is in it yet; it takes a folder of calendars/,
    );
  });

  it.each([
    [["paths.notes", "/nowhere/at/all"], /There is no folder \/nowhere\/at\/all/],
    [
      ["paths.notes", join(folder, "photos", "a.jpg")],
      /is a file, and paths\.notes takes a folder/,
    ],
    [["paths.files", folder, "/nowhere"], /There is no folder \/nowhere/],
    [["models.llm", "gpt-99"], /There is no model "gpt-99"/],
    [["models.stt", "smollm2-135m"], /is no stt model/],
    [["hidden", "mial"], /mial/],
    [["language", "klingon"], /There is no language "klingon"/],
    [["voice.pace", "quick"], /voice\.pace can't be "quick"/],
  ])("%j is refused with a sentence, and changes nothing", async (words, sentence) => {
    const before = readFileSync(join(settings, "settings.json"), "utf8");
    const { stderr, code } = await config("set", ...words);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(2);
    expect(code).toBe(2);
    expect(readFileSync(join(settings, "settings.json"), "utf8")).toBe(before);
  });

  it("says that a setting is the default again", async () => {
    expect((await config("set", "paths.calendars", "null")).stdout).toBe(
      "paths.calendars is the default again.\n",
    );
  });
});

it("config times shows what words of time mean, by the settings", async () => {
  const own = scratch();
  const env = { SOTTO_CONFIG: own };
  writeFileSync(join(own, "settings.json"), '{"times":{"evening":"17:30","country":"US"}}');
  const { stdout, code } = await runSotto(["config", "times"], { env });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^evening +17:30 to 24:00, meant: 17:30$/m);
  expect(stdout).toMatch(/^holidays +US$/m);
  expect(stdout).toMatch(/^spring +from 03-20$/m);
  expect(stdout).toMatch(/^early, mid, late /m);
  const json = await runSotto(["config", "times", "--json"], { env });
  expect(JSON.parse(json.stdout)).toMatchObject({ parts: { evening: { from: 1050 } } });
});

describe("a folder that isn't there", () => {
  const gone = scratch();
  writeFileSync(join(gone, "settings.json"), '{"paths":{"notes":"/media/stick/notes"}}');
  const env = { SOTTO_CONFIG: gone };

  it("of the settings stops a request and not the doctor", async () => {
    const asked = await runSotto(["ask", "what time is it"], { env });
    expect(asked.code).toBe(1);
    expect(asked.stderr).toMatch(
      /There is no folder \/media\/stick\/notes, which paths\.notes names/,
    );
    const looked = await runSotto(["doctor"], { env });
    expect(looked.code).toBe(0);
    expect(looked.stdout).toMatch(/missing\s+paths\.notes\s+There is no folder/);
  });

  it("of a flag stops a request, whatever the settings name", async () => {
    const named = scratch();
    writeFileSync(join(named, "settings.json"), JSON.stringify({ paths: { files: [folder] } }));
    const asked = await runSotto(["ask", "what's on today", "--home", "/nope"], {
      env: { SOTTO_CONFIG: named },
    });
    expect(asked.code).toBe(1);
    expect(asked.stderr).toMatch(/There is no folder \/nope, which --home names/);
  });

  it("is told from one with other things in it, and from a file", async () => {
    const other = await runSotto(["ask", "what's on today", "--home", join(folder, "photos")]);
    expect(other.stderr).toMatch(/holds no calendars.* so it is no home/);
    const file = await runSotto(["ask", "hi", "--home", join(folder, "photos", "a.jpg")]);
    expect(file.stderr).toMatch(/is a file, and --home takes a folder/);
    const empty = await runSotto(["ask", "what's on today", "--home", join(folder, "empty")]);
    expect(empty.code).toBe(0);
  });
});

describe("a language", () => {
  const isFetched = existsSync(join(programFolder, "models/multilingual-e5-small.Q4_0.gguf"));

  it.skipIf(isFetched)("whose model isn't here is told with the next step", async () => {
    const { stderr, code } = await runSotto(["ask", "która jest godzina", "--language", "pl"]);
    expect(stderr).toMatch(/For Polish the model multilingual-e5-small is needed/);
    expect(stderr).toMatch(/sotto models fetch multilingual-e5-small/);
    expect(code).toBe(2);
  });

  it.runIf(isFetched)("whose model is here is told how far it goes", async () => {
    const { stderr, code } = await runSotto(["ask", "która jest godzina", "--language", "pl"]);
    expect(stderr).toMatch(/Requests in Polish are found by their meaning/);
    expect(code).toBe(0);
  });

  it("of its own words needs no model, and says how far it goes", async () => {
    const { stdout, stderr, code } = await runSotto(["ask", "wie spät ist es", "--language", "de"]);
    expect(stderr).toMatch(
      /Requests in German are understood and answered in it; .* is in English/,
    );
    expect(stdout).toMatch(/\d/);
    expect(code).toBe(0);
  });

  it("of a region is the language", async () => {
    const { code } = await runSotto(["ask", "what time is it", "--language", "en-GB"]);
    expect(code).toBe(0);
  });
});

describe("what words of time mean", () => {
  it("is shown where nobody settled it", async () => {
    const { stdout } = await config("list");
    expect(stdout).toContain('times.nextWeekday = "next-week" (default)');
    expect(stdout).toContain('times.evening = "18:00" (default)');
    await config("set", "times.evening", "17:30");
    expect((await config("get", "times.evening")).stdout).toBe('"17:30"\n');
    await config("set", "times.evening", "null");
  });
});
