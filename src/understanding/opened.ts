import type { OpeningAct } from "../language/contract/requests.ts";
import type { Language } from "../language/language.ts";
import type { Ranked } from "../types/ranked.ts";

/** The tool of each act that its first words tell surely. */
const TOOLS: Readonly<Record<OpeningAct, string>> = {
  remind: "reminders.create",
  text: "messages.send",
  mail: "mail.send",
};
/** How likely the tool is then, and no other. */
const SURELY = 0.9;

/** "Remind me at five to post the books" is a reminder, however much of it speaks of mail. */
export function opened(text: string, ranked: Ranked, language: Language): Ranked {
  const { act } = language.wordingOf(text).wish;
  const own = ranked.tools.find((tool) => act && tool.name === TOOLS[act]);
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
