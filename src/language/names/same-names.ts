/** All other words of the rows a word stands in: those of one name, a stroke or a new line between two rows. */
export function sameNamesBy(text: string): (word: string) => readonly string[] {
  const rows = text
    .trim()
    .split(/\s*[\n/]\s*/)
    .map((row) => row.split(" "));
  const rowsOf = Map.groupBy(
    rows.flatMap((row) => row.map((word) => ({ word, row }))),
    ({ word }) => word,
  );
  return (word) => {
    const others = (rowsOf.get(word) ?? []).flatMap(({ row }) => row);
    return others.filter((other) => other !== word);
  };
}
