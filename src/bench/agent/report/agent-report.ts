import { markdownTable } from "../../markdown-table.ts";
import { quantile } from "../../quantile.ts";
import type { AgentRow } from "../agent-rows.ts";
import { besideTable } from "./beside-table.ts";
import { hasActs, hasFacts, share, untraced } from "./figures.ts";
import { ABLATIONS, WHOLE } from "../variants.ts";

type About = {
  readonly model: string;
  readonly total: number;
  /** Another model that was asked the same. */
  readonly beside: string | undefined;
};

/** The tables: how much is right, what each piece is worth, how fast the fast path is, and all that beside another model. */
export function renderAgent(all: readonly AgentRow[], { model, total, beside }: About): string {
  const rows = all.filter((row) => row.model === model);
  const whole = rows.filter(({ variant }) => variant === WHOLE.name);
  return [
    `${total} requests over the sample home, ${model}; right is what the home holds afterwards and what the answer says.`,
    "",
    rightTable(whole.filter(({ run }) => run === 1)),
    "",
    piecesTable(rows),
    "",
    fastTable(whole.filter(({ run }) => run === 1)),
    ...(beside === undefined ? [] : ["", besideTable(all, [beside, model])]),
    ...heardTable(whole),
  ].join("\n");
}

/** With more words wrong than these a person would be asked to say it again. */
const MOST_WRONG = 0.3;

const SETS = [
  ["own", "typed"],
  ["own", "heard"],
  ["by others", "typed"],
  ["by others", "heard"],
] as const;

function rightTable(rows: readonly AgentRow[]): string {
  const columns = SETS.map(([author, mode]) =>
    rows.filter(
      (row) =>
        row.mode === mode &&
        row.isUnseen === (author === "by others") &&
        row.wrongWords <= MOST_WRONG,
    ),
  );
  const line = (
    label: string,
    isCounted: (row: AgentRow) => boolean,
    isRight: (row: AgentRow) => boolean,
  ): readonly string[] => [
    label,
    ...columns.map((column) => share(column.filter(isCounted), isRight)),
  ];
  const does = ({ kind }: AgentRow): boolean => kind !== "none";
  const is =
    (wanted: AgentRow["kind"]) =>
    ({ kind }: AgentRow): boolean =>
      kind === wanted;
  const end = (row: AgentRow): boolean => row.end;
  return markdownTable(
    ["", ...SETS.map(([author, mode]) => `${author}, ${mode}${mode === "heard" ? "*" : ""}`)],
    [
      line("right tool", does, (row) => row.tool),
      line("right call", does, (row) => row.call),
      line("end state, single requests", is("single"), end),
      line("end state, two steps in one", is("two-step"), end),
      line("end state, follow-ups", is("follow-up"), end),
      line("asked, then right: ambiguous", is("ambiguous"), end),
      line("asked, then right: value missing", is("missing"), end),
      line("nothing fits: nothing done", is("none"), (row) => !row.acted),
      ["values nobody gave", ...columns.map((column) => untraced(column))],
      ["answers with a fact from nowhere", ...columns.map((own) => share(own, hasFacts))],
      ["answers that claim an act nobody did", ...columns.map((own) => share(own, hasActs))],
    ],
  );
}

/** What each piece is worth, over the requests that were asked with every one of them switched off. */
function piecesTable(rows: readonly AgentRow[]): string {
  const all = rows.filter(({ mode }) => mode === "typed");
  const asked = [...Map.groupBy(all, ({ variant }) => variant).values()].map(
    (some) => new Set(some.map(({ id }) => id)),
  );
  const typed = all.filter(({ id }) => asked.every((ids) => ids.has(id)));
  const lines = [WHOLE, ...ABLATIONS].flatMap(({ name, label }) => {
    const own = typed.filter(({ variant }) => variant === name);
    if (own.length === 0) return [];
    const doing = own.filter(({ kind }) => kind !== "none");
    return [
      [
        label,
        String(own.length),
        ...rights(doing),
        spread(doing),
        untraced(own),
        share(own, (row) => row.steps === 0),
        `${Math.round(msWithin(own, 0.5))} ms`,
      ],
    ];
  });
  const head = ["typed", "requests", "right tool", "right call", "end state", "end state by run"];
  const rest = ["values nobody gave", "without the model", "half within"];
  return markdownTable([...head, ...rest], lines);
}

/** How often the tool, the call and what the home holds afterwards are right. */
function rights(rows: readonly AgentRow[]): readonly string[] {
  return [
    share(rows, (row) => row.tool),
    share(rows, (row) => row.call),
    share(rows, (row) => row.end),
  ];
}

/** How much is right by how well it was heard. */
function heardTable(rows: readonly AgentRow[]): readonly string[] {
  const heard = rows.filter(({ mode }) => mode === "heard");
  if (heard.length === 0) return [];
  const [most, mean] = [100 * MOST_WRONG, meanOf(heard, (row) => 100 * row.wrongWords)];
  const lines = BANDS.map(({ label, from, to }) => {
    const own = heard.filter(({ wrongWords }) => wrongWords >= from && wrongWords < to);
    return [label, String(own.length), ...rights(own.filter(({ kind }) => kind !== "none"))];
  });
  return [
    "",
    `* with at most ${most} % of the words heard wrong; spoken by synthesizers into kitchen noise, Whisper gets ${mean.toFixed(0)} % of all words wrong:`,
    "",
    markdownTable(
      ["words heard wrong", "requests", "right tool", "right call", "end state"],
      lines,
    ),
  ];
}

const BANDS = [
  { label: "none", from: 0, to: Number.MIN_VALUE },
  { label: "up to 15 %", from: Number.MIN_VALUE, to: 0.15 },
  { label: "15 to 30 %", from: 0.15, to: 0.3 },
  { label: "more", from: 0.3, to: Infinity },
] as const;

function meanOf(rows: readonly AgentRow[], of: (row: AgentRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0) / Math.max(1, rows.length);
}

function fastTable(rows: readonly AgentRow[]): string {
  const lines = (["typed", "heard"] as const).flatMap((mode) => {
    const own = rows.filter((row) => row.mode === mode);
    const fast = own.filter((row) => row.fast);
    if (fast.length === 0) return [];
    return [
      [
        mode,
        share(own, (row) => row.fast),
        share(fast, (row) => !row.end),
        `${msWithin(fast, 0.5).toFixed(0)} ms`,
        `${msWithin(fast, 0.95).toFixed(0)} ms`,
      ],
    ];
  });
  return markdownTable(["fast path", "share", "wrong", "half within", "95 % within"], lines);
}

/** The lowest and the highest run, where there are several. */
function spread(rows: readonly AgentRow[]): string {
  const runs = [...Map.groupBy(rows, ({ run }) => run).values()];
  const shares = runs.map((own) => (100 * own.filter(({ end }) => end).length) / own.length);
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((one) => one.toFixed(0));
  return runs.length < 2 ? "–" : `${least}–${most} %`;
}

function msWithin(rows: readonly AgentRow[], part: number): number {
  return quantile(
    rows.map(({ ms }) => ms),
    part,
  );
}
