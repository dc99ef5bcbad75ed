import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";

/**
 * The ranking of what was said; of speech in another language the surer of two, by its own words and
 * by Whisper's English, which is often far from them.
 */
export async function rankHeard(
  { text, english }: Pick<Utterance, "text" | "english">,
  rank: (text: string) => Promise<Ranked>,
): Promise<Ranked> {
  const own = await rank(text);
  if (english === undefined) return own;
  const other = await rank(english);
  return sureness(other) > sureness(own) ? other : own;
}

function sureness({ tools, none }: Ranked): number {
  return (tools[0]?.score ?? 0) - none;
}
