import { HostFailure } from "../../../src/errors.ts";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appsIn } from "../../../src/host/embedded/apps/app-library.ts";
import { createEmbeddedApps } from "../../../src/host/embedded/apps/create-embedded-apps.ts";
import { parseDesktopEntry } from "../../../src/host/embedded/apps/desktop-entry.ts";
import { createEmbeddedMusic } from "../../../src/host/embedded/music/create-embedded-music.ts";
import { trackOf } from "../../../src/host/embedded/music/music-library.ts";
import { programPlayer } from "../../../src/host/embedded/music/player.ts";
import {
  type ProgramEnd,
  runProgram,
  startProgram,
} from "../../../src/host/embedded/programs/run-program.ts";
import { createEmbeddedStatus } from "../../../src/host/embedded/status/create-embedded-status.ts";
import { failureOf } from "../contract/failure-of.ts";
import { describeMachineContract, type MachineUnderTest } from "../contract/machine.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "./embedded-home.ts";

describeMachineContract({ name: "embedded", make });

const SHORTCUTS = {
  shout: `#!/bin/sh\n# {"name":"Shout","description":"Says it louder","input":true}\ntr '[:lower:]' '[:upper:]'\n`,
  fail: `#!/bin/sh\n# {"name":"Fail"}\necho "no milk" >&2\nexit 3\n`,
  idle: `#!/bin/sh\n# {"name":"Idle"}\nsleep 60 & sleep 60\n`,
};

async function make(): Promise<MachineUnderTest> {
  const home = await makeEmbeddedHome();
  home.put("Applications/browser.desktop", entry("Browser"));
  home.put("Applications/notepad.desktop", entry("Notepad"));
  home.put("files/Letters/a.txt", "x");
  home.put("files/tool.sh", "#!/bin/sh\n");
  chmodSync(home.path("files/tool.sh"), 0o755);
  home.put("music/The Paper Lanterns/Low Tide/01 Harbour Lights.mp3", "");
  home.put("music/The Paper Lanterns/Low Tide/02 Slack Water.mp3", "");
  home.put("music/Ines Moreau/Nocturnes/01 Lamplight.mp3", "");
  home.put(
    "music/Quiet evening.m3u",
    "#EXTM3U\nInes Moreau/Nocturnes/01 Lamplight.mp3\r\n../outside.mp3\nmissing.mp3\n",
  );
  for (const [id, source] of Object.entries(SHORTCUTS)) {
    home.put(`shortcuts/${id}`, source);
    chmodSync(home.path(`shortcuts/${id}`), 0o755);
  }
  return {
    host: home.host,
    undo: home.host.undo,
    file: "Letters/a.txt",
    folder: "Letters",
    program: "tool.sh",
    opened: async () => opened(home),
    dispose: home.dispose,
  };
}

function entry(name: string): string {
  return `[Desktop Entry]\nType=Application\nName=${name}\nExec=true\n`;
}

function opened(home: EmbeddedHome): readonly string[] {
  if (!existsSync(home.path(".state/opened.log"))) return [];
  const lines = home.text(".state/opened.log").trim().split("\n");
  // Each line is written by the host from two texts.
  return lines.map((line) => (JSON.parse(line) as { readonly target: string }).target);
}

describe("a desktop entry", () => {
  it.each([
    [
      `${entry("Files")}GenericName=File Manager\nName[de]=Dateien\n`,
      ["Files", "File Manager", "Dateien"],
    ],
    ["[Desktop Entry]\r\nName = Spaced \r\nType=Application\r\n", ["Spaced"]],
    ["# comment\n[Desktop Entry]\nName=First\n[Desktop Action new]\nName=Second\n", ["First"]],
    ["[Desktop Entry]\nName=a\\sb\n", ["a b"]],
    [`${entry("Hidden")}NoDisplay=true\n`, undefined],
    [`${entry("Gone")}Hidden=true\n`, undefined],
    ["[Desktop Entry]\nType=Link\nName=A link\n", undefined],
    ["[Desktop Entry]\nExec=x\n", undefined],
    ["", undefined],
    ["\0\0\xff", undefined],
  ])("%j", (source, names) => {
    const app = parseDesktopEntry("x", source);
    expect(app && [app.name, ...app.also]).toEqual(names);
  });

  it("of the user hides the system's, and a folder that is missing has none", async () => {
    const home = await makeEmbeddedHome();
    home.put("own/a.desktop", entry("Mine"));
    home.put("system/a.desktop", entry("Theirs"));
    home.put("system/b.desktop", entry("Other"));
    home.put("system/readme.txt", "x");
    const folders = ["own", "system", "missing"].map(home.path);
    expect((await appsIn(folders)).map((app) => app.name)).toEqual(["Mine", "Other"]);
    await home.dispose();
  });
});

