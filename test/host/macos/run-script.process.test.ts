import { english } from "../../../src/language/en/english.ts";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMacCalendar } from "../../../src/host/macos/calendar/create-mac-calendar.ts";
import { macTools } from "../../../src/host/macos/create-macos-host.ts";
import type { MacTools } from "../../../src/host/macos/mac-part.ts";
import { macPrograms } from "../../../src/host/macos/mac-programs.ts";
import { runProcess } from "../../../src/host/macos/script/run-process.ts";
import { installFakeMac, type FakeMac } from "../../helpers/jxa/fake-osascript.ts";
import { isRunning } from "../../helpers/program.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";
import { NOW, ZONE } from "../contract/calendar.ts";
import { failureOf } from "../contract/failure-of.ts";
import { z } from "zod";

const ASK_AND_END = fileURLToPath(new URL("./ask-and-end.ts", import.meta.url));
let folder: string;
let mac: FakeMac;
const source = { id: "local", title: "On My Mac", kind: 0 };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-osascript-"));
  const eventKit = { sources: [source], calendars: [], events: [], reminders: [] };
  mac = installFakeMac(folder, makeWorld({ eventKit }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const toolsOver = (programs = macPrograms(mac.programs)): MacTools =>
  macTools({
    language: english,
    clock: { now: () => NOW, zone: ZONE },
    home: folder,
    roots: [folder],
    state: join(folder, "state"),
    environment: { TERM_PROGRAM: "Apple_Terminal" },
    notice: () => {},
    programs,
  });
const asking = (changes: { readonly timeoutMs?: number; readonly signal?: AbortSignal } = {}) =>
  toolsOver().scripts.run(
    { script: "calendar/calendars", service: "calendar", mayAsk: false, ...changes },
    z.array(z.unknown()),
  );
/** Waits until something is so; the test's own time limit ends it otherwise. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
};
const twoStarted = (): Promise<void> => until(() => mac.pids().length === 2);
const allGone = (): Promise<void> => until(() => !mac.pids().some(isRunning));

describe("scripts as processes", () => {
  it("write and read through an osascript of their own each", async () => {
    const { host, undo } = createMacCalendar(toolsOver());
    const title = `"Quotes" 😀 \u202E\u2028 it's`;
    const { value, undo: back } = await host.create({
      title,
      start: NOW,
      end: NOW + 60_000,
      allDay: false,
    });
    expect(await host.get(value.id)).toEqual(value);
    expect(mac.world().eventKit.events).toMatchObject([{ title }]);
    await undo[back.operation]?.(back.input);
    expect(mac.world().eventKit.events).toEqual([]);
  });

  it("are killed with all they started when their time is up, and are not started again", async () => {
    mac.put({ ...mac.world(), hangIn: "EKEventStore.calendarsForEntityType" });
    const failure = await failureOf(asking({ timeoutMs: 3_000 }));
    expect(failure.failure).toBe("timeout");
    expect(mac.pids()).toHaveLength(2);
    await allGone();
  });

  it("are killed when nobody waits for them any more", async () => {
    mac.put({ ...mac.world(), hangIn: "EKEventStore.calendarsForEntityType" });
    const stop = new AbortController();
    const asked = failureOf(asking({ signal: stop.signal }));
    await twoStarted();
    stop.abort();
    expect((await asked).failure).toBe("refused");
    await allGone();
  });

  it("that crash in native code say so, by the signal", async () => {
    mac.put({ ...mac.world(), crashIn: "EKEventStore.calendarsForEntityType" });
    const failure = await failureOf(asking());
    expect(failure.failure).toBe("unavailable");
    expect(failure.message).toContain("139");
  });

  it("are not there where no Mac is", async () => {
    const { scripts } = toolsOver(macPrograms(join(folder, "nowhere")));
    const call = { script: "calendar/calendars", service: "calendar" } as const;
    const failure = await failureOf(scripts.run(call, z.unknown()));
    expect(failure.failure).toBe("unavailable");
    expect(failure.message).toContain("no Mac");
  });

  it.each(["SIGTERM", "SIGINT", "SIGHUP", "exit"] as const)(
    "leave no orphan when the program ends by %s",
    async (ending) => {
      mac.put({ ...mac.world(), hangIn: "EKEventStore.calendarsForEntityType" });
      const parent = spawn(process.execPath, [ASK_AND_END, folder, mac.programs, ending], {
        stdio: "ignore",
      });
      const ended = new Promise((resolve) => parent.once("exit", resolve));
      await twoStarted();
      if (ending !== "exit") parent.kill(ending);
      await ended;
      await allGone();
    },
  );
});

describe("a process", () => {
  it("reads its input and gives both its outputs and its code back", async () => {
    const script = "process.stdin.pipe(process.stdout); console.error('e'); process.exitCode = 3;";
    const end = await runProcess({
      file: process.execPath,
      args: ["-e", script],
      input: "ünï 😀",
      timeoutMs: 20_000,
    });
    expect(end).toEqual({ kind: "exit", code: 3, output: "ünï 😀", errors: "e\n" });
  });

  it("leaves nobody behind who listens for signals", async () => {
    const before = process.listenerCount("SIGTERM");
    await runProcess({ file: process.execPath, args: ["-e", "0"], timeoutMs: 20_000 });
    expect(process.listenerCount("SIGTERM")).toBe(before);
  });
});
