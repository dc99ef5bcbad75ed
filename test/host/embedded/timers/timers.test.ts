import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedTimers } from "../../../../src/host/embedded/timers/create-embedded-timers.ts";
import { failingFs } from "../../../store/failing-fs.ts";
import { failureOf } from "../../contract/failure-of.ts";
import type { TimersUnderTest } from "../../contract/timers.ts";
import { describeTimersContract, NOW } from "../../contract/timers.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { makeVdirHome } from "../vdir/vdir-home.ts";

describeTimersContract({
  name: "embedded, a JSON file",
  make: async () => underTest(makeVdirHome()),
});

function underTest(home: VdirHome): TimersUnderTest {
  let now = NOW;
  const clock = { now: () => now, zone: "Europe/Berlin" };
  const { host, undo } = createEmbeddedTimers({ file: join(home.folder, "timers.json"), clock });
  return {
    host,
    undo: ({ operation, input }) =>
      undo[operation]?.(input) ?? Promise.reject(new Error(operation)),
    advanceTo: (time) => {
      now = time;
    },
    restart: async () => {
      const again = underTest(home);
      again.advanceTo(now);
      return again;
    },
    stored: async () =>
      home.files().includes("timers.json") ? JSON.parse(home.text("timers.json")).timers : [],
    dispose: async () => home.dispose(),
  };
}

describe("the timers' file", () => {
  const clock = { now: () => NOW, zone: "UTC" };
  const tea = { id: "1", label: "tea", due: NOW + 60_000, kind: "timer" };
  const good = JSON.stringify({ version: 1, timers: [tea] });
  let home: VdirHome;
  beforeEach(() => {
    home = makeVdirHome();
  });
  afterEach(() => home.dispose());
  const open = (): ReturnType<typeof createEmbeddedTimers> =>
    createEmbeddedTimers({ file: join(home.folder, "timers.json"), clock });

  it.each([
    ["empty", ""],
    ["cut off", good.slice(0, 30)],
    ["of another kind", "[]"],
    ["null", "null"],
    ["all NULs", "\0".repeat(64)],
    ["with a timer that is none", JSON.stringify({ version: 1, timers: [{ id: 1 }] })],
  ])("gives way to its copy when it is %s, and is kept aside", async (_, text) => {
    home.put("timers.json", text);
    home.put("timers.json.copy", good);
    const part = open();
    expect(await part.host.all()).toEqual([tea]);
    const aside = home.files().find((file) => file.includes("damaged")) ?? "";
    expect(home.text(aside)).toBe(text);
    expect(await part.problems?.()).toHaveLength(1);
  });

  it("is read in spite of NULs at its end", async () => {
    home.put("timers.json", `${good}\n\0\0\0\0`);
    expect(await open().host.all()).toEqual([tea]);
  });

  it("keeps two timers that share an id, apart", async () => {
    const twice = [tea, { ...tea, label: "eggs" }];
    home.put("timers.json", JSON.stringify({ version: 1, timers: twice }));
    const { host } = open();
    const all = await host.all();
    expect(all.map(({ label }) => label)).toEqual(["tea", "eggs"]);
    await host.cancel(all[1]?.id ?? "");
    expect((await host.all()).map(({ label }) => label)).toEqual(["tea"]);
  });

  it("is left alone when a later version wrote it", async () => {
    home.put("timers.json", JSON.stringify({ version: 2, timers: [] }));
    const before = home.everything();
    const due = NOW + 1_000;
    const failure = await failureOf(open().host.set({ due, label: "x", kind: "timer" }));
    expect(failure.failure).toBe("unavailable");
    expect(home.everything()).toBe(before);
  });

  it("holds the timers from before or after a set, whichever call of the disk fails", async () => {
    const file = join(home.folder, "timers.json");
    const set = (fs: ReturnType<typeof failingFs>): Promise<unknown> =>
      createEmbeddedTimers({ file, clock, fs }).host.set({
        due: NOW + 1_000,
        label: "eggs",
        kind: "timer",
      });
    home.put("timers.json", good);
    const counted = failingFs();
    await set(counted);
    for (let at = 1; at <= counted.calls().length; at++) {
      for (const lasting of [true, false]) {
        home.put("timers.json", good);
        home.put("timers.json.copy", good);
        const fs = failingFs({ at, code: "ENOSPC", lasting });
        const outcome = await set(fs).then(
          () => "done",
          () => "failed",
        );
        const labels = (await open().host.all()).map(({ label }) => label);
        expect(labels, `call ${at}`).toContain("tea");
        if (outcome === "done") expect(labels).toEqual(["eggs", "tea"]);
      }
    }
  });
});
