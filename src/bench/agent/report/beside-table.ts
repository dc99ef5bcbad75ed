import { markdownTable } from "../../markdown-table.ts";
import type { AgentRow } from "../agent-rows.ts";
import { hasActs, hasFacts, share, sumOf, untraced } from "./figures.ts";
import { WHOLE } from "../variants.ts";

const KINDS = [
  ["single", "end state, single requests"],
  ["two-step", "end state, two steps in one"],
  ["follow-up", "end state, follow-ups"],
  ["ambiguous", "asked, then right: ambiguous"],
  ["missing", "asked, then right: value missing"],
] as const;

/** Models side by side over the requests each of them was asked, typed, as the program is. */
export function besideTable(rows: readonly AgentRow[], models: readonly string[]): string {
  const typed = rows.filter(
    ({ variant, mode, run }) => variant === WHOLE.name && mode === "typed" && run === 1,
  );
  const each = models.map((model) => typed.filter((row) => row.model === model));
  const ids = each.map((own) => new Set(own.map(({ id }) => id)));
  const columns = each.map((own) => own.filter(({ id }) => ids.every((some) => some.has(id))));
  const line = (label: string, cell: (own: readonly AgentRow[]) => string): readonly string[] => [
    label,
    ...columns.map(cell),
  ];
  const does = (own: readonly AgentRow[]): readonly AgentRow[] =>
    own.filter(({ kind }) => kind !== "none");
  return markdownTable(
    ["typed", ...models],
    [
      line("requests", (own) => String(own.length)),
      line("right tool", (own) => share(does(own), ({ tool }) => tool)),
      line("right call", (own) => share(does(own), ({ call }) => call)),
      ...KINDS.map(([kind, label]) =>
        line(label, (own) =>
          share(
            own.filter((row) => row.kind === kind),
            ({ end }) => end,
          ),
        ),
      ),
      line("nothing fits: nothing done", (own) =>
        share(
          own.filter(({ kind }) => kind === "none"),
          ({ acted }) => !acted,
        ),
      ),
      line("values nobody gave", untraced),
      line("answers with a fact from nowhere", (own) => share(own, hasFacts)),
      line("answers that claim an act nobody did", (own) => share(own, hasActs)),
      line("without the model", (own) => share(own, ({ steps }) => steps === 0)),
      line("tokens evaluated a request", (own) => perTurn(own, ({ evaluated }) => evaluated)),
      line("tokens written a request", (own) => perTurn(own, ({ generated }) => generated)),
    ],
  );
}

function perTurn(rows: readonly AgentRow[], of: (row: AgentRow) => number): string {
  const turns = sumOf(rows, (row) => row.turns);
  return turns === 0 ? "–" : (sumOf(rows, of) / turns).toFixed(0);
}
