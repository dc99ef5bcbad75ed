import { DateTime } from "luxon";
import type { Config } from "../../config/config.ts";
import type { Clock } from "../../types/clock.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { markdownTable } from "../markdown-table.ts";
import { quantile } from "../quantile.ts";
import { isRead, readCorpus } from "./corpus.ts";
import type { Corpus, LengthRow, TimeRow } from "./corpus.ts";
import { inSentences, LANGUAGE } from "./in-sentences.ts";
import { judge } from "./judge.ts";
import type { Judged } from "./judge.ts";
import { judgeLength } from "./judge-length.ts";

const MOST_FAILURES = 200;
const TRIES = 5;

/** Duckling's phrases as this reads them: alone and in whole sentences; of the half that may be looked at also what failed. */
export async function benchTimes(_: Config, { write, quick }: BenchOptions): Promise<string> {
  const corpus = await readCorpus();
  const sets = judged(corpus);
  for (const { name, read } of quick ? [] : sets) write(failuresOf(name, read));
  const speed = speedOf(corpus.times);
  return [
    "Phrases of Duckling's corpora; the unread half is never looked at:",
    markdownTable(
      ["set", "half", "phrases", "right", "by another habit", "asked", "unread", "wrong"],
      sets.flatMap(({ name, read, unread }) => [
        figures(name, "read", read),
        figures(name, "unread", unread),
      ]),
    ),
    `Reading a sentence for its times, best of five tries: p50 ${speed.p50} µs, p99 ${speed.p99} µs.`,
  ].join("\n\n");
}

type Judgements = {
  readonly name: string;
  readonly read: readonly Judged[];
  readonly unread: readonly Judged[];
};

function judged({ times, lengths }: Corpus): readonly Judgements[] {
  const plain = times.filter(({ holiday }) => !holiday);
  return [
    halves("times", plain, alone),
    halves(
      "holidays",
      times.filter(({ holiday }) => holiday),
      alone,
    ),
    halves("times in a sentence", plain, (row) => inSentences(row, clockOf(row))),
    halves("lengths", lengths, (row) => [judgeLength(row)]),
  ];
}

function halves<Row extends TimeRow | LengthRow>(
  name: string,
  rows: readonly Row[],
  judgeRow: (row: Row) => readonly Judged[],
): Judgements {
  return {
    name,
    read: rows.filter(isRead).flatMap(judgeRow),
    unread: rows.filter((row) => !isRead(row)).flatMap(judgeRow),
  };
}

function alone(row: TimeRow): readonly Judged[] {
  const clock = clockOf(row);
  const meaning = LANGUAGE.meaningOf(row.text, { as: "when", clock });
  const when = meaning.kind === "when" ? meaning.when : undefined;
  return [{ text: row.text, verdict: judge(when, row, clock), ...(when ? { when } : {}), row }];
}

function clockOf({ ref, zone }: TimeRow): Clock {
  const now = DateTime.fromISO(ref, { zone }).toMillis();
  return { now: () => now, zone };
}

function figures(
  name: string,
  half: string,
  rows: readonly Judged[],
): readonly (string | number)[] {
  const share = (kind: Judged["verdict"]["kind"]): string => {
    const count = rows.filter(({ verdict }) => verdict.kind === kind).length;
    return ((100 * count) / Math.max(1, rows.length)).toFixed(1);
  };
  return [
    name,
    half,
    rows.length,
    share("right"),
    share("convention"),
    share("asked"),
    share("unread"),
    share("wrong"),
  ];
}

function failuresOf(name: string, rows: readonly Judged[]): string {
  const failed = rows.filter(({ verdict }) => ["wrong", "unread"].includes(verdict.kind));
  const lines = failed.slice(0, MOST_FAILURES).map(({ text, verdict, when, row }) => {
    const zone = "zone" in row ? row.zone : "utc";
    const local = (ms: number): string =>
      DateTime.fromMillis(ms, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
    const got = when
      ? `${local(when.from)}/${local(when.to)}${when.bound ? ` ${when.bound}` : ""}`
      : "-";
    const meant =
      "accept" in row
        ? row.accept.map(({ start, end, grain }) => `${grain} ${start}/${end ?? ""}`)
        : [];
    return `${verdict.kind}\t${text}\t${got}\t${meant.join(" | ")}`;
  });
  return `${name}:\n${lines.join("\n")}\n\n`;
}

/** The best of a few tries of each sentence: what else the machine does is not measured. */
function speedOf(rows: readonly TimeRow[]): { readonly p50: number; readonly p99: number } {
  const times = rows.map((row) => {
    const clock = clockOf(row);
    const tries = Array.from({ length: TRIES }, () => {
      const start = performance.now();
      LANGUAGE.read(`remind me to water the plants ${row.text}`, { clock, names: {} });
      return (performance.now() - start) * 1000;
    });
    return Math.min(...tries);
  });
  return { p50: Math.round(quantile(times, 0.5)), p99: Math.round(quantile(times, 0.99)) };
}
