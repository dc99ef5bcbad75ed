import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../../src/host/calendar.ts";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { createEmbeddedReminders } from "../../../../src/host/embedded/reminders/create-embedded-reminders.ts";
import type { JsonObject } from "../../../../src/types/json.ts";
import { HostFailure } from "../../../../src/errors.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

type OddFile = {
  readonly kind: string;
  readonly name: string;
  readonly hex: string;
  readonly titles: readonly string[];
};

const files: readonly OddFile[] = readFileSync("test/data/ics/odd-calendars.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const clock = { now: () => NOW, zone: ZONE };
const MARCH = { from: Date.UTC(2026, 2), to: Date.UTC(2026, 3), limit: 50 };
const NEIGHBOUR = lines(
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:neighbour",
  "SUMMARY:neighbour",
  "DTSTART:20260310T090000Z",
  "END:VEVENT",
  "END:VCALENDAR",
);

let home: VdirHome;
beforeEach(() => {
  home = makeVdirHome();
  home.put("near/neighbour.ics", NEIGHBOUR);
});
afterEach(() => home.dispose());

function open(): ReturnType<typeof createEmbeddedCalendar> {
  return createEmbeddedCalendar({ folder: home.folder, clock });
}

async function rowsOf(part = open()): Promise<readonly CalendarEvent[]> {
  return (await part.host.query(MARCH)).rows.filter(({ title }) => title !== "neighbour");
}

function bytes(): Buffer {
  return readFileSync(join(home.folder, "odd/file.ics"));
}

/** The lines (as Latin-1, ends and NULs of UTF-16 aside) a text has more often than another. */
function linesGone(from: Buffer, to: Buffer): readonly string[] {
  const linesIn = (all: Buffer): readonly string[] =>
    all
      .toString("latin1")
      .replaceAll("\0", "")
      .split(/[\r\n]+/);
  const left = [...linesIn(to)];
  return linesIn(from).filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe("calendar files as others leave them", () => {
  it("are enough of each kind", () => {
    const counts = Map.groupBy(files, ({ kind }) => kind);
    const sizeOf = (kind: string): number => counts.get(kind)?.length ?? 0;
    expect(sizeOf("bare") + sizeOf("nested")).toBeGreaterThanOrEqual(40);
    expect(sizeOf("malformed")).toBeGreaterThanOrEqual(40);
    expect(sizeOf("doubled")).toBeGreaterThanOrEqual(15);
    expect(sizeOf("zone")).toBeGreaterThanOrEqual(10);
  });

  it.each(files)("$kind, $name: every event is read", async ({ kind, hex, titles }) => {
    home.put("odd/file.ics", Buffer.from(hex, "hex"));
    const found = (await rowsOf()).map(({ title, start }) =>
      kind === "zone" ? `${title} ${new Date(start).toISOString().slice(11, 16)}` : title,
    );
    expect(found.toSorted()).toEqual(titles.toSorted());
    expect((await open().host.get("neighbour")).title).toBe("neighbour");
  });

  it.each(files)(
    "$kind, $name: a title is changed, an event removed and one added, nothing else, and back to the byte",
    async ({ hex }) => {
      home.put("odd/file.ics", Buffer.from(hex, "hex"));
      const before = bytes();
      const part = open();
      const takeBack = async (undo: { operation: string; input: JsonObject }): Promise<void> => {
        await part.undo[undo.operation]?.(undo.input);
        expect(bytes().equals(before)).toBe(true);
      };
      for (const { id, title } of await rowsOf(part)) {
        const renamed = await part.host.update({ id, span: "this", changes: { title: "Renamed" } });
        expect(renamed.value.title).toBe("Renamed");
        const gone = linesGone(before, bytes());
        expect(
          gone.every((line) => /^\s*(SUM|summary|\s*MARY|\t?pha|p=C3|SEQUENCE|$)/i.test(line)),
        ).toBe(true);
        expect(gone.length, title).toBeLessThanOrEqual(3);
        await takeBack(renamed.undo);
        const removed = await part.host.remove({ id, span: "this" });
        await takeBack(removed.undo);
      }
      const added = await part.host.create({
        title: "Added",
        start: NOW,
        end: NOW + 1,
        allDay: false,
        calendar: (await part.host.calendars()).find(({ id }) => id.startsWith("odd"))?.id ?? "odd",
      });
      expect(added.value.title).toBe("Added");
      expect(linesGone(before, bytes())).toEqual([]);
      await takeBack(added.undo);
    },
  );

  it.each(files.filter(({ kind }) => kind === "bare" || kind === "nested"))(
    "$kind, $name: every task is read where these are tasks",
    async ({ hex, titles }) => {
      const text = Buffer.from(hex, "hex").toString("utf8");
      const tasks = text.replaceAll("VTODO", "VJOURNAL").replaceAll("VEVENT", "VTODO");
      home.put("odd/file.ics", tasks);
      const { host, undo } = createEmbeddedReminders({ folder: home.folder, clock });
      const { rows } = await host.query({ limit: 50 });
      // A replaced date of a series stands beside the series in a list.
      expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]));
      for (const { id } of rows) {
        const ticked = await host.complete({ id, done: true });
        await undo[ticked.undo.operation]?.(ticked.undo.input);
        expect(bytes().toString("utf8")).toBe(tasks);
      }
    },
  );

  it("hurt no neighbour whatever happens to their lines", async () => {
    const file = fc.constantFrom(...files.map(({ hex }) => Buffer.from(hex, "hex")));
    const change = fc.record({
      at: fc.nat(40),
      how: fc.constantFrom("gone", "twice", "cut", "noise", "swapped", "joined"),
      noise: fc.uint8Array({ maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (whole, changes) => {
          home.put("odd/file.ics", changes.reduce(mutated, whole));
          const before = bytes();
          const part = open();
          const rows = await rowsOf(part);
          expect((await part.host.get("neighbour")).title).toBe("neighbour");
          await part.problems?.();
          for (const { id } of rows.slice(0, 2)) {
            try {
              const { undo } = await part.host.remove({ id, span: "this" });
              await part.undo[undo.operation]?.(undo.input);
            } catch (error) {
              expect(error).toBeInstanceOf(HostFailure);
            }
            expect(bytes().equals(before)).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

type Change = { readonly at: number; readonly how: string; readonly noise: Uint8Array };

function mutated(whole: Buffer, { at, how, noise }: Change): Buffer {
  const all = whole.toString("latin1").split("\n");
  const place = at % all.length;
  const line = all[place] ?? "";
  const put = (...changed: readonly string[]): Buffer =>
    Buffer.from(all.toSpliced(place, 1, ...changed).join("\n"), "latin1");
  switch (how) {
    case "gone":
      return put();
    case "twice":
      return put(line, line);
    case "cut":
      return put(line.slice(0, line.length >> 1));
    case "swapped":
      return put(all[place + 1] ?? "", line);
    case "joined":
      return put(line.trimEnd() + (all[place + 1] ?? ""));
    default:
      return put(line + Buffer.from(noise).toString("latin1"));
  }
}
