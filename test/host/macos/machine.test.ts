import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMacApps } from "../../../src/host/macos/apps/create-mac-apps.ts";
import { createMacAudio } from "../../../src/host/macos/audio/create-mac-audio.ts";
import { createMacFiles } from "../../../src/host/macos/files/create-mac-files.ts";
import { createMacMusic } from "../../../src/host/macos/music/create-mac-music.ts";
import { seatbelt } from "../../../src/host/macos/shell/seatbelt.ts";
import { createMacShortcuts } from "../../../src/host/macos/shortcuts/create-mac-shortcuts.ts";
import { batteryIn, createMacStatus } from "../../../src/host/macos/status/create-mac-status.ts";
import { createEmbeddedShell } from "../../../src/host/embedded/shell/create-embedded-shell.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { appWorld, record, rootOf } from "../../helpers/jxa/dictionary.ts";
import { NOW } from "../contract/calendar.ts";
import { failureOf } from "../contract/failure-of.ts";
import { describeMachineContract, type MachineUnderTest } from "../contract/machine.ts";
import { undoWith } from "./emulated-mac.ts";
import { type MacHome, makeMacHome } from "./mac-home.ts";

describeMachineContract({ name: "macos, over the emulated one", make: async () => make() });

const id = (digit: number): string => `8A0E3C5D-1B2F-4C6D-8E9F-00000000000${digit}`;

function macWithApps(): MacHome {
  const mac = makeMacHome({
    programs: {
      shortcuts: [
        { id: id(1), name: "Shout (loud)", does: "shouts" },
        { id: id(2), name: "Shout", does: "shouts" },
        { id: id(3), name: "Fail", does: "fails" },
        { id: id(4), name: "Idle", does: "idles" },
        { id: id(5), name: "Silent", does: "says nothing" },
        { id: id(6), name: "Killed", does: "is killed" },
      ],
    },
  });
  for (const app of ["Browser", "Notepad", "Utilities/Terminal", ".Hidden"]) {
    mkdirSync(mac.path(`Applications/${app}.app/Contents`), { recursive: true });
  }
  mac.world.apps["Music"] = appWorld(musicElements(), { isRunning: false });
  return mac;
}

function musicElements(): Parameters<typeof appWorld>[0] {
  const track = (name: string, artist: string, album: string) =>
    record("track", `T-${name}`, { props: { name, artist, album } });
  const tracks = [
    track("Harbour Lights", "The Paper Lanterns", "Low Tide"),
    track("Slack Water", "The Paper Lanterns", "Low Tide"),
    track("Lamplight", "Ines Moreau", "Nocturnes"),
  ];
  const listed = record("track", "L-Lamplight", {
    props: { ...tracks[2]?.props, persistentID: "T-Lamplight" },
  });
  return {
    libraryPlaylists: [
      record("libraryPlaylist", 1, { props: { name: "Library" }, elements: { tracks } }),
    ],
    userPlaylists: [
      record("userPlaylist", "P-1", {
        props: { name: "Quiet evening" },
        elements: { tracks: [listed] },
      }),
    ],
  };
}

function make(): MachineUnderTest {
  const mac = macWithApps();
  const put = (path: string, content: string): string => {
    mkdirSync(dirname(mac.path(path)), { recursive: true });
    writeFileSync(mac.path(path), content);
    return mac.path(path);
  };
  put("Documents/Letters/a.txt", "x");
  chmodSync(put("Documents/tool.sh", "#!/bin/sh\n"), 0o755);
  const files = createMacFiles(mac.tools);
  const audio = createMacAudio(mac.tools);
  const music = createMacMusic(mac.tools);
  const apps = appsOf(mac);
  const undo = async (asked: Undo): Promise<unknown> =>
    undoWith(asked.operation.startsWith("music") ? music : audio)(asked);
  const sandbox = seatbelt(mac.path("no-sandbox-exec"));
  return {
    host: {
      apps: apps.host,
      audio: audio.host,
      music: music.host,
      shell: createEmbeddedShell({ roots: mac.tools.roots, closed: [], sandbox }),
      shortcuts: createMacShortcuts(mac.tools).host,
      status: createMacStatus({ tools: mac.tools, folders: [mac.home], audio: audio.host }).host,
    },
    undo,
    file: "Letters/a.txt",
    folder: "Letters",
    program: "tool.sh",
    opened: async () => mac.programs.opened.map((words) => nameOpened(words.at(-1) ?? "", mac)),
    dispose: async () => {
      files.close?.();
      mac.dispose();
    },
  };
}

