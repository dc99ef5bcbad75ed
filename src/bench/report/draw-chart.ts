import { escapeText, niceAbove } from "./svg.ts";

/** A line or a row of bars: one number for each place on the axis, none where there is none. */
export type Series = { readonly name: string; readonly values: readonly (number | undefined)[] };
/** Values over places on an axis. */
export type Chart = {
  readonly title: string;
  readonly kind: "lines" | "bars";
  readonly places: readonly string[];
  readonly series: readonly Series[];
};

const WIDTH = 760;
const HEIGHT = 340;
const LEFT = 64;
const RIGHT = 130;
const TOP = 26;
const BOTTOM = 40;
const TICKS = 4;

/** The plot as SVG; colours are the classes `s0` to `s5`, `grid` and `ink`. */
export function drawChart({ title, kind, places, series }: Chart): string {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const top = niceAbove(most);
  const frame: Frame = { top, places: places.length };
  const marks = series.map((one, index) =>
    kind === "lines"
      ? drawLine(one, index, frame)
      : drawBars(one, { index, of: series.length }, frame),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeText(title)}">`,
    ...grid(frame),
    ...places.map((place, index) => label(place, index, frame)),
    ...marks,
    ...series.map(({ name }, index) => legend(name, index)),
    "</svg>",
  ].join("\n");
}

type Frame = { readonly top: number; readonly places: number };

function grid({ top }: Frame): readonly string[] {
  return Array.from({ length: TICKS + 1 }, (_, index) => {
    const value = (top * index) / TICKS;
    const y = down(value, top);
    return `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text class="ink" x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${Math.round(value).toLocaleString("en")}</text>`;
  });
}

function label(place: string, index: number, { places }: Frame): string {
  const x = middle(index, places);
  const y = HEIGHT - BOTTOM + 16;
  const isCrowded = places > 8 && place.length > 3;
  const turn = isCrowded
    ? ` transform="rotate(-20 ${x} ${y})" text-anchor="end"`
    : ` text-anchor="middle"`;
  return `<text class="ink" x="${x}" y="${y}"${turn}>${escapeText(place)}</text>`;
}

function drawLine({ name, values }: Series, index: number, { top, places }: Frame): string {
  const points = values.flatMap((value, at) =>
    value === undefined ? [] : [`${middle(at, places)},${down(value, top)}`],
  );
  return `<polyline class="s${index} line" data-series="${name}" points="${points.join(" ")}"><title>${name}</title></polyline>`;
}

function drawBars(
  { name, values }: Series,
  { index, of }: { readonly index: number; readonly of: number },
  { top, places }: Frame,
): string {
  const room = (WIDTH - LEFT - RIGHT) / Math.max(1, places);
  const width = (room * 0.84) / of;
  const bars = values.map((value, at) => {
    if (value === undefined) return "";
    const x = LEFT + room * at + room * 0.08 + width * index;
    const y = down(value, top);
    const height = Math.max(0, HEIGHT - BOTTOM - y);
    return `<rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(1, width - 1).toFixed(1)}" height="${height}"><title>${name}: ${Math.round(value).toLocaleString("en")}</title></rect>`;
  });
  return `<g class="s${index} bars" data-series="${name}">${bars.join("")}</g>`;
}

function legend(name: string, index: number): string {
  const x = WIDTH - RIGHT + 18;
  const y = TOP + 22 * index + 12;
  return `<rect class="s${index} key" x="${x}" y="${y - 9}" width="11" height="11"/><text class="ink" x="${x + 17}" y="${y + 1}">${name}</text>`;
}

function middle(index: number, places: number): number {
  const room = (WIDTH - LEFT - RIGHT) / Math.max(1, places);
  return Math.round(LEFT + room * (index + 0.5));
}

function down(value: number, top: number): number {
  return Math.round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP));
}
