import { expect, test } from "vitest";
import type { TimeRow } from "../../src/bench/times/corpus.ts";
import { cutTables } from "../../src/bench/times/cuts.ts";
import type { Judged } from "../../src/bench/times/judge.ts";

function row(text: string, kind: "point" | "range"): TimeRow {
  const meaning = { kind, grain: "day", start: "2026-03-02", end: null } as const;
  const ref = "2026-03-02T09:00:00";
  return { source: "duckling", text, ref, zone: "Etc/UTC", holiday: false, accept: [meaning] };
}

function judged(kind: Judged["verdict"]["kind"], text: string, row_: TimeRow): Judged {
  const verdict = kind === "convention" ? { kind, habit: "edge" } : { kind };
  return { text, verdict, row: row_ };
}

const READ = Array.from({ length: 5 }, (_, at) => {
  const text = `day ${at}`;
  return judged(at === 0 ? "wrong" : "right", text, row(text, "point"));
});
const RARE = [judged("unread", "some days", row("some days", "range"))];

test("figures are cut by what a row says of itself", () => {
  expect(cutTables({ read: READ, unread: [] })).toContain(
    "| point | read | 5 | 4 | 0 | 0 | 0 | 1 |",
  );
});

test("a kind of few phrases stands with the others, and no phrase is told", () => {
  const tables = cutTables({ read: READ, unread: RARE });
  expect(tables).toContain("| others | unread | 1 | 0 | 0 | 0 | 1 | 0 |");
  expect(tables).not.toContain("range | unread");
  expect(tables).not.toContain("some days");
});
