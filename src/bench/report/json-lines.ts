/** One line of a report for a machine. */
export type ReportLine =
  | {
      readonly type: "row";
      readonly bench: string;
      readonly table: string;
      readonly [column: string]: Cell;
    }
  | { readonly type: "note"; readonly bench: string; readonly text: string };

type Cell = string | number | null;

/**
 * A report of paragraphs and tables as lines: each row of a table by its columns, with what stands
 * above the table; each sentence that stands alone as a note. A cell of digits is a number, a dash nothing.
 */
export function reportLines(bench: string, report: string): readonly ReportLine[] {
  let above = "";
  return report.split(/\n{2,}/).flatMap((block): readonly ReportLine[] => {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    if (lines[0]?.startsWith("|") === true) return tableRows(lines, { bench, table: above });
    const text = plain(lines.join(" "));
    above = text.replace(/:$/, "");
    return text === "" || text.endsWith(":") ? [] : [{ type: "note", bench, text }];
  });
}

type Place = { readonly bench: string; readonly table: string };

function tableRows([head = "", , ...rows]: readonly string[], place: Place): readonly ReportLine[] {
  const columns = cellsOf(head).map(plain);
  return rows.map((row) => {
    const cells = cellsOf(row).map((cell, index) => [nameOf(columns[index], index), valueOf(cell)]);
    return { ...Object.fromEntries(cells), type: "row", ...place };
  });
}

/** A column must not take the place of what says which row this is. */
function nameOf(column: string | undefined, index: number): string {
  const name = column === undefined || column === "" ? `column ${index + 1}` : column;
  return ["type", "bench", "table"].includes(name) ? `${name} measured` : name;
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\|\s?/, "")
    .replace(/\s?\|$/, "")
    .split(" | ")
    .map((cell) => cell.trim());
}

function valueOf(cell: string): Cell {
  const text = plain(cell);
  if (text === "–" || text === "") return null;
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text)
    ? Number(text.replaceAll(",", ""))
    : text;
}

function plain(text: string): string {
  return text
    .replaceAll(/\*\*(.+?)\*\*/g, "$1")
    .replaceAll(/`(.+?)`/g, "$1")
    .trim();
}
