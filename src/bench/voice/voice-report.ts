import type { Titled } from "../report/titled.ts";
import { wordErrors } from "../words/word-errors.ts";
import type { CutRow } from "./cut-rates.ts";
import type { LatencyRow, Waterfall } from "./latency.ts";
import type { OverOurVoice } from "./over-our-voice.ts";
import type { NothingRow } from "./text-from-nothing.ts";
import type { WrongWords } from "./wrong-words.ts";

export type VoiceFigures = {
  readonly latency: readonly LatencyRow[];
  readonly cuts: readonly CutRow[];
  readonly nothing: readonly NothingRow[];
  readonly words: readonly WrongWords[];
  /** The detector's share of real time, 0..1. */
  readonly share: number;
  readonly over: OverOurVoice;
  /** What made the sound of answers, and what heard. */
  readonly voice: string;
  readonly engine: string;
};

/** Every figure of the benchmark. */
export function voiceTables(figures: VoiceFigures): readonly Titled[] {
  const { cuts, nothing, words, over } = figures;
  return [
    latencyTable(figures),
    cutTable(cuts),
    nothingTable(nothing),
    wordTable(words),
    overTable(over),
  ];
}

/** What the figures come to, in sentences. */
export function voiceNotes({ latency, nothing, share, over }: VoiceFigures): readonly string[] {
  const sum = (of: (row: LatencyRow) => number): number =>
    latency.reduce((total, row) => total + of(row), 0);
  const own = sumOf(latency, "ours") / sumOf(latency, "plain");
  const whole = sum(({ ours }) => withWhisper(ours)) / sum(({ plain }) => withWhisper(plain));
  const ratios = latency.map(({ ours, plain }) => ours.audioMs / plain.audioMs);
  const texts = nothing.flatMap((row) => row.texts);
  const { minutes, spokenShare, selfInterruptions } = over;
  return [
    `Last voiced sample to first audio, by a clock on which Whisper takes 60 ms: ${percent(own)} of the plain pipeline's by the sum; with what Whisper really took here ${percent(whole)}; of the median request ${percent(middleOf(ratios) ?? NaN)}. Ours has a median of ${median(latency.map(({ ours }) => ours.audioMs))} ms, the plain one ${median(latency.map(({ plain }) => plain.audioMs))} ms. The plain pipeline ends a request after 0.7 s of silence, guesses nothing before that, makes nothing ready, and has the whole answer before its sound; the head of the prompt stands in the model for both.`,
    ...byWay(latency),
    ...heardOtherwise(latency),
    `Texts from no speech: ${texts.length}${texts.length > 0 ? ` (${texts.join(" | ")})` : ""}. The detector takes ${percent(share)} of real time. Our own voice from a loudspeaker for ${minutes} minutes (${percent(spokenShare)} of the time speaking): ${selfInterruptions} self-interruptions.`,
  ];
}

/** What code serves and what goes to the model take times so unlike that one sum hides both. */
function byWay(latency: readonly LatencyRow[]): readonly string[] {
  const [asked, served] = [true, false].map((isAsked) =>
    latency.filter(({ ours, plain }) => ours.steps + plain.steps > 0 === isAsked),
  );
  if (!asked || !served || asked.length === 0 || served.length === 0) return [];
  const share = (rows: readonly LatencyRow[]): string =>
    percent(sumOf(rows, "ours") / sumOf(rows, "plain"));
  return [
    `Of the ${served.length} that code serves by itself ${share(served)}, of the ${asked.length} that went to the model ${share(asked)}.`,
  ];
}

function sumOf(rows: readonly LatencyRow[], which: "ours" | "plain"): number {
  return rows.reduce((sum, row) => sum + row[which].audioMs, 0);
}

/** A request heard as another one takes another way: what that costs is no matter of the pipeline. */
function heardOtherwise(latency: readonly LatencyRow[]): readonly string[] {
  const rows = latency.filter(({ ours, plain }) => wordErrors(ours.text, plain.text).errors > 0);
  if (rows.length === 0) return [];
  const told = rows.map(
    ({ clip, ours, plain }) => `“${clip.said}” as “${ours.text}” and “${plain.text}”`,
  );
  return [`Heard by the two as different words: ${told.join("; ")}.`];
}