function appsOf(mac: MacHome): ReturnType<typeof createMacApps> {
  const { scoped } = createMacFiles(mac.tools);
  return createMacApps({ tools: mac.tools, files: scoped, folders: [mac.path("Applications")] });
}

/** An app is opened by the path of its bundle, which a test knows by its id. */
function nameOpened(word: string, mac: MacHome): string {
  return word.startsWith(mac.path("Applications/"))
    ? (word.split("/").at(-1)?.slice(0, -4) ?? "")
    : word;
}

describe("the machine of a Mac", () => {
  let mac: MacHome;
  beforeEach(() => {
    mac = macWithApps();
  });
  afterEach(() => mac.dispose());
  const { signal } = new AbortController();

  it("has the apps of a folder and the one below, hidden ones left out", async () => {
    const names = (await appsOf(mac).host.all()).map(({ name }) => name);
    expect(names).toEqual(["Browser", "Notepad", "Terminal"]);
  });

  it("opens an app by its bundle's path", async () => {
    await appsOf(mac).host.open("Browser");
    expect(mac.programs.opened).toEqual([["-a", mac.path("Applications/Browser.app")]]);
  });

  it.each(["Setup.pkg", "run.command", "x.terminal", "x.webloc", "App.app"])(
    "doesn't open %s, which the Mac would start",
    async (name) => {
      writeFileSync(mac.path(`Documents/${name}`), "");
      expect((await failureOf(appsOf(mac).host.openItem(name))).failure).toBe("refused");
    },
  );

  it("says that a shortcut may wait on the screen, and tells one of a name with brackets", async () => {
    const { host } = createMacShortcuts(mac.tools);
    const names = (await host.all()).map(({ name }) => name);
    expect(names).toEqual(["Fail", "Idle", "Killed", "Shout", "Shout (loud)", "Silent"]);
    expect(await host.run({ id: id(5), signal })).toBe("");
  });

  it("says of a shortcut that was killed that it may have done a part", async () => {
    const { host } = createMacShortcuts(mac.tools);
    const failure = await failureOf(host.run({ id: id(6), signal }));
    expect(failure.message).toBe(
      "The shortcut “Killed” was ended before it was done, so it may have done a part.",
    );
  });

  it("that has no Shortcuts says so", async () => {
    const runProcess: typeof mac.tools.runProcess = async () => ({ kind: "missing", reason: "x" });
    const { host } = createMacShortcuts({ ...mac.tools, runProcess });
    expect((await failureOf(host.all())).failure).toBe("unavailable");
  });

  it("tells no volume where the output has none", async () => {
    mac.world.volume.output = null;
    const { host } = createMacAudio(mac.tools);
    expect((await failureOf(host.volume())).failure).toBe("unavailable");
    expect((await failureOf(host.setVolume({ level: 10, muted: false }))).failure).toBe(
      "unavailable",
    );
  });

  it("tells battery, system and the app in front, and leaves out what it isn't told", async () => {
    const audio = createMacAudio(mac.tools).host;
    const { host } = createMacStatus({ tools: mac.tools, folders: [mac.home], audio });
    expect(await host.read(["battery", "version", "app"])).toMatchObject({
      batteryPercent: 57,
      charging: false,
      system: "macOS 15.1",
      frontApp: "Terminal",
    });
    mac.programs.battery = "Now drawing from 'AC Power'\n";
    mac.world.frontApp = "";
    const told = await host.read(["battery", "version", "app"]);
    expect("batteryPercent" in told || "frontApp" in told).toBe(false);
  });

  it("tells its state where the output has no volume, and why that is unknown", async () => {
    mac.world.volume.output = null;
    const audio = createMacAudio(mac.tools).host;
    const { host } = createMacStatus({ tools: mac.tools, folders: ["/nowhere", mac.home], audio });
    const told = await host.read(["volume", "disk", "version"]);
    expect(told.unknown.volume).toMatch(/whose volume the Mac can't set/);
    expect(told.disk?.totalBytes).toBeGreaterThan(0);
    expect(told.system).toBe("macOS 15.1");
  });

  it.each([
    ["-InternalBattery-0 (id=1)\t100%; charged; 0:00 remaining present: true", 100, true],
    ["-InternalBattery-0 (id=1)\t80%; AC attached; not charging present: true", 80, true],
    ["-InternalBattery-0 (id=1)\t9%; discharging; (no estimate) present: true", 9, false],
    ["-Some UPS (id=1)\t50%; charging; present: true", undefined, undefined],
  ])("reads the battery from %j", (line, percent, charging) => {
    expect(batteryIn(`Now drawing from 'x'\n ${line}\n`)).toEqual(
      percent === undefined ? {} : { batteryPercent: percent, charging },
    );
  });

  describe("names of music", () => {
    const musicOf = (changes: object = {}): ReturnType<typeof createMacMusic>["host"] =>
      createMacMusic({ ...mac.tools, ...changes }).host;
    const isOpen = (): boolean | undefined => mac.world.apps["Music"]?.isRunning;
    const later = (ms: number) => ({ clock: { ...mac.tools.clock, now: () => NOW + ms } });
    const HOUR = 3_600_000;
    const asked = (): number => mac.tools.scripts.begun("music");

    it("are not worth opening the app for", async () => {
      expect((await failureOf(musicOf().all())).failure).toBe("not_running");
      expect(isOpen()).toBe(false);
      expect(mac.programs.opened).toEqual([]);
    });

    it("are read where it is open, our own list left out", async () => {
      await musicOf().play({ query: "low tide" });
      rmSync(join(mac.tools.state, "music-names.json"));
      const names = await musicOf().all();
      expect(names.filter(({ sort }) => sort === "playlist").map(({ name }) => name)).toEqual([
        "Quiet evening",
      ]);
      expect(names).toHaveLength(8);
    });

    it("are those of an earlier run while it is closed, however old", async () => {
      await musicOf().play({ query: "lamplight" });
      Object.assign(mac.world.apps["Music"] ?? {}, { isRunning: false });
      expect(await musicOf(later(100 * HOUR)).all()).toHaveLength(8);
      expect(isOpen()).toBe(false);
    });

    it("are asked for again after an hour, and kept where no answer comes", async () => {
      await musicOf().play({ query: "lamplight" });
      Object.assign(mac.world.apps["Music"] ?? {}, { isHanging: true });
      const before = asked();
      expect(await musicOf(later(HOUR - 1)).all()).toHaveLength(8);
      expect(asked()).toBe(before);
      const music = musicOf(later(HOUR));
      expect(await music.all()).toHaveLength(8);
      expect(await music.all()).toHaveLength(8);
      expect(asked()).toBe(before + 1);
    });
  });

  describe("playing music", () => {
    const playing = async (query: string) => createMacMusic(mac.tools).host.play({ query });

    it("plays an album from a list of its own, and one song alone", async () => {
      await playing("low tide");
      const app = mac.world.apps["Music"];
      const lists = (app && rootOf(app).elements["userPlaylists"]) ?? [];
      expect(lists.map(({ props }) => props["name"])).toEqual(["Quiet evening", "sotto"]);
      await playing("low tide");
      expect((app && rootOf(app).elements["userPlaylists"])?.length).toBe(2);
    });

    it("doesn't fail for a stream whose name macOS 26 doesn't tell", async () => {
      mac.world.macos = 26;
      const app = mac.world.apps["Music"];
      if (app) rootOf(app).props["streaming"] = true;
      const { value } = await playing("lamplight");
      expect(value).toEqual({ state: "playing" });
    });

    it.each([
      [{ isInstalled: false }, "unavailable"],
      [{ grant: "denied" }, "permission"],
      [{ isHanging: true }, "timeout"],
    ] as const)("of an app that is %j fails with a code", async (changes, code) => {
      Object.assign(mac.world.apps["Music"] ?? {}, { isRunning: true, ...changes });
      expect((await failureOf(playing("lamplight"))).failure).toBe(code);
    });
  });
});
