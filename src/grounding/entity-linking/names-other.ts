import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Tool } from "../../tool/define-tool.ts";

/**
 * "Cancel that recital", "her recital", behind a haircut that was shown: what points stands before what the thing is
 * called, or what it is told by ("the one with the solo"), and no word of the haircut is that. What is answered is told
 * in such words, too ("reply that tea is on").
 */
export function namesOther(
  tool: Tool,
  reading: Reading,
  isGeneric: (word: string) => boolean,
): boolean {
  if (tool.effect === "none" || tool.replies !== undefined) return false;
  const { tokens } = reading;
  const pointing = tokens.flatMap((token, at) => (points(token, reading) ? [at] : []));
  const isCalled = (at: number): boolean => {
    const name = calledBehind(at, reading);
    return name !== undefined && isContent(name, reading) && !isGeneric(name.word);
  };
  return pointing.length > 0 && pointing.every(isCalled);
}

function points(token: SaidToken, reading: Reading): boolean {
  return token.is.has("pointer") || isOwner(token, reading);
}

function isOwner(token: SaidToken, { cues: { owner } }: Reading): boolean {
  return owner !== undefined && overlaps(owner, token);
}

/** The word right behind what points, where it may stand before a name, as "it" may not; of a stand-in what it is told by. */
function calledBehind(at: number, reading: Reading): SaidToken | undefined {
  const { tokens, cues } = reading;
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || !next || next.start !== token.end + 1) return undefined;
  if (cues.standIns.some((one) => overlaps(one, token))) {
    const told = tokens.slice(at + 1).find(({ is }) => !is.has("filler"));
    const isPerson = reading.names("person").some((one) => told && overlaps(one, told));
    return next.is.has("preposition") && !isPerson ? told : undefined;
  }
  return token.is.has("no-name") || isOwner(token, reading) ? next : undefined;
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
