import { escapeText, numberText, roundTicks } from "./svg.ts";

/** Rows of bars that begin together; each bar is cut where one stage ends and the next begins. */
export type WaterfallPlot = {
  readonly title: string;
  readonly kind: "waterfall";
  readonly unit: string;
  readonly stages: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly bars: readonly WaterfallBar[];
  }[];
};

/** `ends` says where each stage ends, as far as there is such a stage. */
export type WaterfallBar = { readonly name: string; readonly ends: readonly number[] };

const WIDTH = 760;
const RIGHT = 64;
const TOP = 52;
const BOTTOM = 26;
const BAR = 13;
const GAP = 12;
/** Of a letter, at the most: labels must not run into the bars. */
const LETTER = 6.4;

type Scale = (value: number) => number;

/** The plot as SVG; stages have the colours `s0` to `s5`. */
export function drawWaterfall({ title, unit, stages, rows }: WaterfallPlot): string {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.flatMap(({ ends }) => ends)));
  const ticks = roundTicks(most);
  const top = ticks.at(-1) ?? 1;
  const longest = (names: readonly string[]): number =>
    LETTER * Math.max(0, ...names.map(({ length }) => length));
  const barNames = rows.flatMap(({ bars }) => bars.map(({ name }) => name));
  const left = 24 + longest(rows.map(({ name }) => name)) + longest(barNames);
  const across: Scale = (value) => round(left + (value / top) * (WIDTH - left - RIGHT));
  const heights = rows.map(({ bars }) => bars.length * BAR + GAP);
  const starts = heights.map((_, index) => TOP + sum(heights.slice(0, index)));
  const height = TOP + sum(heights) + BOTTOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(title)}">`,
    ...axis({ ticks, unit, across, height }),
    ...rows.flatMap(({ name, bars }, index) => {
      const y = starts[index] ?? TOP;
      return [
        `<text class="ink" x="8" y="${y + BAR + 4}">${escapeText(name)}</text>`,
        ...bars.map((bar, at) => drawBar(bar, { y: y + at * BAR, across, stages })),
      ];
    }),
    ...legend(stages),
    "</svg>",
  ].join("\n");
}

type Axis = {
  readonly ticks: readonly number[];
  readonly unit: string;
  readonly across: Scale;
  readonly height: number;
};

function axis({ ticks, unit, across, height }: Axis): readonly string[] {
  return ticks.map((value, index) => {
    const x = across(value);
    const words = `${numberText(value)}${index === ticks.length - 1 ? ` ${unit}` : ""}`;
    return `<line class="grid" x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${height - BOTTOM}"/><text class="ink" x="${x}" y="${height - BOTTOM + 16}" text-anchor="middle">${words}</text>`;
  });
}

type Place = {
  readonly y: number;
  readonly across: Scale;
  readonly stages: readonly string[];
};

function drawBar({ name, ends }: WaterfallBar, { y, across, stages }: Place): string {
  const parts = ends.map((end, index) => {
    const from = Math.max(0, ...ends.slice(0, index));
    const width = Math.max(0, round(across(end) - across(from)));
    const what = `${name}: ${stages[index]} after ${Math.round(end).toLocaleString("en")}`;
    return `<g class="s${index} bars"><rect x="${across(from)}" y="${y}" width="${width}" height="${BAR - 2}"><title>${escapeText(what)}</title></rect></g>`;
  });
  const last = Math.max(0, ...ends);
  const middle = y + BAR - 3;
  return [
    `<text class="ink" x="${across(0) - 6}" y="${middle}" text-anchor="end">${escapeText(name)}</text>`,
    ...parts,
    `<text class="ink" x="${across(last) + 5}" y="${middle}">${Math.round(last).toLocaleString("en")}</text>`,
  ].join("");
}

function legend(stages: readonly string[]): readonly string[] {
  return stages.map((stage, index) => {
    const x = 8 + sum(stages.slice(0, index).map(({ length }) => 32 + LETTER * length));
    return `<rect class="s${index} key" x="${x}" y="24" width="11" height="11"/><text class="ink" x="${x + 17}" y="34">${escapeText(stage)}</text>`;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
