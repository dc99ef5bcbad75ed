import type { Look } from "./looks.ts";
import { looksOf } from "./looks.ts";
import { escapeText, numberText, roundTicks } from "./svg.ts";

/** A line or a row of bars: one number for each place on the axis, none where there is none. */
export type Series = { readonly name: string; readonly values: readonly (number | undefined)[] };
/** Values over places on an axis. */
export type Chart = {
  readonly title: string;
  readonly kind: "lines" | "bars";
  /** What the places are, and what is counted, with its unit. */
  readonly axes: { readonly across: string; readonly up: string };
  readonly places: readonly string[];
  readonly series: readonly Series[];
};

const PLOT_WIDTH = 560;
const PLOT_HEIGHT = 270;
const LEFT = 76;
const TOP = 34;
/** Below the plot: the places, and what they are. */
const BOTTOM = 46;
/** More for places that are turned. */
const TURNED = 46;
const KEY = 20;
/** Of a letter, at the most: names must not run out of the picture. */
const LETTER = 6.4;
/** Places with longer names, or so many of them, are written at an angle. */
const CROWDED = { places: 8, letters: 3 } as const;

/** The plot as SVG; colours are the classes `s0` to `s11`, `grid` and `ink`. */
export function drawChart(chart: Chart): string {
  const { title, kind, places, series, axes } = chart;
  const frame = frameOf(chart);
  const looks = looksOf(series.map(({ name }) => name));
  const marks = series.map((one, index) => {
    const look = looks[index] ?? PLAIN;
    return kind === "lines"
      ? drawLine(one, look, frame)
      : drawBars(one, { look, index, of: series.length }, frame);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label="${escapeText(title)}">`,
    ...grid(frame),
    ...places.map((place, index) => label(place, index, frame)),
    ...axisTitles(axes, frame),
    ...marks,
    ...series.map(({ name }, index) => legend(name, { look: looks[index] ?? PLAIN, index, kind })),
    "</svg>",
  ].join("\n");
}

const PLAIN: Look = { slot: 0, isDashed: false };

type Frame = {
  readonly ticks: readonly number[];
  readonly top: number;
  readonly places: number;
  readonly isTurned: boolean;
  readonly width: number;
  readonly height: number;
};

function frameOf({ places, series }: Chart): Frame {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ticks = roundTicks(most > 0 ? most : 1);
  const longest = Math.max(0, ...places.map(({ length }) => length));
  const room = PLOT_WIDTH / Math.max(1, places.length);
  const isTurned =
    longest * LETTER > room || (places.length > CROWDED.places && longest > CROWDED.letters);
  const names = Math.max(0, ...series.map(({ name }) => name.length));
  return {
    ticks,
    top: ticks.at(-1) ?? 1,
    places: places.length,
    isTurned,
    width: Math.ceil(LEFT + PLOT_WIDTH + 44 + LETTER * names),
    height: Math.max(
      TOP + PLOT_HEIGHT + BOTTOM + (isTurned ? TURNED : 0),
      TOP + KEY * series.length + 12,
    ),
  };
}

function grid({ ticks, top }: Frame): readonly string[] {
  return ticks.map((value) => {
    const y = down(value, top);
    return `<line class="grid" x1="${LEFT}" x2="${LEFT + PLOT_WIDTH}" y1="${y}" y2="${y}"/><text class="ink" x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${numberText(value)}</text>`;
  });
}

function label(place: string, index: number, { places, isTurned }: Frame): string {
  const x = middle(index, places);
  const y = TOP + PLOT_HEIGHT + 16;
  const turn = isTurned
    ? ` transform="rotate(-24 ${x} ${y})" text-anchor="end"`
    : ` text-anchor="middle"`;
  return `<text class="ink" x="${x}" y="${y}"${turn}>${escapeText(place)}</text>`;
}

function axisTitles({ across, up }: Chart["axes"], { height }: Frame): readonly string[] {
  const y = TOP + PLOT_HEIGHT / 2;
  return [
    `<text class="ink" x="${LEFT + PLOT_WIDTH / 2}" y="${height - 8}" text-anchor="middle">${escapeText(across)}</text>`,
    `<text class="ink" x="14" y="${y}" transform="rotate(-90 14 ${y})" text-anchor="middle">${escapeText(up)}</text>`,
  ];
}

/** A line with a dot at each value, so that one value alone is seen as well. */
function drawLine({ name, values }: Series, look: Look, { top, places }: Frame): string {
  const points = values.flatMap((value, at) =>
    value === undefined ? [] : [{ x: middle(at, places), y: down(value, top), value }],
  );
  const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const dots = points.map(
    ({ x, y, value }) =>
      `<circle cx="${x}" cy="${y}" r="3"><title>${escapeText(name)}: ${numberText(value)}</title></circle>`,
  );
  const said = escapeText(name);
  return `<g data-series="${said}"><polyline class="s${look.slot} line${dashed(look)}" points="${path}"><title>${said}</title></polyline><g class="s${look.slot} bars">${dots.join("")}</g></g>`;
}

type Place = { readonly look: Look; readonly index: number; readonly of: number };

function drawBars(
  { name, values }: Series,
  { look, index, of }: Place,
  { top, places }: Frame,
): string {
  const room = PLOT_WIDTH / Math.max(1, places);
  const width = (room * 0.84) / of;
  const bars = values.map((value, at) => {
    if (value === undefined) return "";
    const x = LEFT + room * at + room * 0.08 + width * index;
    const y = down(value, top);
    const height = Math.max(0, TOP + PLOT_HEIGHT - y);
    return `<rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(1, width - 1).toFixed(1)}" height="${height}"><title>${escapeText(name)}: ${numberText(value)}</title></rect>`;
  });
  return `<g class="s${look.slot} bars${dashed(look)}" data-series="${escapeText(name)}">${bars.join("")}</g>`;
}

type Key = { readonly look: Look; readonly index: number; readonly kind: Chart["kind"] };

/** As the series itself is drawn: a piece of its line, or of its bars. */
function legend(name: string, { look, index, kind }: Key): string {
  const x = LEFT + PLOT_WIDTH + 14;
  const y = TOP + KEY * index + 8;
  const sign =
    kind === "lines"
      ? `<polyline class="s${look.slot} line${dashed(look)} key" points="${x},${y - 4} ${x + 20},${y - 4}"/>`
      : `<rect class="s${look.slot} key${dashed(look)}" x="${x + 4}" y="${y - 9}" width="11" height="11"/>`;
  return `${sign}<text class="ink" x="${x + 26}" y="${y}">${escapeText(name)}</text>`;
}

function dashed({ isDashed }: Look): string {
  return isDashed ? " dashed" : "";
}

function middle(index: number, places: number): number {
  const room = PLOT_WIDTH / Math.max(1, places);
  return Math.round(LEFT + room * (index + 0.5));
}

function down(value: number, top: number): number {
  return Math.round(TOP + PLOT_HEIGHT - (value / top) * PLOT_HEIGHT);
}
