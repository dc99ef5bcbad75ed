import { HostFailure } from "../../../src/errors.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  AppsHost,
  AudioHost,
  MusicHost,
  ShellHost,
  ShortcutsHost,
  StatusHost,
} from "../../../src/host/machine.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

export type MachineUnderTest = {
  readonly host: {
    readonly apps: AppsHost;
    readonly shell: ShellHost;
    readonly audio: AudioHost;
    readonly music: MusicHost;
    readonly shortcuts: ShortcutsHost;
    readonly status: StatusHost;
  };
  readonly undo: (undo: Undo) => Promise<unknown>;
  /** A file below the roots that can be opened, and one that is a program. */
  readonly file: string;
  readonly program: string;
  readonly folder: string;
  /** What was opened so far, the latest last. */
  readonly opened: () => Promise<readonly string[]>;
  readonly dispose: () => Promise<void>;
};

/**
 * What every machine has to do. It has the apps Browser and Notepad; the songs Harbour Lights and
 * Slack Water (The Paper Lanterns, Low Tide), Lamplight (Ines Moreau, Nocturnes), a playlist Quiet
 * evening of Lamplight; and the shortcuts Shout (says its input louder), Fail and Idle (sleeps).
 */
export function describeMachineContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<MachineUnderTest>;
}): void {
  describe(`machine contract: ${name}`, () => {
    let under: MachineUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.dispose());

    describe("apps", () => {
      it("are named", async () => {
        const names = (await under.host.apps.all()).map((app) => app.name);
        expect(names).toEqual(expect.arrayContaining(["Browser", "Notepad"]));
      });

      it("are opened by id", async () => {
        const app = (await under.host.apps.all()).find((each) => each.name === "Browser");
        await under.host.apps.open(app?.id ?? "");
        expect(await under.opened()).toEqual([app?.id]);
      });

      it.each(["missing", "", "../Browser", "Browser; rm -rf /"])("%j is no app", async (id) => {
        expect((await failureOf(under.host.apps.open(id))).failure).toBe("not_found");
        expect(await under.opened()).toEqual([]);
      });
    });

    describe("openItem", () => {
      it("opens a file and a folder below the roots", async () => {
        await under.host.apps.openItem(under.file);
        await under.host.apps.openItem(under.folder);
        const opened = await under.opened();
        expect(opened[0]).toContain(under.file);
        expect(opened[1]).toContain(under.folder);
      });

      it.each([
        ["https://example.org", "https://example.org/"],
        ["HTTP://Example.org/a?b=c", "http://example.org/a?b=c"],
        ["mailto:anna@keller.example", "mailto:anna@keller.example"],
      ])("opens the address %s", async (address, opened) => {
        await under.host.apps.openItem(address);
        expect(await under.opened()).toEqual([opened]);
      });

      it.each([
        ["javascript:alert(1)", "refused"],
        ["file:///etc/passwd", "refused"],
        ["smb://server/share", "refused"],
        ["vscode://open?x", "refused"],
        ["x-apple.systempreferences:y", "refused"],
        ["https://exa mple.org", "invalid"],
        ["https://", "invalid"],
        ["/etc/passwd", "refused"],
        ["../x", "refused"],
        ["missing.txt", "not_found"],
        ["-a Terminal", "not_found"],
      ])("does not open %s: %s", async (target, code) => {
        expect((await failureOf(under.host.apps.openItem(target))).failure).toBe(code);
        expect(await under.opened()).toEqual([]);
      });

      it("does not start a program that way", async () => {
        expect((await failureOf(under.host.apps.openItem(under.program))).failure).toBe("refused");
        expect(await under.opened()).toEqual([]);
      });
    });

    describe("audio", () => {
      it("tells a volume from 0 to 100", async () => {
        const { level, muted } = await under.host.audio.volume();
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(100);
        expect(typeof muted).toBe("boolean");
      });

      it.each([
        { level: 0, muted: false },
        { level: 30, muted: false },
        { level: 100, muted: true },
      ])("sets $level, muted $muted, and is undone", async (wanted) => {
        const before = await under.host.audio.volume();
        const { value, undo } = await under.host.audio.setVolume(wanted);
        expect(value).toEqual(wanted);
        expect(await under.host.audio.volume()).toEqual(wanted);
        await under.undo(undo);
        expect(await under.host.audio.volume()).toEqual(before);
      });

      it.each([-1, 101, Number.NaN, Infinity])("does not set %s", async (level) => {
        const before = await under.host.audio.volume();
        const failure = await failureOf(under.host.audio.setVolume({ level, muted: false }));
        expect(failure.failure).toBe("invalid");
        expect(await under.host.audio.volume()).toEqual(before);
      });

      it("is not undone after another change", async () => {
        const { undo } = await under.host.audio.setVolume({ level: 20, muted: false });
        await under.host.audio.setVolume({ level: 60, muted: false });
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect((await under.host.audio.volume()).level).toBe(60);
      });
    });

    describe("music", () => {
      it("is silent at first", async () => {
        expect(await under.host.music.state()).toEqual({ state: "stopped" });
        for (const action of ["pause", "resume", "next", "previous"] as const) {
          const failure = await failureOf(under.host.music.control(action));
          expect(failure.failure).toBe("not_running");
        }
      });

      it.each([
        [{ query: "lamplight" }, "Lamplight"],
        [{ query: "the paper lanterns", kind: "artist" }, "Harbour Lights"],
        [{ query: "paper lanterns" }, "Harbour Lights"],
        [{ query: "low tide", kind: "album" }, "Harbour Lights"],
        [{ query: "quiet evening" }, "Lamplight"],
        [{ query: "slack water by the paper lanterns" }, "Slack Water"],
        [{ query: "harbor lights" }, "Harbour Lights"],
      ] as const)("plays %j", async (what, title) => {
        const { value } = await under.host.music.play(what);
        expect(value).toMatchObject({ state: "playing", track: { title } });
      });

      it("names what is near where there is nothing of that name", async () => {
        const failure = await failureOf(
          under.host.music.play({ query: "lamp post", kind: "song" }),
        );
        expect(failure.failure).toBe("not_found");
        expect(failure.candidates[0]).toBe("Lamplight");
        expect(await under.host.music.state()).toEqual({ state: "stopped" });
      });

      it("pauses, goes on, and steps through the album", async () => {
        await under.host.music.play({ query: "low tide", kind: "album" });
        expect((await under.host.music.control("pause")).value.state).toBe("paused");
        expect((await under.host.music.play({})).value).toMatchObject({
          state: "playing",
          track: { title: "Harbour Lights" },
        });
        expect((await under.host.music.control("next")).value.track?.title).toBe("Slack Water");
        expect((await under.host.music.control("previous")).value.track?.title).toBe(
          "Harbour Lights",
        );
        await under.host.music.control("next");
        expect((await under.host.music.control("next")).value).toEqual({ state: "stopped" });
      });

      it("is known by name, each name once", async () => {
        await under.host.music.play({ query: "lamplight" });
        const names = await under.host.music.all();
        expect(names.map(({ name, sort }) => [sort, name])).toEqual([
          ["playlist", "Quiet evening"],
          ["artist", expect.any(String)],
          ["artist", expect.any(String)],
          ["album", expect.any(String)],
          ["album", expect.any(String)],
          ["song", expect.any(String)],
          ["song", expect.any(String)],
          ["song", expect.any(String)],
        ]);
        expect(names.map(({ name }) => name)).toEqual(
          expect.arrayContaining(["The Paper Lanterns", "Nocturnes", "Slack Water"]),
        );
        expect(await under.host.music.all()).toEqual(names);
      });

      it("is undone to what played before", async () => {
        await under.host.music.play({ query: "lamplight" });
        const before = await under.host.music.state();
        const { undo } = await under.host.music.play({ query: "low tide" });
        await under.undo(undo);
        expect(await under.host.music.state()).toEqual(before);
      });

      it("is not undone after another change", async () => {
        const { undo } = await under.host.music.play({ query: "lamplight" });
        await under.host.music.control("pause");
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect((await under.host.music.state()).state).toBe("paused");
      });
    });

    describe("shortcuts", () => {
      const signal = new AbortController().signal;
      const idOf = async (wanted: string): Promise<string> =>
        (await under.host.shortcuts.all()).find((each) => each.name === wanted)?.id ?? "";

      it("are named, with what they take", async () => {
        const shout = (await under.host.shortcuts.all()).find((each) => each.name === "Shout");
        expect(shout).toMatchObject({ takesInput: true });
      });

      it.each(["hello", "two\nlines", "a 'b' \"c\" $HOME `d` 🎉 \u202E", "x".repeat(20_000)])(
        "run with %j and answer",
        async (input) => {
          const id = await idOf("Shout");
          const said = await under.host.shortcuts.run({ id, input, signal });
          expect(said).toBe(input.toUpperCase().trim());
        },
      );

      it("say why they failed, and that there is none of a name", async () => {
        const failing = under.host.shortcuts.run({ id: await idOf("Fail"), signal });
        expect(await failureOf(failing)).toMatchObject({
          failure: "unavailable",
          message: expect.stringContaining("no milk"),
        });
        for (const id of ["missing", "../Shout", ""]) {
          const missing = under.host.shortcuts.run({ id, signal });
          expect((await failureOf(missing)).failure).toBe("not_found");
        }
      });

      it("are stopped when nobody waits any more", async () => {
        const stopping = AbortSignal.timeout(50);
        const idle = under.host.shortcuts.run({ id: await idOf("Idle"), signal: stopping });
        expect((await failureOf(idle)).failure).toBe("timeout");
        const over = under.host.shortcuts.run({
          id: await idOf("Idle"),
          signal: AbortSignal.abort(),
        });
        expect((await failureOf(over)).failure).toBe("timeout");
      });
    });

    describe("status", () => {
      it("tells the disk", async () => {
        const { disk } = await under.host.status.read(["disk"]);
        expect(disk?.totalBytes).toBeGreaterThan(0);
        expect(disk?.freeBytes).toBeLessThanOrEqual(disk?.totalBytes ?? 0);
      });

      it("tells the volume", async () => {
        await under.host.audio.setVolume({ level: 35, muted: true });
        expect((await under.host.status.read(["volume"])).volume).toEqual({
          level: 35,
          muted: true,
        });
      });

      it("tells the system", async () => {
        expect((await under.host.status.read(["version"])).system).toMatch(/\w/);
      });

      it("reads nothing that wasn't asked for", async () => {
        expect(await under.host.status.read([])).toEqual({ unknown: {} });
        const { system: _, ...others } = await under.host.status.read(["version"]);
        expect(others).toEqual({ unknown: {} });
      });
    });

    describe("shell", () => {
      const running = (command: string): Promise<unknown> =>
        under.host.shell.run({ command, timeoutMs: 1_000, signal: AbortSignal.timeout(1_000) });

      it("runs a plain line in a sandbox, or refuses and says why", async () => {
        const end = await running("echo hello").catch((error: unknown) => error);
        if (end instanceof HostFailure) {
          expect(end.failure).toBe("refused");
          expect(end.message).toMatch(/sandbox/);
        } else {
          expect(end).toMatchObject({ output: "hello\n", exitCode: 0 });
        }
      });

      it("takes only lines that read for plain", () => {
        expect(under.host.shell.isPlain("ls")).toBe(true);
        for (const line of ["rm -rf /", "echo $HOME", "ls > list", ""]) {
          expect(under.host.shell.isPlain(line)).toBe(false);
        }
      });
    });
  });
}
