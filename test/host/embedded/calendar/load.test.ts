import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { makeVdirHome } from "../vdir/vdir-home.ts";
import { manyEvents } from "./many-events.ts";

const EVENTS = 2_000;
const ROUNDS = 30;
const DAY_MS = 86_400_000;

let home: VdirHome;
beforeAll(() => {
  home = makeVdirHome();
  for (let index = 0; index < EVENTS; index++)
    home.put(`${index % 2}/${index}.ics`, manyEvents(index));
});
afterAll(() => home.dispose());

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;
}

describe("a large calendar", () => {
  it("costs a query little more than a look at its files, after the first index", async () => {
    const clock = { now: () => NOW, zone: ZONE };
    const { host } = createEmbeddedCalendar({ folder: home.folder, clock });
    const ask = async (round: number): Promise<void> => {
      const from = Date.UTC(2026, 2, 1) + round * DAY_MS;
      await host.query({ from, to: from + (round % 3 ? 1 : 30) * DAY_MS, limit: 20 });
    };
    const look = async (): Promise<void> => {
      for (const file of home.files()) statSync(join(home.folder, file));
    };
    await ask(0);
    const queries: number[] = [];
    const looks: number[] = [];
    // In turn, so that what else the machine does weighs on both alike.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [times, act] of [
        [queries, ask],
        [looks, look],
      ] as const) {
        const began = performance.now();
        await act(round);
        times.push(performance.now() - began);
      }
    }
    expect(median(queries)).toBeLessThan(4 * median(looks));
  });
});
