import type { Ranked } from "../../types/ranked.ts";

const POLITE = String.raw`^(?:(?:please|kindly|can you|could you|would you|will you|and|then|also|oh|ok|okay|hey)[,\s]+)*`;

/** Openings that ask for one thing whatever comes after them, which may be words of anything. */
const OPENINGS: readonly (readonly [tool: string, opening: RegExp])[] = [
  [
    "reminders.create",
    opening(
      String.raw`remind me\b(?![,\s]+(?:what|when|where|who|whose|how|why|which|whether|if|again)\b)(?=.*\bto\s+\p{L})(?!.*\b(?:instead|rather)\b)`,
    ),
  ],
  ["messages.send", opening(String.raw`text\s+(?:him|her|them)\s+\S`)],
  ["mail.send", opening(String.raw`e-?mail\s+(?:him|her|them)\s+\S`)],
];
/** How likely the tool is then, and no other. */
const SURELY = 0.9;

/** "Remind me at five to post the books" is a reminder, however much of it speaks of mail. */
export function opened(text: string, ranked: Ranked): Ranked {
  const name = OPENINGS.find(([, words]) => words.test(text))?.[0];
  const own = ranked.tools.find((tool) => tool.name === name);
  if (!own) return ranked;
  const score = Math.max(own.score, SURELY);
  const others = ranked.tools
    .filter((tool) => tool !== own)
    .map((tool) => ({ ...tool, score: Math.min(tool.score, 1 - SURELY) }));
  return {
    ...ranked,
    tools: [{ name: own.name, score }, ...others],
    none: Math.min(ranked.none, 1 - SURELY),
    sure: true,
  };
}

function opening(words: string): RegExp {
  return new RegExp(POLITE + words, "iu");
}
