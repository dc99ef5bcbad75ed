/** "a", "a und b", "a, b und c"; nothing for nothing. */
export function sayList(items: readonly string[], join: "and" | "or" = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${join === "and" ? "und" : "oder"} ${items.at(-1)}`;
}

/** "keine Termine", "1 Termin", "3 Termine"; a noun without a plural of its own keeps its form. */
export function sayCount(count: number, noun: string, plural = noun): string {
  return `${count === 0 ? "keine" : count} ${count === 1 ? noun : plural}`;
}
