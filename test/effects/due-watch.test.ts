import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { watchDue } from "../../src/effects/due-watch.ts";
import { english } from "../../src/language/en/english.ts";
import { createEmbeddedHost, foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import { announcedFile } from "../../src/store/announced-file.ts";
import { scratch } from "../helpers/run-sotto.ts";

const NINE = Date.parse("2026-03-02T09:00:00Z");
const MINUTE_MS = 60_000;

let now = NINE;
let folder = "";
let host: Host;
const announcing = () => ({
  announced: announcedFile(join(folder, "announced.json")),
  say: english.say,
});
const watch = (): (() => Promise<readonly string[]>) => watchDue(host, announcing());

beforeEach(async () => {
  now = NINE;
  folder = scratch();
  const folders = foldersOfHome(join(folder, "home"), join(folder, "state"));
  host = await createEmbeddedHost({
    language: english,
    folders,
    clock: { now: () => now, zone: "Europe/London" },
  });
});

describe("what is due", () => {
  it("is announced once, when its time has come", async () => {
    await host.timers.set({ due: NINE + MINUTE_MS, label: "tea", kind: "timer" });
    const due = watch();
    expect(await due()).toEqual([]);
    now += MINUTE_MS;
    expect(await due()).toEqual(["tea"]);
    expect(await due()).toEqual([]);
  });

  it("is said to be missed at the next start", async () => {
    await watch()();
    await host.reminders.create({ title: "call mum", due: NINE + 5 * MINUTE_MS });
    now += 60 * MINUTE_MS;
    const due = watch();
    expect(await due()).toEqual(["Missed at 9:05 am: call mum"]);
    expect(await due()).toEqual([]);
    expect(await watch()()).toEqual([]);
  });

  it("asks nothing of reminders whose names may not be looked at yet", async () => {
    await watch()();
    await host.reminders.create({ title: "call mum", due: NINE + MINUTE_MS });
    now += 2 * MINUTE_MS;
    const closed: Host = {
      ...host,
      names: { of: () => Promise.reject(new HostFailure("permission", "Not asked yet.")) },
      reminders: { ...host.reminders, query: () => Promise.reject(new Error("it was asked")) },
    };
    expect(await watchDue(closed, announcing())()).toEqual([]);
  });

  it("leaves reminders to a Mac, which rings by itself", async () => {
    const mac: Host = { ...host, kind: "macos" };
    const due = watchDue(mac, announcing());
    await due();
    await host.reminders.create({ title: "call mum", due: NINE + MINUTE_MS });
    await host.timers.set({ due: NINE + MINUTE_MS, label: "tea", kind: "timer" });
    now += MINUTE_MS;
    expect(await due()).toEqual(["tea"]);
  });

  it("leaves out reminders for a day without a time, and done ones", async () => {
    const due = watch();
    await due();
    await host.reminders.create({ title: "some day", due: NINE + MINUTE_MS, dateOnly: true });
    const { value } = await host.reminders.create({ title: "done", due: NINE + MINUTE_MS });
    await host.reminders.complete({ id: value.id, done: true });
    now += 2 * MINUTE_MS;
    expect(await due()).toEqual([]);
  });

  it("begins at the first start: old reminders are no news", async () => {
    await host.reminders.create({ title: "soon", due: NINE + MINUTE_MS });
    now += 2 * MINUTE_MS;
    expect(await watch()()).toEqual([]);
  });
});
