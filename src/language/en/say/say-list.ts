/** "a", "a and b", "a, b and c"; nothing for nothing. */
export function sayList(items: readonly string[], join: "and" | "or" = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${join} ${items.at(-1)}`;
}

/** "no events", "1 event", "3 events". */
export function sayCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count === 0 ? "no" : count} ${count === 1 ? noun : plural}`;
}
