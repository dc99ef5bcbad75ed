/** A table of Markdown: its rows, each cell by the name of its column; the first column has none. */
export type Table = readonly ReadonlyMap<string, string>[];

/** What stands between `<!-- name -->` and `<!-- /name -->`; throws where there is no such place. */
export function sectionIn(page: string, name: string): string {
  const found = new RegExp(`<!-- ${name} -->\n([\\s\\S]*?)<!-- /${name} -->`).exec(page)?.[1];
  if (found === undefined) throw new Error(`There is no section "${name}".`);
  return found;
}

/** The tables of a text, in its order. */
export function tablesIn(text: string): readonly Table[] {
  return [...text.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([lines]) => {
    const [columns = [], , ...rows] = lines.trim().split("\n").map(cellsOf);
    return rows.map((cells) => new Map(columns.map((column, at) => [column, cells[at] ?? ""])));
  });
}

/** The cell of the first row that begins so, without emphasis; throws where there is none. */
export function cellOf(tables: readonly Table[], row: string, column: string): string {
  const found = tables.flat().find((cells) => [...cells.values()][0] === row);
  const cell = found?.get(column);
  if (cell === undefined) throw new Error(`No table has a row "${row}" with "${column}".`);
  return cell.replaceAll("**", "");
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}
