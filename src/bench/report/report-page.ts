import { type Chart, drawChart } from "./draw-chart.ts";
import { type WaterfallPlot, drawWaterfall } from "./draw-waterfall.ts";
import { DARK, LIGHT } from "./looks.ts";
import { escapeText } from "./svg.ts";
import type { Titled } from "./titled.ts";

export type Plot = Chart | WaterfallPlot;

export type Report = {
  readonly title: string;
  /** Sentences above the tables: what was measured and how. */
  readonly notes: readonly string[];
  readonly plots: readonly Plot[];
  readonly tables: readonly Titled[];
};

/** One page that needs nothing else: plots as SVG, light or dark as the reader's machine is. */
export function reportPage({ title, notes, plots, tables }: Report): string {
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeText(title)}</h1>`,
    ...notes.map((note) => `<p>${marked(note)}</p>`),
    ...plots.map(
      (plot) =>
        `<figure><figcaption>${escapeText(plot.title)}</figcaption>${drawPlot(plot)}</figure>`,
    ),
    ...tables.map(tableOf),
    "</main></body></html>",
    "",
  ].join("\n");
}

/** One plot as a picture that stands by itself, light or dark as its page is. */
export function pictureOf(plot: Plot): string {
  return `${drawPlot(plot).replace(">", `><style>${PICTURE_STYLE}</style><text class="ink" x="8" y="12">${escapeText(plot.title)}</text>`)}\n`;
}

function drawPlot(plot: Plot): string {
  return plot.kind === "waterfall" ? drawWaterfall(plot) : drawChart(plot);
}

function tableOf({ title, head, rows }: Titled): string {
  const cells = (tag: string, row: readonly string[]): string =>
    row.map((cell) => `<${tag}>${marked(cell)}</${tag}>`).join("");
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n");
  return `<h2>${marked(title)}</h2><div class="wide"><table><thead><tr>${cells("th", head)}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The little Markdown that tables and notes use: bold and code. */
function marked(text: string): string {
  return escapeText(text)
    .replaceAll(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replaceAll(/`(.+?)`/g, "<code>$1</code>");
}

function colours(values: readonly string[]): string {
  return values
    .map(
      (colour, index) =>
        `.s${index}.line{stroke:${colour}}.s${index}.bars,.s${index}.key:not(.line){fill:${colour}}`,
    )
    .join("");
}

const LINES =
  ".line{fill:none;stroke-width:2}.s0.line{stroke-width:3.2}.line.dashed{stroke-dasharray:6 4}.dashed:not(.line){fill-opacity:.55}";

const PICTURE_STYLE = [
  "text{font:11px system-ui,sans-serif}.ink{fill:#1d1d1b}.grid{stroke:#deded8}",
  LINES,
  colours(LIGHT),
  `@media(prefers-color-scheme:dark){.ink{fill:#ecece6}.grid{stroke:#3a3a36}${colours(DARK)}}`,
].join("");

const STYLE = [
  ":root{color-scheme:light dark;--page:#fdfdfb;--ink:#1d1d1b;--soft:#6b6b66;--rule:#deded8}",
  "@media(prefers-color-scheme:dark){:root{--page:#171716;--ink:#ecece6;--soft:#a3a39b;--rule:#3a3a36}}",
  "body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}",
  "main{max-width:1080px;margin:0 auto;padding:32px 20px 64px}",
  "h1{font-size:26px;line-height:1.2}h2{font-size:16px;margin:36px 0 8px}p{max-width:46em}",
  "figure{margin:28px 0}figcaption{font-weight:600;margin-bottom:6px}",
  ".wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:13px}",
  "th,td{padding:5px 10px;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}",
  "th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600}",
  "svg{width:100%;height:auto;max-width:900px}svg text{font:11px system-ui,sans-serif}",
  ".ink{fill:var(--ink)}.grid{stroke:var(--rule)}",
  LINES,
  colours(LIGHT),
  `@media(prefers-color-scheme:dark){${colours(DARK)}}`,
].join("\n");
