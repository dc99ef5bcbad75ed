import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Tool } from "../../tool/define-tool.ts";

/**
 * "Cancel that recital", "her recital", behind a haircut that was shown: what points stands before what the thing is
 * called, and no word of the haircut is that. What is answered is told in such words, too ("reply that tea is on").
 */
export function namesOther(
  tool: Tool,
  reading: Reading,
  isGeneric: (word: string) => boolean,
): boolean {
  if (tool.effect === "none" || tool.replies !== undefined) return false;
  const { tokens } = reading;
  const { owner } = reading.cues;
  const isOwner = (token: SaidToken): boolean => owner !== undefined && overlaps(owner, token);
  const pointing = tokens.flatMap((token, at) =>
    token.is.has("pointer") || isOwner(token) ? [{ token, next: tokens[at + 1] }] : [],
  );
  // "It" stands before no name: "bring it forward".
  const mayLead = (token: SaidToken): boolean => token.is.has("no-name") || isOwner(token);
  return (
    pointing.length > 0 &&
    pointing.every(
      ({ token, next }) =>
        mayLead(token) &&
        next?.start === token.end + 1 &&
        isContent(next, reading) &&
        !isGeneric(next.word),
    )
  );
}

/** It calls a thing what it is, and is no small or everyday word, no time, and no kind of thing. */
function isContent(token: SaidToken, reading: Reading): boolean {
  const { whens, durations, numbers, language } = reading;
  const isSmall = ["filler", "preposition", "particle", "everyday"] as const;
  return (
    !isSmall.some((role) => token.is.has(role)) &&
    ![...whens, ...durations, ...numbers].some((one) => overlaps(one, token)) &&
    language.kindsNamed(token.word).length === 0
  );
}