function latencyTable({ latency, voice, engine }: VoiceFigures): Titled {
  return {
    title: `Milliseconds after the last voiced sample; said by flite, heard by ${engine}, answered by ${voice}`,
    head: [
      "request",
      "endpoint",
      "text",
      "first words",
      "first clause",
      "first audio",
      "plain: first audio",
      "ratio",
      "model read: ours",
      "plain",
      "Whisper here: ours",
      "plain",
    ],
    rows: latency.map(({ clip, ours, plain }) => [
      clip.said,
      ...[...stageEnds(ours), plain.audioMs].map(rounded),
      percent(ours.audioMs / plain.audioMs),
      ...[ours, plain].map(tokensRead),
      ...[ours.whisperMs, plain.whisperMs].map(rounded),
    ]),
  };
}

/** Of the prompt, after the words were known; nothing where code alone decided. */
function tokensRead({ steps, readTokens }: Waterfall): string {
  return steps === 0 ? "–" : String(readTokens);
}

/** When each stage of a turn ends; the last is its first sound. */
export function stageEnds(turn: Waterfall): readonly number[] {
  return [turn.endpointMs, turn.textMs, turn.wordsMs, turn.clauseMs, turn.audioMs];
}

/** The clock counts a quick Whisper already, which is a small part of a slow one. */
function withWhisper({ audioMs, whisperMs }: Waterfall): number {
  return audioMs + whisperMs;
}

function cutTable(cuts: readonly CutRow[]): Titled {
  return {
    title:
      "Commands acted on in two, of those said with a pause put in where a speaker would make one",
    head: ["noise", "pause", "commands", "cut in two", "fixed 0.7 s", "fixed 0.35 s"],
    rows: cuts.map(({ snrDb, pauseMs, commands, ours, patient, hasty }) => [
      noiseName(snrDb),
      pauseName(pauseMs),
      String(commands),
      ...[ours, patient, hasty].map((count) => percent(count / commands)),
    ]),
  };
}

export function noiseName(snrDb: number | undefined): string {
  return snrDb === undefined ? "as recorded" : `${snrDb} dB`;
}

export function pauseName(pauseMs: number): string {
  return pauseMs === 0 ? "none" : `${pauseMs} ms`;
}

function nothingTable(nothing: readonly NothingRow[]): Titled {
  return {
    title: "Texts where nobody speaks",
    head: ["sound", "seconds", "Whisper asked", "texts"],
    rows: nothing.map(({ name, seconds, decodes, texts }) =>
      [name, Math.round(seconds), decodes, texts.length].map(String),
    ),
  };
}

function wordTable(words: readonly WrongWords[]): Titled {
  return {
    title: "Wrong words without and with the user's own names, apps and titles told to Whisper",
    head: ["said", "clips", "words", "wrong without", "wrong with"],
    rows: words.map(({ name, clips, words: all, untold, told }) => [
      name,
      String(clips),
      String(all),
      ...[untold, told].map((wrong) => `${wrong} (${percent(wrong / all)})`),
    ]),
  };
}

function overTable({ bargeIns }: OverOurVoice): Titled {
  return {
    title: "People who speak over our voice, by a clock that counts frames",
    head: ["over", "as loud as the echo", "times", "heard", "median ms", "longest ms"],
    rows: bargeIns.map(({ over, loudness, afterMs }) => {
      const heard = afterMs.filter((one) => one !== undefined);
      const longest = heard.length === 0 ? "–" : rounded(Math.max(...heard));
      return [
        over,
        `${loudness} times`,
        String(afterMs.length),
        String(heard.length),
        median(heard),
        longest,
      ];
    }),
  };
}

function median(values: readonly number[]): string {
  const middle = middleOf(values);
  return middle === undefined ? "–" : rounded(middle);
}

function middleOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

function rounded(value: number): string {
  return String(Math.round(value));
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : "–";
}
