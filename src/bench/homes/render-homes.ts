import type { AgentRow } from "../agent/agent-rows.ts";
import { share } from "../agent/report/figures.ts";
import { markdownTable } from "../markdown-table.ts";

/** How many end right, by what is said and by home: what was never read first, all of it together, and what was read. */
export function renderHomes(rows: readonly AgentRow[], model: string): string {
  const modes = (["typed", "heard"] as const).filter((mode) => rows.some(isIn(mode)));
  const tables = modes.flatMap((mode) => {
    const own = rows.filter(isIn(mode));
    return [tableOf(own, mode), byWords(own)];
  });
  const about = `${new Set(rows.map(({ id }) => id)).size} conversations over homes of their own, ${model}; right is what the home holds afterwards and what the last answer says. In brackets where somebody may read them.`;
  return [about, ...tables].join("\n\n");
}

function tableOf(rows: readonly AgentRow[], mode: AgentRow["mode"]): string {
  const homes = [...new Set(rows.map(homeOf))].toSorted();
  const unseen = rows.filter(({ isUnseen }) => isUnseen);
  const columns = [
    { name: "all", rows: unseen },
    ...homes.map((home) => ({ name: home, rows: unseen.filter((row) => homeOf(row) === home) })),
    { name: "(read)", rows: rows.filter(({ isUnseen }) => !isUnseen) },
  ].filter((column) => column.rows.length > 0);
  const line = (label: string, isOf: (row: AgentRow) => boolean, isCounted = isRight): string[] => [
    label,
    ...columns.map((column) => share(column.rows.filter(isOf), isCounted)),
  ];
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
  return markdownTable(
    [mode, ...columns.map(({ name }) => name)],
    [
      ...kinds.map((kind) => line(kind, (row) => row.kind === kind)),
      line("all", () => true),
      ...(rows.some(wantsTool) ? [line("right tool, where one is told", wantsTool, hasTool)] : []),
      line(
        "changed something else",
        () => true,
        ({ isMischief }) => isMischief,
      ),
      line(
        "… without a question",
        () => true,
        ({ isMischief, isAsked }) => isMischief && !isAsked,
      ),
    ],
  );
}

/** From so many words on in the longest thing that was said. */
const WORDS = [0, 10, 15, 20, 25, 30, 40];

/** How it ends by how much was said in one breath: the more, the likelier it is meant otherwise. */
function byWords(rows: readonly AgentRow[]): string {
  const most = ({ heard }: AgentRow): number =>
    Math.max(...heard.map((text) => text.trim().split(/\s+/).length));
  const lines = WORDS.map((from, at) => {
    const to = WORDS[at + 1];
    const own = rows.filter((row) => most(row) >= from && (to === undefined || most(row) < to));
    return [
      to === undefined ? `${from} and more` : `${from} to ${to - 1}`,
      share(own, isRight),
      share(own, ({ isMischief }) => isMischief),
      share(own, ({ isMischief, isAsked }) => isMischief && !isAsked),
    ];
  });
  return markdownTable(
    ["words in one breath", "right", "changed something else", "without a question"],
    lines,
  );
}

function isIn(mode: AgentRow["mode"]): (row: AgentRow) => boolean {
  return (row) => row.mode === mode;
}

function wantsTool(row: AgentRow): boolean {
  return row.wantsTool;
}

function hasTool({ tool }: AgentRow): boolean {
  return tool;
}

function isRight({ end }: AgentRow): boolean {
  return end;
}

function homeOf({ id }: AgentRow): string {
  return id.split("/")[0] ?? "";
}
