import { english } from "../../../src/language/en/english.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../../../src/host/host.ts";
import { createMacosHost } from "../../../src/host/macos/create-macos-host.ts";
import type { ProcessCall } from "../../../src/host/macos/script/run-process.ts";
import { NAME_KINDS } from "../../../src/types/known-names.ts";
import { emulatedProcess } from "../../helpers/jxa/emulated-process.ts";
import type { Asking, Grant, MacWorld } from "../../helpers/jxa/world.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";
import { NOW, ZONE } from "../contract/calendar.ts";
import { failureOf } from "../contract/failure-of.ts";

const DAY = 86_400_000;
let folder: string;
let calls: ProcessCall[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-macos-"));
  calls = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function macWith(changes: Partial<MacWorld> = {}): MacWorld {
  const world = makeWorld(changes);
  const place = { source: "local", kind: 0, isWritable: true };
  world.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  world.eventKit.calendars.push(
    { ...place, id: "C1", title: "Personal", entity: "event" },
    { ...place, id: "L1", title: "Home", entity: "reminder" },
  );
  world.eventKit.defaultCalendar = "C1";
  world.eventKit.defaultList = "L1";
  return world;
}

async function hostOver(world: MacWorld): Promise<Host> {
  const run = emulatedProcess(world);
  return createMacosHost({
    language: english,
    clock: { now: () => NOW, zone: ZONE },
    home: folder,
    roots: [folder],
    state: join(folder, "state"),
    environment: { TERM_PROGRAM: "Apple_Terminal" },
    notice: () => {},
    runProcess: async (call) => {
      calls.push(call);
      return run(call);
    },
  });
}

const EVENT = { title: "x", start: NOW, end: NOW + 60_000, allDay: false };
const ID = "C1/X1";
/** Every way to the three stores. */
const WAYS: readonly (readonly [string, (host: Host) => Promise<unknown>])[] = [
  ["calendar.calendars", ({ calendar }) => calendar.calendars()],
  ["calendar.query", ({ calendar }) => calendar.query({ from: NOW, to: NOW + DAY, limit: 5 })],
  ["calendar.get", ({ calendar }) => calendar.get(ID)],
  ["calendar.create", ({ calendar }) => calendar.create(EVENT)],
  [
    "calendar.update",
    ({ calendar }) => calendar.update({ id: ID, span: "this", changes: { title: "y" } }),
  ],
  ["calendar.remove", ({ calendar }) => calendar.remove({ id: ID, span: "this" })],
  ["reminders.lists", ({ reminders }) => reminders.lists()],
  ["reminders.query", ({ reminders }) => reminders.query({ limit: 5 })],
  ["reminders.get", ({ reminders }) => reminders.get("R1")],
  ["reminders.create", ({ reminders }) => reminders.create({ title: "x" })],
  ["reminders.update", ({ reminders }) => reminders.update({ id: "R1", changes: { title: "y" } })],
  ["reminders.complete", ({ reminders }) => reminders.complete({ id: "R1", done: true })],
  ["reminders.remove", ({ reminders }) => reminders.remove("R1")],
  ["contacts.all", ({ contacts }) => contacts.all()],
  ["contacts.get", ({ contacts }) => contacts.get("P1")],
];

const grants = (grant: Grant): MacWorld["grants"] => ({
  calendar: grant,
  reminders: grant,
  contacts: grant,
  microphone: grant,
});

describe("the host of a Mac", () => {
  it("opens without asking anybody anything", async () => {
    await using host = await hostOver(macWith());
    expect(host.kind).toBe("macos");
    expect(calls).toEqual([]);
  });

  it.each(["denied", "write_only", "restricted"] as const)(
    "answers %s with a permission failure, whatever is asked of the three stores",
    async (grant) => {
      const world = macWith({ grants: grants(grant) });
      await using host = await hostOver(world);
      const before = JSON.stringify(world.eventKit);
      for (const [name, way] of WAYS) {
        if (grant === "write_only" && name.startsWith("contacts")) continue;
        const failure = await failureOf(way(host));
        expect(failure.failure, name).toBe("permission");
        expect(failure.message, name).toContain("Terminal");
      }
      expect(JSON.stringify(world.eventKit)).toBe(before);
    },
  );

  it.each(["deny", "nobody answers", "host cannot ask"] as const satisfies readonly Asking[])(
    "answers with a permission failure where macOS asks and this comes of it: %s",
    async (asking) => {
      const world = macWith({ grants: grants("not_asked"), asking });
      await using host = await hostOver(world);
      for (const way of [
        () => host.calendar.calendars(),
        () => host.reminders.lists(),
        () => host.contacts.all(),
      ]) {
        expect((await failureOf(way())).failure).toBe("permission");
      }
    },
  );

  it("goes on with what was asked once access is given", async () => {
    const world = macWith({ grants: grants("not_asked"), answerMs: 60_000 });
    await using host = await hostOver(world);
    expect(await host.calendar.calendars()).toEqual([{ id: "C1", name: "Personal" }]);
    expect(world.grants).toMatchObject({ calendar: "granted", reminders: "not_asked" });
  });

  it("tells a store that hangs from an empty one", async () => {
    await using host = await hostOver(macWith({ hangIn: "EKEventStore.eventsMatchingPredicate" }));
    const asked = host.calendar.query({ from: NOW, to: NOW + DAY, limit: 5 });
    expect((await failureOf(asked)).failure).toBe("timeout");
  });

  it("makes nobody ask for access by looking at names", async () => {
    const world = macWith({ grants: grants("not_asked") });
    await using host = await hostOver(world);
    for (const kind of ["person", "list", "calendar", "note", "mailbox", "music"] as const) {
      expect((await failureOf(host.names.of(kind))).failure, kind).toBe("permission");
    }
    expect(calls).toEqual([]);
    expect(NAME_KINDS).toContain("calendar");
  });

  it("knows names once a tool of theirs was answered, keeps them, and reads them anew after the next", async () => {
    const world = macWith();
    await using host = await hostOver(world);
    await host.calendar.calendars();
    const names = async (): Promise<readonly string[]> =>
      (await host.names.of("calendar")).map(({ name }) => name);
    expect(await names()).toEqual(["Personal"]);
    const started = calls.length;
    expect(await names()).toEqual(["Personal"]);
    expect(calls).toHaveLength(started);
    for (const calendar of world.eventKit.calendars) calendar.title += " 2";
    await host.calendar.query({ from: NOW, to: NOW + DAY, limit: 1 });
    expect(await names()).toEqual(["Personal 2"]);
  });

  it("knows after a restart what was granted before", async () => {
    const world = macWith();
    await using first = await hostOver(world);
    await first.reminders.lists();
    await using second = await hostOver(world);
    expect(await second.names.of("list")).toEqual([{ id: "L1", name: "Home" }]);
    expect((await failureOf(second.names.of("calendar"))).failure).toBe("permission");
  });

  it("finds one day among ten years of daily events, and counts the rest", async () => {
    const world = macWith();
    const daily = { frequency: 0, interval: 1, count: 0, days: [], monthDays: [], months: [] };
    world.eventKit.events.push({
      id: "E1",
      external: "X1",
      calendar: "C1",
      title: "Pills",
      start: NOW - 5 * 365 * DAY,
      end: NOW - 5 * 365 * DAY + 600_000,
      allDay: false,
      zone: ZONE,
      rule: { ...daily, weeks: [], yearDays: [], positions: [] },
      alarms: [],
      attendees: [],
      availability: 0,
      excluded: [],
      detached: [],
      modified: 0,
    });
    await using host = await hostOver(world);
    const day = await host.calendar.query({ from: NOW, to: NOW + DAY, limit: 5 });
    expect([day.rows.length, day.more]).toEqual([1, 0]);
    const years = { from: NOW - 5 * 365 * DAY, to: NOW + 5 * 365 * DAY, limit: 10 };
    const { rows, more } = await host.calendar.query(years);
    expect(rows.length + more).toBe(3_650);
  });

  it("refuses a damaged undo, and one it doesn't know", async () => {
    await using host = await hostOver(macWith());
    const operations = [
      ...["remove", "change", "rejoin", "extend", "add"].map((act) => `calendar.${act}`),
      ...["remove", "change", "go_back", "add"].map((act) => `reminders.${act}`),
      "contacts.add",
      "calendar.nothing",
      "constructor.name",
      "nothing",
    ];
    for (const operation of operations) {
      for (const input of [{}, { id: 3, version: null }, { event: "all", nonce: 1 }]) {
        expect((await failureOf(host.undo({ operation, input }))).failure, operation).toBe(
          "invalid",
        );
      }
    }
    expect(calls).toEqual([]);
  });
});
