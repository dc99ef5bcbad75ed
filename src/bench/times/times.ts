import { DateTime } from "luxon";
import type { Config } from "../../config/config.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { markdownTable } from "../markdown-table.ts";
import { quantile } from "../quantile.ts";
import { UsageError } from "../../errors.ts";
import { clockOf } from "./clock-of.ts";
import { isRead, readCorpus } from "./corpus.ts";
import type { Corpus, RepeatRow, Row, TimeRow } from "./corpus.ts";
import { cutTables } from "./cuts.ts";
import { inSentences, LANGUAGE } from "./in-sentences.ts";
import { judge } from "./judge.ts";
import type { Judged } from "./judge.ts";
import { judgeLength } from "./judge-length.ts";
import { judgeSaid, SAID_CLOCK } from "./judge-said.ts";
import { repeatAlone, repeatInSentences } from "./repeats.ts";
import { timeRequests } from "./requests.ts";
import type { Outcome } from "./requests.ts";

const MOST_FAILURES = 200;
const TRIES = 5;

/** Duckling's phrases as this reads them: alone and in whole sentences; of the half that may be looked at also what failed. */
export async function benchTimes(config: Config, options: BenchOptions): Promise<string> {
  const { write, quick, set, signal } = options;
  if (set !== undefined) return cutsOf(set, judged(await readCorpus()));
  const requests = await timeRequests(config, signal);
  if (!quick) write(requestLines(requests));
  const corpus = await readCorpus();
  const sets = judged(corpus);
  for (const { name, read } of quick ? [] : sets) write(failuresOf(name, read));
  const speed = speedOf([...corpus.times, ...corpus.repeats]);
  return [
    "Phrases of Duckling's corpora, and repeats by RFC 5545; the unread half is never looked at:",
    markdownTable(
      ["set", "half", "phrases", "right", "by another habit", "asked", "unread", "wrong"],
      sets.flatMap(({ name, read, unread }) => [
        figures(name, "read", read),
        figures(name, "unread", unread),
      ]),
    ),
    "Whole requests of such phrases, by what the home holds afterwards:",
    markdownTable(["requests", "right", "asked or declined", "done wrong"], [outcomes(requests)]),
    `Reading a sentence for its times, best of five tries: p50 ${speed.p50} ms, p99 ${speed.p99} ms.`,
  ].join("\n\n");
}

function cutsOf(wanted: string, sets: readonly Judgements[]): string {
  const found = sets.find(({ name }) => name === wanted);
  if (found) return cutTables(found);
  const names = sets.map(({ name }) => `"${name}"`).join(", ");
  throw new UsageError(`There is no set "${wanted}" of times.`, { hint: `There are: ${names}.` });
}

function outcomes(requests: readonly Outcome[]): readonly number[] {
  const count = (wanted: Outcome["verdict"]): number =>
    requests.filter(({ verdict }) => verdict === wanted).length;
  return [requests.length, count("right"), count("asked"), count("wrong")];
}

function requestLines(requests: readonly Outcome[]): string {
  const missed = requests.filter(({ verdict }) => verdict !== "right");
  const lines = missed.map(({ id, verdict, answer, why }) => [verdict, id, answer, why].join("\t"));
  return `requests:\n${lines.join("\n")}\n\n`;
}

type Judgements = {
  readonly name: string;
  readonly read: readonly Judged[];
  readonly unread: readonly Judged[];
};

function judged({ times, lengths, repeats, said }: Corpus): readonly Judgements[] {
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
    halves("repeats", repeats, repeatAlone),
    halves("repeats in a sentence", repeats, repeatInSentences),
    {
      name: "other authors",
      read: said.read.map((row) => judgeSaid(row)),
      unread: said.unread.map((row) => judgeSaid(row)),
    },
  ];
}

function halves<One extends Row>(
  name: string,
  rows: readonly One[],
  judgeRow: (row: One) => readonly Judged[],
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
    const zone = "zone" in row ? row.zone : "kind" in row ? SAID_CLOCK.zone : "utc";
    const local = (ms: number): string =>
      DateTime.fromMillis(ms, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
    const got = when
      ? `${local(when.from)}/${local(when.to)}${when.bound ? ` ${when.bound}` : ""}`
      : "-";
    const repeat = when?.repeat ? ` ${when.repeat}` : "";
    return `${verdict.kind}\t${text}\t${got}${repeat}\t${meantBy(row).join(" | ")}`;
  });
  return `${name}:\n${lines.join("\n")}\n\n`;
}

function meantBy(row: Row): readonly string[] {
  if ("kind" in row) return [JSON.stringify(row.value)];
  if (!("accept" in row)) return [];
  return row.accept.map((one) =>
    typeof one === "string" ? one : `${one.grain} ${one.start}/${one.end ?? ""}`,
  );
}

/** The best of a few tries of each sentence: what else the machine does is not measured. */
function speedOf(rows: readonly (TimeRow | RepeatRow)[]): {
  readonly p50: string;
  readonly p99: string;
} {
  const times = rows.map((row) => {
    const clock = clockOf(row);
    const tries = Array.from({ length: TRIES }, () => {
      const start = performance.now();
      LANGUAGE.read(`remind me to water the plants ${row.text}`, { clock, names: {} });
      return performance.now() - start;
    });
    return Math.min(...tries);
  });
  return { p50: quantile(times, 0.5).toFixed(2), p99: quantile(times, 0.99).toFixed(2) };
}
