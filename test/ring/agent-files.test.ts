import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Agent, type AgentPlan, agentPlan } from "../../src/ring/agent-files.ts";
import { switchRing } from "../../src/ring/ring.ts";
import type { RunSystem } from "../../src/ring/switch-agent.ts";

/** A program in a folder nobody thinks of. */
const COMMAND = ["/Users/a b/so$tto & <co>/scripts/sotto", "--state", '/50% "x"', "ring", "due"];

/** Where Homebrew puts Node, and a folder of a person's own. */
const SEARCH_PATH = "/opt/homebrew/bin:/usr/bin:/Users/a b/50% & $more";

describe.each(["darwin", "linux"] as const)("what rings without sotto, on %s", (platform) => {
  let home: string;
  let state: string;
  let plan: AgentPlan;
  let ran: string[];
  let isLoaded: boolean;
  /** The system's own program: takes what it is told to, unless it fails. */
  let fails: string;
  const run: RunSystem = async ({ file, args }) => {
    const said = `${file.split("/").at(-1)} ${args.filter((word) => word !== "--user").join(" ")}`;
    ran.push(said);
    const code = fails !== "" && said.includes(fails) ? 5 : 0;
    if (code === 0 && /bootstrap|enable/.test(said)) isLoaded = true;
    if (/bootout|disable/.test(said)) isLoaded = false;
    const asks = /print|is-active/.test(said);
    return { kind: "exit", code: asks && !isLoaded ? 3 : code, output: "", errors: "no bus\n" };
  };
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "sotto-ring-"));
    state = join(home, "state");
    const agent: Agent = {
      platform,
      home,
      configHome: join(home, ".config"),
      userId: 501,
      command: COMMAND,
      searchPath: SEARCH_PATH,
    };
    plan = agentPlan(agent);
    ran = [];
    isLoaded = false;
    fails = "";
  });
  afterEach(() => rmSync(home, { recursive: true }));

  const say = async (what: string): Promise<string> => {
    mkdirSync(state, { recursive: true });
    // Nothing else of the settings is asked for.
    const config = { folders: { state } } as Parameters<typeof switchRing>[0];
    return switchRing(config, what, { plan, run });
  };
  const files = (): readonly string[] =>
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();

  it("is off until it is turned on, and told", async () => {
    expect(await say("")).toMatch(/^Timers and reminders ring while sotto runs/);
    expect(await say("off")).toBe("It wasn't on.");
    expect(ran).toEqual([]);
    expect(await say("on")).toMatch(/^Timers and reminders ring without sotto now/);
    expect(await say("")).toBe("Timers and reminders ring without sotto.");
    expect(isLoaded).toBe(true);
  });

  it("is removed with everything that was set up for it", async () => {
    await say("on");
    expect(files().length).toBeGreaterThan(1);
    await say("off");
    expect(files()).toEqual([]);
    expect(isLoaded).toBe(false);
    expect(existsSync(join(state, "ring-on"))).toBe(false);
  });

  it("turned on twice is there once", async () => {
    await say("on");
    const before = files();
    await say("on");
    expect(files()).toEqual(before);
    expect(isLoaded).toBe(true);
  });

  it("leaves nothing where the system doesn't take it, or takes it and doesn't run it", async () => {
    fails = platform === "darwin" ? "bootstrap" : "enable";
    await expect(say("on")).rejects.toThrow("The system didn't take it: no bus.");
    expect(files()).toEqual([]);
    fails = platform === "darwin" ? "print" : "is-active";
    await expect(say("on")).rejects.toThrow("The system took it and doesn't run it.");
    expect(files()).toEqual([]);
  });

  it("is told by words nobody could take for others", async () => {
    await expect(say("always")).rejects.toThrow('ring knows no "always".');
    const text = plan.files[0]?.text ?? "";
    if (platform === "linux") {
      const [, command = ""] = /^ExecStart=(.*)$/m.exec(text) ?? [];
      const words = [...command.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = ""]) =>
        word.replaceAll("%%", "%").replaceAll("$$", "$").replaceAll(/\\(.)/g, "$1"),
      );
      expect(words).toEqual(COMMAND);
      const [, path = ""] = /^Environment="PATH=(.*)"$/m.exec(text) ?? [];
      expect(path.replaceAll("%%", "%")).toBe(SEARCH_PATH);
    } else {
      const words = [...text.matchAll(/<string>(.*)<\/string>/g)].map(([, word = ""]) =>
        word.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
      );
      expect(words.slice(1)).toEqual([...COMMAND, SEARCH_PATH]);
    }
  });

  it("writes files the system wouldn't refuse", () => {
    for (const { text, path } of plan.files) {
      if (path.endsWith(".plist")) {
        expect(text).toMatch(/^<\?xml[\s\S]*<\/plist>\n$/);
        expect(text.split("<string>")).toHaveLength(text.split("</string>").length);
      } else expect(text).toMatch(/^\[Unit\]\n(?:[A-Z]\w+=.+\n|\[\w+\]\n|\n)+$/);
    }
  });
});
