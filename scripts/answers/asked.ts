/** A question of somebody's life, and what answers it. */
export type Asked = {
  readonly question: string;
  /** What a right answer holds: each group by one of its strings; none where nothing that is kept answers. */
  readonly wanted: readonly (readonly string[])[];
  /** What must not be quoted. */
  readonly forbidden: readonly string[];
};

/** Lines of a question, what answers it (alternatives with `|`, all of several with `&`, `-` for nothing), and what would be wrong, between tabs. */
export function asksIn(text: string): readonly Asked[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [question = "", wanted = "", forbidden = ""] = line.split("\t");
      const groups = wanted === "-" ? [] : wanted.split("&").map((one) => one.split("|"));
      return { question, wanted: groups, forbidden: forbidden.split("|").filter(Boolean) };
    });
}

/** It holds all that is wanted. */
export function isHeld(words: string, { wanted }: Asked): boolean {
  const low = words.toLowerCase();
  return (
    wanted.length > 0 &&
    wanted.every((group) => group.some((one) => low.includes(one.toLowerCase())))
  );
}
