import { markdownTable } from "../markdown-table.ts";
import type { CutRow } from "./cut-rates.ts";
import type { LatencyRow, Waterfall } from "./latency.ts";
import type { OverOurVoice } from "./over-our-voice.ts";
import type { NothingRow } from "./text-from-nothing.ts";

export type VoiceFigures = {
  readonly latency: readonly LatencyRow[];
  readonly cuts: readonly CutRow[];
  readonly nothing: readonly NothingRow[];
  /** The detector's share of real time, 0..1. */
  readonly share: number;
  readonly over: OverOurVoice;
  /** What made the sound of answers, and what heard. */
  readonly voice: string;
  readonly engine: string;
};

/** Every figure of the benchmark as Markdown. */
export function renderVoice(figures: VoiceFigures): string {
  const { nothing, share, over } = figures;
  const texts = nothing.flatMap((row) => row.texts);
  return [
    ...latencyLines(figures),
    "",
    ...cutLines(figures.cuts),
    "",
    markdownTable(
      ["nobody speaks", "seconds", "Whisper asked", "texts"],
      nothing.map(({ name, seconds, decodes, texts }) => [
        name,
        Math.round(seconds),
        decodes,
        texts.length,
      ]),
    ),
    "",
    `Texts from no speech: ${texts.length}${texts.length > 0 ? ` (${texts.join(" | ")})` : ""}. The detector takes ${percent(share)} of real time.`,
    "",
    ...overLines(over),
  ].join("\n");
}

function latencyLines({ latency, voice, engine }: VoiceFigures): readonly string[] {
  const rows = latency.map(({ clip, ours, plain }) => [
    clip.said,
    ...marks(ours),
    ...[plain.audioMs, plain.whisperMs].map(Math.round),
    percent(ownMs(ours) / ownMs(plain)),
  ]);
  const sum = (of: (row: LatencyRow) => number): number =>
    latency.reduce((total, row) => total + of(row), 0);
  const own = sum(({ ours }) => ownMs(ours)) / sum(({ plain }) => ownMs(plain));
  const whole = sum(({ ours }) => ours.audioMs) / sum(({ plain }) => plain.audioMs);
  return [
    `Milliseconds after the last voiced sample; heard by ${engine}, spoken by ${voice}:`,
    "",
    markdownTable(
      [
        "request",
        "endpoint",
        "text",
        "first words",
        "first clause",
        "first audio",
        "waiting for Whisper",
        "plain: first audio",
        "plain: in Whisper",
        "ratio without Whisper",
      ],
      rows,
    ),
    "",
    `Last voiced sample to first audio, Whisper's time taken out: ${percent(own)} of the plain pipeline's; with it ${percent(whole)}. Without it ours has a median of ${median(latency.map(({ ours }) => ownMs(ours)))} ms, the plain one ${median(latency.map(({ plain }) => ownMs(plain)))} ms.`,
  ];
}

function marks({
  endpointMs,
  textMs,
  wordsMs,
  clauseMs,
  audioMs,
  whisperMs,
}: Waterfall): readonly number[] {
  return [endpointMs, textMs, wordsMs, clauseMs, audioMs, whisperMs].map(Math.round);
}

function ownMs({ audioMs, whisperMs }: Waterfall): number {
  return audioMs - whisperMs;
}

function cutLines(cuts: readonly CutRow[]): readonly string[] {
  return [
    "Commands acted on in two, of those said with a pause put in where a speaker would make one:",
    "",
    markdownTable(
      ["noise", "pause", "commands", "cut in two", "fixed 0.7 s", "fixed 0.35 s"],
      cuts.map(({ snrDb, pauseMs, commands, ours, patient, hasty }) => [
        snrDb === undefined ? "as recorded" : `${snrDb} dB`,
        pauseMs === 0 ? "none" : `${pauseMs} ms`,
        commands,
        ...[ours, patient, hasty].map((count) => percent(count / commands)),
      ]),
    ),
  ];
}

function overLines({
  minutes,
  spokenShare,
  selfInterruptions,
  bargeIns,
}: OverOurVoice): readonly string[] {
  return [
    `Our own voice from a loudspeaker for ${minutes} minutes (${percent(spokenShare)} of the time speaking): ${selfInterruptions} self-interruptions. People who speak over it, with a clock that counts frames:`,
    "",
    markdownTable(
      ["over", "as loud as the echo", "people", "heard", "median ms", "longest ms"],
      bargeIns.map(({ over, loudness, afterMs }) => {
        const heard = afterMs.filter((one) => one !== undefined);
        const longest = heard.length === 0 ? "–" : Math.max(...heard);
        return [over, `${loudness} times`, afterMs.length, heard.length, median(heard), longest];
      }),
    ),
  ];
}

function median(values: readonly number[]): number | "–" {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined ? "–" : Math.round(middle);
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : "–";
}