function pidIn(end: ProgramEnd): number {
  return end.kind === "missing" ? 0 : Number(end.output);
}

/** Ended ones stay in the list until somebody asks for their code. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z]/.test(stdout.trim());
}

describe("a program", () => {
  it("gets its words as they are, and its input", async () => {
    const words = ["a b", "$HOME", "'\"`", "🎉\n"];
    const end = await runProgram({ file: "printf", args: ["%s|", ...words], timeoutMs: 5_000 });
    expect(end).toMatchObject({ kind: "exit", code: 0, output: `${words.join("|")}|` });
  });

  it("is killed with all it started when its time is up", async () => {
    const args = ["-c", "sleep 30 & sleep 30"];
    const start = performance.now();
    const end = await runProgram({ file: "sh", args, timeoutMs: 100 });
    expect(end.kind).toBe("timeout");
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it.each([
    ["takes no notice of being asked to end", "trap '' TERM INT HUP PIPE; sleep 30"],
    ["floods and never reads", "yes"],
    [
      "left somebody outside its group who holds its output open",
      "setsid sleep 30 & echo $!; wait",
    ],
  ])("ends in its time though it %s", async (_, script) => {
    const start = performance.now();
    const input = "x".repeat(1_000_000);
    const end = await runProgram({ file: "sh", args: ["-c", script], input, timeoutMs: 300 });
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(end.kind).toBe("timeout");
    // Who left the group is out of reach.
    if (script.includes("$!")) process.kill(pidIn(end), "SIGKILL");
  });

  it("that has ended is answered for, whoever still holds its output open", async () => {
    const args = ["-c", "setsid sleep 30 & echo $!"];
    const end = await runProgram({ file: "sh", args, timeoutMs: 20_000 });
    expect(end).toMatchObject({ kind: "exit", code: 0 });
    process.kill(pidIn(end), "SIGKILL");
  });

  it("takes with it what it left in its group, unless that may stay", async () => {
    const run = { file: "sh", args: ["-c", "sleep 30 >&- 2>&- & echo $!"], timeoutMs: 20_000 };
    const left = pidIn(await runProgram(run));
    await expect.poll(() => isRunning(left)).toBe(false);
    const stays = pidIn(await runProgram({ ...run, leftovers: "stay" }));
    expect(isRunning(stays)).toBe(true);
    process.kill(stays, "SIGKILL");
  });

  it("may be ended by saying too much", async () => {
    const run = { file: "yes", args: [], timeoutMs: 20_000, mostOutputBytes: 10 };
    expect(await runProgram({ ...run, beyond: "end" })).toMatchObject({
      kind: "flooded",
      output: "y\n".repeat(5),
    });
  });

  it("that a signal ended has the code a shell would give", async () => {
    const end = await runProgram({ file: "sh", args: ["-c", "kill -ABRT $$"], timeoutMs: 20_000 });
    expect(end).toMatchObject({ kind: "exit", code: 134 });
  });

  it("may say too much", async () => {
    const args = ["-c", "yes | head -c 3000000"];
    const end = await runProgram({ file: "sh", args, timeoutMs: 10_000 });
    expect(end.kind === "exit" && end.output.length).toBe(64_000);
  });

  it("that isn't there is said to be missing", async () => {
    const missing = { file: "no-such-program-here", args: [], timeoutMs: 1_000 };
    expect((await runProgram(missing)).kind).toBe("missing");
    expect((await runProgram({ ...missing, file: "sh", args: ["\0"] })).kind).toBe("missing");
    expect(await startProgram(missing)).toMatch(/ENOENT/);
  });

  it("that fails at once says so, and one that stays is left alone", async () => {
    expect(await startProgram({ file: "false", args: [] })).toMatch(/code 1/);
    expect(await startProgram({ file: "true", args: [] })).toBeUndefined();
  });
});

describe("the desktop", () => {
  it("is asked by argument, and nothing is noted when it can't", async () => {
    const home = await makeEmbeddedHome();
    home.put("Applications/browser.desktop", entry("Browser"));
    home.put("files/a.txt", "x");
    const asked = home.path("asked");
    const tools = Object.fromEntries(
      ["gio", "xdg-open"].map((name) => {
        const file = home.path(`bin/${name}`);
        home.put(`bin/${name}`, `#!/bin/sh\nprintf '%s\\n' "${name}" "$@" >> '${asked}'\n`);
        chmodSync(file, 0o755);
        return [name, file];
      }),
    );
    const { createScopedFs } = await import("../../../src/store/files/scoped-fs.ts");
    const options = {
      folder: home.path("Applications"),
      state: home.path(".state"),
      clock: home.clock,
      files: createScopedFs({ roots: [home.path("files")] }),
      hasDisplay: true,
      systemFolders: [],
    };
    const { host } = createEmbeddedApps({
      ...options,
      launcher: tools["gio"] ?? "",
      opener: tools["xdg-open"] ?? "",
    });
    await host.open("browser");
    await host.openItem("a.txt");
    await host.openItem("https://example.org/?a='b");
    expect(readFileSync(asked, "utf8").trim().split("\n")).toEqual([
      "gio",
      "launch",
      home.path("Applications/browser.desktop"),
      "xdg-open",
      home.path("files/a.txt"),
      "xdg-open",
      "https://example.org/?a=%27b",
    ]);
    const without = createEmbeddedApps({
      ...options,
      launcher: home.path("none"),
      opener: home.path("none"),
    });
    const before = home.text(".state/opened.log");
    expect((await failureOf(without.host.open("browser"))).failure).toBe("unavailable");
    expect((await failureOf(without.host.openItem("a.txt"))).failure).toBe("unavailable");
    expect(home.text(".state/opened.log")).toBe(before);
    await home.dispose();
  });
});

describe("the battery", () => {
  let home: EmbeddedHome;
  beforeEach(async () => {
    home = await makeEmbeddedHome();
    mkdirSync(home.path("files"));
  });
  afterEach(() => home.dispose());

  const battery = async (): Promise<unknown> => {
    const part = createEmbeddedStatus({
      folders: [home.path("files")],
      audio: home.host.audio,
      powerSupplies: home.path("power"),
    });
    const { batteryPercent, charging } = await part.host.read(["battery"]);
    return { batteryPercent, charging };
  };
  const supply = (name: string, fields: Readonly<Record<string, string>>): void => {
    for (const [field, value] of Object.entries(fields))
      home.put(`power/${name}/${field}`, `${value}\n`);
  };

  it("is told as the system tells it", async () => {
    supply("AC", { type: "Mains", online: "1" });
    supply("BAT0", { type: "Battery", capacity: "57", status: "Discharging" });
    expect(await battery()).toEqual({ batteryPercent: 57, charging: false });
  });

  it("is the machine's and not a mouse's", async () => {
    supply("BAT_mouse", { type: "Battery", scope: "Device", capacity: "5", status: "Discharging" });
    supply("hidpp", { type: "Battery", scope: "System", capacity: "80", status: "Charging" });
    expect(await battery()).toEqual({ batteryPercent: 80, charging: true });
  });

  it("may be missing or say nonsense", async () => {
    expect(await battery()).toEqual({ batteryPercent: undefined, charging: undefined });
    supply("BAT0", { type: "Battery", capacity: "unknown" });
    expect(await battery()).toEqual({ batteryPercent: undefined, charging: undefined });
  });
});

describe("a state with a part missing", () => {
  let home: EmbeddedHome;
  beforeEach(async () => {
    home = await makeEmbeddedHome();
  });
  afterEach(() => home.dispose());

  it("tells the disk of the first folder that is there", async () => {
    const folders = [home.path("gone"), home.path(".")];
    const { host } = createEmbeddedStatus({ folders, audio: home.host.audio });
    expect((await host.read(["disk"])).disk?.totalBytes).toBeGreaterThan(0);
  });

  it("tells the rest, and of that part why not", async () => {
    const volume = (): Promise<never> =>
      Promise.reject(new HostFailure("unavailable", "No mixer."));
    const audio = { ...home.host.audio, volume };
    const { host } = createEmbeddedStatus({ folders: [home.path("gone")], audio });
    const told = await host.read(["disk", "volume", "version"]);
    expect(told.system).toMatch(/\w/);
    expect(told.unknown.volume).toBe("No mixer.");
    expect(told.unknown.disk).toMatch(/isn't there/);
  });

  it("waits for no part that doesn't answer", async () => {
    const audio = { ...home.host.audio, volume: () => new Promise<never>(() => undefined) };
    const { host } = createEmbeddedStatus({ folders: [home.path(".")], audio, patienceMs: 20 });
    const told = await host.read(["disk", "volume"]);
    expect(told.disk?.totalBytes).toBeGreaterThan(0);
    expect(told.unknown).toEqual({ volume: "I can't tell the volume." });
  });
});

describe("a track by its path", () => {
  it.each([
    ["Low Tide/01 Harbour Lights.mp3", { title: "Harbour Lights", album: "Low Tide" }],
    ["A/B/12. Twelve.flac", { title: "Twelve", artist: "A", album: "B" }],
    ["A/B/1 - One.ogg", { title: "One", artist: "A", album: "B" }],
    ["Ines Moreau - Lamplight.mp3", { title: "Lamplight", artist: "Ines Moreau" }],
    [
      "Mix/03 Ines Moreau – Rue - des Tilleuls.m4a",
      { title: "Rue - des Tilleuls", artist: "Ines Moreau", album: "Mix" },
    ],
    ["99 Luftballons.mp3", { title: "99 Luftballons" }],
    ["1979.mp3", { title: "1979" }],
    ["07.mp3", { title: "07" }],
    ["some_old_file.wav", { title: "some old file" }],
  ])("%s", (path, track) => {
    expect(trackOf(path)).toEqual(track);
  });
});

describe("a music player", () => {
  it("is started for each track, stopped for a pause, and goes to the next by itself", async () => {
    const home = await makeEmbeddedHome();
    for (const track of ["A/01 One.mp3", "A/02 Two.mp3"]) home.put(`music/${track}`, "");
    const file = home.path("fake-player");
    writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$4" >> '${home.path("played")}'\n`);
    chmodSync(file, 0o755);
    const options = { folder: home.path("music"), state: home.path(".state"), useDevices: true };
    const { host, close } = createEmbeddedMusic({ ...options, player: programPlayer(file) });
    await host.play({ query: "A", kind: "album" });
    await expect
      .poll(async () => (await host.state()).state, { interval: 10, timeout: 5_000 })
      .toBe("stopped");
    expect(home.text("played").trim().split("\n")).toEqual([
      join(home.folder, "music/A/01 One.mp3"),
      join(home.folder, "music/A/02 Two.mp3"),
    ]);
    close?.();
    await home.dispose();
  });

  it("knows by name what has come into its folders, and not what has gone", async () => {
    const home = await makeEmbeddedHome();
    home.put("music/Ines Moreau/Nocturnes/01 Lamplight.mp3", "");
    const songs = async (): Promise<readonly string[]> =>
      (await home.host.names.of("music"))
        .filter(({ sort }) => sort === "song")
        .map(({ name }) => name);
    expect(await songs()).toEqual(["Lamplight"]);
    home.put("music/Ines Moreau/Nocturnes/02 Embers.mp3", "");
    expect(await songs()).toEqual(["Lamplight", "Embers"]);
    rmSync(home.path("music/Ines Moreau/Nocturnes/01 Lamplight.mp3"));
    expect(await songs()).toEqual(["Embers"]);
    rmSync(home.path("music"), { recursive: true });
    expect((await failureOf(home.host.names.of("music"))).failure).toBe("unavailable");
    await home.dispose();
  });

  it("does not claim to play what fell silent with an earlier run", async () => {
    const home = await makeEmbeddedHome();
    home.put("music/One.mp3", "");
    await home.host.music.play({});
    const options = { folder: home.path("music"), state: home.path(".state"), useDevices: true };
    const { host, close } = createEmbeddedMusic({ ...options, player: programPlayer("true") });
    expect((await host.state()).state).toBe("paused");
    close?.();
    await home.dispose();
  });
});

describe("shortcuts", () => {
  let home: EmbeddedHome;
  beforeEach(async () => {
    home = await makeEmbeddedHome();
  });
  afterEach(() => home.dispose());

  it("are executables with a header, and nothing else", async () => {
    home.put("shortcuts/plain.txt", SHORTCUTS.shout);
    home.put("shortcuts/no-header", "#!/bin/sh\necho\n");
    home.put("shortcuts/broken", "#!/bin/sh\n# {name: }\n");
    home.put("shortcuts/nameless", '#!/bin/sh\n# {"description":"x"}\n');
    home.put("shortcuts/good one", '#!/bin/sh\r\n# {"name":"Good","input":"a word"}\r\n');
    mkdirSync(home.path("shortcuts/folder"));
    for (const file of ["no-header", "broken", "nameless", "good one"]) {
      chmodSync(home.path(`shortcuts/${file}`), 0o755);
    }
    expect(await home.host.shortcuts.all()).toEqual([
      { id: "good one", name: "Good", takesInput: true },
    ]);
  });

  it("that have no folder are no empty answer", async () => {
    expect((await failureOf(home.host.shortcuts.all())).failure).toBe("unavailable");
  });

  it("see nothing of the environment sotto was started in", async () => {
    home.put(
      "shortcuts/env",
      '#!/bin/sh\n# {"name":"Env"}\nenv | cut -d= -f1 | sort | tr "\\n" " "\n',
    );
    chmodSync(home.path("shortcuts/env"), 0o755);
    const said = await home.host.shortcuts.run({ id: "env", signal: new AbortController().signal });
    expect(said.replace(/\b(?:_|OLDPWD|SHLVL) ?/g, "").trim()).toBe("HOME LANG PATH PWD");
  });

  it("answer also when they don't read what they get", async () => {
    home.put("shortcuts/deaf", '#!/bin/sh\n# {"name":"Deaf"}\nexec 0<&-\necho done\n');
    chmodSync(home.path("shortcuts/deaf"), 0o755);
    const input = "x".repeat(1_000_000);
    const signal = new AbortController().signal;
    expect(await home.host.shortcuts.run({ id: "deaf", input, signal })).toBe("done");
  });
});
