import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Timer, TimersHost } from "../../../src/host/machine.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

/** Where the clock of the suite starts. */
export const NOW = Date.parse("2026-03-02T09:00+01:00");
const MINUTE = 60_000;

export type TimersUnderTest = {
  readonly host: TimersHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  /** Moves the clock to this time. */
  readonly advanceTo: (time: number) => void;
  /** The same timers after the program has ended and begun again. */
  readonly restart: () => Promise<TimersUnderTest>;
  /** What the store holds, read without the host. */
  readonly stored: () => Promise<readonly Timer[]>;
  readonly dispose: () => Promise<void>;
};

const TEA = { due: NOW + 4 * MINUTE, label: "tea", kind: "timer" } as const;
const WAKE = { due: NOW + 60 * MINUTE, label: "wake up", kind: "alarm" } as const;

/** What every keeper of timers has to do, whatever it keeps them in. */
export function describeTimersContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<TimersUnderTest>;
}): void {
  describe(`timers contract: ${name}`, () => {
    let under: TimersUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.dispose());

    const labels = async (of = under): Promise<readonly string[]> =>
      (await of.host.all()).map((timer) => timer.label);

    describe("all", () => {
      it("is empty before any is set", async () => {
        expect(await under.host.all()).toEqual([]);
      });

      it("lists what is running, the next one first", async () => {
        await under.host.set(WAKE);
        await under.host.set(TEA);
        expect(await labels()).toEqual(["tea", "wake up"]);
      });

      it("leaves out what was cancelled or given out", async () => {
        await under.host.set(TEA);
        const { value } = await under.host.set(WAKE);
        await under.host.cancel(value.id);
        under.advanceTo(TEA.due);
        await under.host.takeDue();
        expect(await labels()).toEqual([]);
      });
    });

    describe("set", () => {
      it("keeps the timer over a restart", async () => {
        const { value } = await under.host.set(TEA);
        expect(value).toMatchObject(TEA);
        expect(await under.stored()).toEqual([value]);
        const again = await under.restart();
        expect(await again.host.all()).toEqual([value]);
      });

      it("tells two timers with one label apart", async () => {
        const first = await under.host.set(TEA);
        const second = await under.host.set(TEA);
        expect(first.value.id).not.toBe(second.value.id);
        expect(await labels()).toEqual(["tea", "tea"]);
      });

      it("keeps an awkward label unchanged", async () => {
        const label = `"tea",\n it's 😀 \u202Etime\u202C`;
        await under.host.set({ ...TEA, label });
        expect(await labels(await under.restart())).toEqual([label]);
      });

      it("is taken back", async () => {
        await under.host.set(WAKE);
        const before = await under.stored();
        const { undo } = await under.host.set(TEA);
        expect(JSON.stringify(await under.undo(undo))).toContain("tea");
        expect(await under.stored()).toEqual(before);
      });

      it("is not taken back once it has rung", async () => {
        const { undo } = await under.host.set(TEA);
        under.advanceTo(TEA.due);
        await under.host.takeDue();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it.each([
        ["a time that has passed", NOW - 1],
        ["this very moment", NOW],
        ["no time", Number.NaN],
        ["no end of time", Number.POSITIVE_INFINITY],
      ])("fails as invalid for %s", async (_, due) => {
        const failure = await failureOf(under.host.set({ ...TEA, due }));
        expect(failure.failure).toBe("invalid");
        expect(failure.message).toMatch(/\.$/);
        expect(await under.stored()).toEqual([]);
      });
    });

    describe("cancel", () => {
      it("stops a timer and says which", async () => {
        const { value } = await under.host.set(TEA);
        await under.host.set(WAKE);
        expect((await under.host.cancel(value.id)).value).toEqual(value);
        expect(await labels(await under.restart())).toEqual(["wake up"]);
      });

      it("is taken back, once", async () => {
        const { value } = await under.host.set(TEA);
        const before = await under.stored();
        const { undo } = await under.host.cancel(value.id);
        expect(JSON.stringify(await under.undo(undo))).toContain("tea");
        expect(await under.stored()).toEqual(before);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it("fails for a timer that is not running", async () => {
        expect((await failureOf(under.host.cancel("nothing"))).failure).toBe("not_found");
        const { value } = await under.host.set(TEA);
        await under.host.cancel(value.id);
        expect((await failureOf(under.host.cancel(value.id))).failure).toBe("not_found");
      });
    });

    describe("move", () => {
      it("lets a timer ring at another time, over a restart too", async () => {
        const { value } = await under.host.set(TEA);
        await under.host.set(WAKE);
        const due = TEA.due + 2 * MINUTE;
        expect((await under.host.move(value.id, due)).value).toEqual({ ...value, due });
        const again = await under.restart();
        expect((await again.host.all())[0]).toEqual({ ...value, due });
      });

      it("is taken back, once, and not where the timer rang or was moved since", async () => {
        const { value } = await under.host.set(TEA);
        const before = await under.stored();
        const { undo } = await under.host.move(value.id, TEA.due + MINUTE);
        expect(JSON.stringify(await under.undo(undo))).toContain("tea");
        expect(await under.stored()).toEqual(before);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it("fails for a timer that is not running, and for a time that has passed", async () => {
        const { value } = await under.host.set(TEA);
        expect((await failureOf(under.host.move("nothing", TEA.due))).failure).toBe("not_found");
        expect((await failureOf(under.host.move(value.id, NOW))).failure).toBe("invalid");
        expect(await under.stored()).toEqual([value]);
      });
    });

    describe("noteRung", () => {
      it("keeps what rang last, also over a restart", async () => {
        expect(await under.host.lastRung()).toBeUndefined();
        await under.host.noteRung({ label: "tea", at: NOW });
        await under.host.noteRung({ label: "eggs", at: NOW + MINUTE });
        const again = await under.restart();
        expect(await again.host.lastRung()).toEqual({ label: "eggs", at: NOW + MINUTE });
      });
    });

    describe("takeDue", () => {
      it("gives out nothing before its time", async () => {
        await under.host.set(TEA);
        under.advanceTo(TEA.due - 1);
        expect(await under.host.takeDue()).toEqual([]);
        expect(await labels()).toEqual(["tea"]);
      });

      it("gives out each timer once, also after a restart", async () => {
        const { value } = await under.host.set(TEA);
        await under.host.set(WAKE);
        under.advanceTo(TEA.due);
        expect(await under.host.takeDue()).toEqual([value]);
        expect(await under.host.takeDue()).toEqual([]);
        const again = await under.restart();
        expect(await again.host.takeDue()).toEqual([]);
        again.advanceTo(WAKE.due);
        expect((await again.host.takeDue()).map((timer) => timer.label)).toEqual(["wake up"]);
      });

      it("gives out at the next start what came due in between", async () => {
        await under.host.set(WAKE);
        await under.host.set(TEA);
        const again = await under.restart();
        again.advanceTo(WAKE.due + 24 * 60 * MINUTE);
        expect((await again.host.takeDue()).map((timer) => timer.label)).toEqual([
          "tea",
          "wake up",
        ]);
      });

      it("gives each to one of several that ask at once", async () => {
        await under.host.set(TEA);
        under.advanceTo(TEA.due);
        const taken = await Promise.all([1, 2, 3].map(() => under.host.takeDue()));
        expect(taken.flat()).toHaveLength(1);
      });
    });
  });
}
