import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { watchDue } from "../../src/effects/due-watch.ts";
import { english } from "../../src/language/en/english.ts";
import { createEmbeddedHost, foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import { dueFiles } from "../../src/store/due-files.ts";
import { scratch } from "../helpers/run-sotto.ts";

const NINE = Date.parse("2026-03-02T09:00:00Z");
const MINUTE_MS = 60_000;

let now = NINE;
let folder = "";
let host: Host;
const announcing = () => ({
  ...dueFiles(folder),
  say: english.say,
});
type Look = () => Promise<readonly string[]>;

/** What a look rings, all of it heard. */
const watch = (of = host): Look => {
  const look = watchDue(of, announcing());
  return async () => {
    const rung: string[] = [];
    await look((label) => rung.push(label) > 0);
    return rung;
  };
};

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
    expect(await watch(closed)()).toEqual([]);
  });

  it("leaves reminders to a Mac, which rings by itself", async () => {
    const mac: Host = { ...host, kind: "macos" };
    const due = watch(mac);
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

describe("what isn't surely heard", () => {
  const set = (label: string): Promise<unknown> =>
    host.timers.set({ due: NINE + MINUTE_MS, label, kind: "timer" });
  const noted = (): Promise<readonly { readonly title: string }[]> => announcing().ringing.read();

  it("is rung again, by this one or the next, and then no more", async () => {
    await watch()();
    await set("tea");
    await host.reminders.create({ title: "call mum", due: NINE + MINUTE_MS });
    now += MINUTE_MS;
    const tried: string[] = [];
    const look = watchDue(host, announcing());
    await look((label) => tried.push(label) < 0);
    await look((label) => tried.push(label) < 0);
    expect(tried).toEqual(["tea", "call mum", "tea", "call mum"]);
    expect(await host.timers.lastRung()).toBeUndefined();
    now += 5 * MINUTE_MS;
    expect(await watch()()).toEqual(["Missed at 9:01 am: tea", "Missed at 9:01 am: call mum"]);
    expect(await host.timers.lastRung()).toEqual({ label: "call mum", at: now });
    expect(await watch()()).toEqual([]);
    expect(await noted()).toEqual([]);
  });

  it.each(Array.from({ length: 8 }, (_, at) => at))(
    "is rung by the next one, wherever the process ends (%d writes in)",
    async (writes) => {
      await watch()();
      await set("tea");
      await host.reminders.create({ title: "call mum", due: NINE + MINUTE_MS });
      now += MINUTE_MS;
      let left = writes;
      const ends = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error("the process ended")) : act();
      };
      const { announced, ringing, say } = announcing();
      const dying = watchDue(
        {
          ...host,
          timers: { ...host.timers, takeDue: (at) => ends(() => host.timers.takeDue(at)) },
        },
        {
          announced: { ...announced, write: (at) => ends(() => announced.write(at)) },
          ringing: { ...ringing, write: (all) => ends(() => ringing.write(all)) },
          say,
        },
      );
      const rung: string[] = [];
      const ring = (label: string): Promise<boolean> => ends(async () => rung.push(label) > 0);
      await dying(ring).catch(() => undefined);
      rung.push(...(await watch()()));
      expect([...new Set(rung)].toSorted()).toEqual(["call mum", "tea"]);
      // What was being rung when it ended may be rung again, nothing else.
      expect(rung.length).toBeLessThanOrEqual(3);
      expect(await watch()()).toEqual([]);
    },
  );

  it("is kept where what rings throws, and doesn't keep the others from ringing", async () => {
    await set("tea");
    now += MINUTE_MS;
    const fails = watchDue(host, announcing())(() => Promise.reject(new Error("no sound")));
    await expect(fails).rejects.toThrow("no sound");
    await host.timers.set({ due: now + MINUTE_MS, label: "eggs", kind: "timer" });
    now += MINUTE_MS;
    expect(await watch()()).toEqual(["tea", "eggs"]);
  });

  it("is left to a conversation after so many tries", async () => {
    await set("tea");
    now += MINUTE_MS;
    let tries = 0;
    const look = watchDue(host, { ...announcing(), mostTries: 3 });
    for (let at = 0; at < 9; at += 1) await look(() => (tries += 1) < 0);
    expect(tries).toBe(3);
    expect(await watch()()).toEqual(["tea"]);
  });

  it("is rung by one alone, also by one that begins while another rings", async () => {
    await set("tea");
    now += MINUTE_MS;
    const rung: string[] = [];
    const { promise: played, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = watchDue(
      host,
      announcing(),
    )(async (label) => {
      begin();
      await played;
      return rung.push(label) > 0;
    });
    await begun;
    const second = watch();
    expect(await second()).toEqual([]);
    end();
    await first;
    expect(rung).toEqual(["tea"]);
    expect(await second()).toEqual([]);
  });

  it("that came due while another one rang is rung after it", async () => {
    await set("tea");
    now += MINUTE_MS;
    const { promise: played, resolve: end } = Promise.withResolvers<void>();
    const first = watchDue(host, announcing())(() => played.then(() => true));
    await host.timers.set({ due: now + MINUTE_MS, label: "eggs", kind: "timer" });
    now += MINUTE_MS;
    const second = watch();
    expect(await second()).toEqual([]);
    end();
    await first;
    expect(await second()).toEqual(["eggs"]);
  });
});
