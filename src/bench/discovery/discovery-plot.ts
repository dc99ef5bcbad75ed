import type { DiscoveryReport, ScaleRow } from "./discovery.ts";

const WIDTH = 720;
const HEIGHT = 420;
const LEFT = 56;
const RIGHT = 220;
const TOP = 36;
const BOTTOM = 44;
/** Colour-blind safe (Okabe and Ito 2008). */
const COLOURS = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#cc79a7",
  "#e69f00",
  "#56b4e9",
  "#000000",
  "#7f7f7f",
] as const;

type Point = { readonly x: number; readonly y: number };
type Line = { readonly name: string; readonly colour: string; readonly points: readonly Point[] };

/** Recall at 3 by the number of tools, a line a ranker, as an SVG picture. */
export function plotDiscovery({ scale }: DiscoveryReport): string {
  const lines = linesOf(scale);
  const counts = [...new Set(scale.map(({ tools }) => tools))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>`,
    text({ x: LEFT, y: 20 }, "Right tool among the first three, % of requests, by number of tools"),
    ...grid(counts, scale),
    ...lines.map(drawLine),
    ...lines.map((line, index) => legend(line, index)),
    "</svg>",
    "",
  ].join("\n");
}

function linesOf(scale: readonly ScaleRow[]): readonly Line[] {
  const counts = scale.map(({ tools }) => tools);
  return [...Map.groupBy(scale, ({ ranker }) => ranker)].map(([name, rows], index) => ({
    name,
    colour: COLOURS[index % COLOURS.length] ?? "black",
    points: rows.map(({ tools, measures }) => ({
      x: acrossOf(tools, counts),
      y: downOf(measures.recall[1]),
    })),
  }));
}

function grid(counts: readonly number[], scale: readonly ScaleRow[]): readonly string[] {
  const all = scale.map(({ tools }) => tools);
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return [
    ...shares.flatMap((share) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${downOf(share)}" y2="${downOf(share)}" stroke="#dddddd"/>`,
      text({ x: LEFT - 34, y: downOf(share) + 4 }, String(Math.round(100 * share))),
    ]),
    ...counts.map((count) =>
      text({ x: acrossOf(count, all) - 10, y: HEIGHT - BOTTOM + 20 }, String(count)),
    ),
  ];
}

function drawLine({ colour, points }: Line): string {
  const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const dots = points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3" fill="${colour}"/>`);
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join("")}`;
}

function legend({ name, colour }: Line, index: number): string {
  const y = TOP + 20 * index + 10;
  const x = WIDTH - RIGHT + 16;
  return `<rect x="${x}" y="${y - 9}" width="10" height="10" fill="${colour}"/>${text({ x: x + 16, y }, name)}`;
}

function text({ x, y }: Point, words: string): string {
  return `<text x="${x}" y="${y}">${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;
}

/** Numbers of tools lie on a logarithmic scale. */
function acrossOf(tools: number, all: readonly number[]): number {
  const least = Math.log(Math.min(...all));
  const span = Math.log(Math.max(...all)) - least;
  const share = span === 0 ? 0.5 : (Math.log(tools) - least) / span;
  return Math.round(LEFT + share * (WIDTH - RIGHT - LEFT));
}

function downOf(share: number): number {
  return Math.round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP));
}
