import type { Chart } from "../report/draw-chart.ts";
import type { WaterfallPlot } from "../report/draw-waterfall.ts";
import type { Plot } from "../report/report-page.ts";
import type { CutRow } from "./cut-rates.ts";
import { type VoiceFigures, noiseName, pauseName, stageEnds } from "./voice-report.ts";
import type { WrongWords } from "./wrong-words.ts";

const STAGES = ["silence until the endpoint", "text", "first words", "first clause", "first audio"];

/** The plots of the report: each turn stage by stage, then what is cut in two, then wrong words. */
export function voicePlots({ latency, cuts, words }: VoiceFigures): readonly Plot[] {
  const noises = [...Map.groupBy(cuts, ({ snrDb }) => noiseName(snrDb))];
  return [
    waterfalls(latency),
    ...noises.map(([noise, rows]) => cutChart(noise, rows)),
    wordChart(words),
  ];
}

function waterfalls(latency: VoiceFigures["latency"]): WaterfallPlot {
  return {
    title:
      "From the last voiced sample to the first sound of the answer, ours and a plain pipeline",
    kind: "waterfall",
    unit: "ms",
    stages: STAGES,
    rows: latency.map(({ clip, ours, plain }) => ({
      name: clip.said,
      bars: [
        { name: "ours", ends: stageEnds(ours) },
        { name: "plain", ends: stageEnds(plain) },
      ],
    })),
  };
}

function cutChart(noise: string, rows: readonly CutRow[]): Chart {
  const shares = (of: (row: CutRow) => number): readonly number[] =>
    rows.map((row) => (100 * of(row)) / row.commands);
  return {
    title: `Commands cut in two by the pause in them, %, noise: ${noise}`,
    kind: "bars",
    axes: { across: "pause", up: "commands cut in two, %" },
    places: rows.map(({ pauseMs }) => pauseName(pauseMs)),
    series: [
      { name: "ours", values: shares(({ ours }) => ours) },
      { name: "fixed 0.7 s", values: shares(({ patient }) => patient) },
      { name: "fixed 0.35 s", values: shares(({ hasty }) => hasty) },
    ],
  };
}

function wordChart(words: readonly WrongWords[]): Chart {
  const shares = (of: (row: WrongWords) => number): readonly number[] =>
    words.map((row) => (100 * of(row)) / Math.max(1, row.words));
  return {
    title: "Wrong words, %, without and with the user's own words told to Whisper",
    kind: "bars",
    axes: { across: "words", up: "wrong words, %" },
    places: words.map(({ name }) => name),
    series: [
      { name: "without", values: shares(({ untold }) => untold) },
      { name: "with", values: shares(({ told }) => told) },
    ],
  };
}
