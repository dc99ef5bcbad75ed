import type { Titled } from "../report/titled.ts";
import { cumulative, SYSTEMS } from "./token-figures.ts";
import type { TokenFigures } from "./token-figures.ts";
import { surplusOf } from "./token-run.ts";

const DOES_NOT_FIT = "does not fit";
const CHARACTERS_PER_TOKEN = 4;
/** The articles' own figures for the tokens they save, by the length of a conversation. */
const ARTICLES: readonly (readonly [conversation: string, row: string, saved: string])[] = [
  ["no-tool", "no tools", "97 %"],
  ["two-steps", "2 steps", "89 %"],
  ["five-steps", "5 steps", "88 %"],
  ["eight-steps", "8 steps", "87 %"],
];

/** The tables that tell the story: the smallest catalogue conversation by conversation, each size in sum. */
export function tokenTables(figures: TokenFigures): readonly Titled[] {
  const [smallest] = figures.sizes;
  if (smallest === undefined) return [];
  return [
    byConversation(figures, smallest),
    ...figures.sizes.map((tools) => summary(figures, tools)),
    articles(figures, smallest),
    breakEven(figures, smallest),
  ];
}

/** The larger catalogues, conversation by conversation. */
export function largerTables(figures: TokenFigures): readonly Titled[] {
  return figures.sizes.slice(1).map((tools) => byConversation(figures, tools));
}

/** What each system adds up to over the conversations that fit. */
function summary(figures: TokenFigures, tools: number): Titled {
  const all = figures.conversationsAt(tools).length;
  const shared = figures.timedByAll(tools, SYSTEMS);
  const rows = SYSTEMS.map((system) => {
    const cells = figures.fitting(system, tools);
    if (cells.length === 0) return [system, DOES_NOT_FIT, ...Array<string>(8).fill("–")];
    const sum = (pick: (cell: (typeof cells)[number]) => number): number =>
      cells.reduce((total, cell) => total + pick(cell), 0);
    const timed = cells.filter(({ run }) => shared.includes(run.conversation));
    const seconds = timed.reduce((total, { totals }) => total + totals.seconds, 0);
    return [
      system,
      `${cells.length} of ${all}`,
      number(cells[0]?.run.turns[0]?.steps[0]?.system ?? 0),
      number(sum(({ totals }) => totals.evaluated)),
      number(sum(({ totals }) => totals.warm)),
      number(sum(({ totals }) => totals.prompt)),
      number(sum(({ totals }) => totals.steps)),
      number(sum(({ run }) => run.missed)),
      percent(sum(({ totals }) => totals.blockShare) / cells.length),
      timed.length === 0 ? "–" : `${seconds.toFixed(0)} (${timed.length})`,
    ];
  });
  const head = ["system", "fits", "head", "**evaluated**", "head from disk", "prompt"];
  const rest = ["steps", "calls missed", "tool block", "seconds"];
  return { title: `${tools} tools, tokens of all conversations`, head: [...head, ...rest], rows };
}

/** Evaluated tokens of each conversation, the fewest in bold. */
function byConversation(figures: TokenFigures, tools: number): Titled {
  const rows = figures.conversationsAt(tools).map(({ id, about, needs }) => {
    const cells = SYSTEMS.map((system) => figures.cell(system, tools, id));
    const values = cells.map((cell) => cell?.totals?.evaluated);
    const served = cells.map((cell, index) => (cell?.run.missed === 0 ? values[index] : undefined));
    const known = (id === "search-loop" ? values : served).filter((value) => value !== undefined);
    const least = Math.min(...known);
    const shown = cells.map((cell, index) => {
      const value = values[index];
      if (value === undefined) return cell ? DOES_NOT_FIT : "–";
      const missed = cell && cell.run.missed > 0 && id !== "search-loop" ? " (missed)" : "";
      return value === least ? `**${number(value)}**` : `${number(value)}${missed}`;
    });
    return [about, needs, ...shown];
  });
  return {
    title: `${tools} tools, evaluated tokens from a cold start`,
    head: ["conversation", "tools needed", ...SYSTEMS],
    rows,
  };
}

/** What each system saves against every schema in every step, as the articles count it and as a device pays it. */
function articles(figures: TokenFigures, tools: number): Titled {
  const rows = ARTICLES.flatMap(([id, row, said]) => {
    const all = figures.cell("all", tools, id)?.totals;
    if (!all) return [];
    const systems = SYSTEMS.filter((system) => system !== "all");
    const cells = systems.map((system) => {
      const totals = figures.cell(system, tools, id)?.totals;
      if (!totals) return "–";
      const theirs = 1 - totals.characters / all.characters;
      return `${percent(theirs)} / ${percent(1 - totals.prompt / all.prompt)} / ${percent(1 - totals.evaluated / all.evaluated)}`;
    });
    return [
      [
        row,
        number(all.characters / CHARACTERS_PER_TOKEN),
        number(all.prompt),
        number(all.evaluated),
        said,
        ...cells,
      ],
    ];
  });
  const head = ["row", "all: characters ÷ 4", "all: prompt", "all: evaluated", "article saves"];
  return {
    title: `${tools} tools, saved against \`all\`: by characters ÷ 4 of every prompt / by prompt tokens / by evaluated tokens`,
    head: [...head, ...SYSTEMS.filter((system) => system !== "all")],
    rows,
  };
}

/** From which turn of the morning on each system has evaluated less than another. */
function breakEven(figures: TokenFigures, tools: number): Titled {
  const lines = SYSTEMS.flatMap((system) => {
    const cell = figures.cell(system, tools, "morning");
    return cell?.totals ? [{ system, run: cell.run, sums: cumulative(cell.run) }] : [];
  });
  const own = lines.find(({ system }) => system === "sotto");
  const all = lines.find(({ system }) => system === "all");
  const rows = lines.map(({ system, run, sums }) => [
    system,
    number(sums.at(-1) ?? 0),
    own && system !== "sotto" ? fromTurn(own.sums, sums) : "–",
    all && system !== "all" ? untilTurn(sums, all.sums) : "–",
    String(surplusOf(run)),
  ]);
  const head = ["system", "evaluated in 20 turns", "sotto has evaluated less from turn"];
  const rest = ["cheaper than `all` until turn", "most evaluated beyond what was appended"];
  return {
    title: `${tools} tools, where they break even in a morning`,
    head: [...head, ...rest],
    rows,
  };
}

/** The turn from which on one stays below the other. */
function fromTurn(one: readonly number[], other: readonly number[]): string {
  const last = one.findLastIndex((sum, turn) => sum >= (other[turn] ?? 0));
  return last === one.length - 1 ? "never" : String(last + 2);
}

/** The last turn up to which one is below the other. */
function untilTurn(one: readonly number[], other: readonly number[]): string {
  const first = one.findIndex((sum, turn) => sum >= (other[turn] ?? 0));
  return first === -1 ? "the end" : String(first);
}

function number(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
