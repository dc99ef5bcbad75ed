/** Whisper keeps the last 224 tokens of a prompt; staying under, nothing is cut in the middle of a name. */
const maxTokens = 200;
/** Names of other languages take about a token for two letters; English ones fewer. */
const lettersPerToken = 2.5;
const longestName = 40;

/**
 * The user's own words as text before the sound ("Calendar, Safari, Anna."), the first ones first, as
 * many as fit; undefined where there are none.
 */
export function whisperPrompt(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  const chosen: string[] = [];
  let tokens = 0;
  for (const name of names.map(plainName)) {
    const key = name.toLowerCase();
    const cost = Math.ceil(name.length / lettersPerToken) + 1;
    if (name === "" || name.length > longestName || seen.has(key)) continue;
    if (tokens + cost > maxTokens) break;
    seen.add(key);
    chosen.push(name);
    tokens += cost;
  }
  return chosen.length === 0 ? undefined : `${chosen.join(", ")}.`;
}

/** Names come from files and contacts: only letters, digits and what stands inside a name is kept. */
function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{M}\p{N}'’& -]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[-\s]+/, "")
    .trim();
}
