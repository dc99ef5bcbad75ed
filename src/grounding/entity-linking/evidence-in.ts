import type { SaidToken } from "../../language/reading/roles.ts";
import type { FoundWhen } from "../../language/reading/found.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { guestsOf } from "../reading/guests-in.ts";
import { tellsRecord } from "../tagger/marked-times.ts";

/** Words so short are no evidence for a record. */
export const SHORTEST_WORD = 3;
/** Two words joined are at least this long. */
const SHORTEST_JOINED = 6;

/** Words of the utterance that may speak of a record: no small words, nothing of a time phrase. */
export function evidenceIn({ tokens, whens, cues }: Reading): readonly SaidToken[] {
  return tokens.filter(
    (token) =>
      token.word.length >= SHORTEST_WORD &&
      !token.is.has("filler") &&
      !token.is.has("particle") &&
      !cues.standIns.some((one) => overlaps(token, one)) &&
      !whens.some((when) => overlaps(token, when)),
  );
}

/** Two words as one, which a recogniser takes apart: "hair cut". */
export function joinedIn({ tokens, text, language }: Reading): readonly SaidToken[] {
  return tokens.slice(1).flatMap((token, at) => {
    const before = tokens[at];
    if (!before || token.start - before.end !== 1) return [];
    const word = `${before.word}${token.word}`;
    const raw = text.slice(before.start, token.end);
    if (word.length < SHORTEST_JOINED) return [];
    return [{ ...token, word, raw, start: before.start, is: language.rolesOf(word) }];
  });
}

/**
 * The time phrases that say which record a tool is to change: all of them where it takes no time,
 * else those before the last ("the lunch on Friday to Saturday") and one that is owned ("my two o'clock").
 */
export function tellingTimes(tool: Tool, reading: Reading): readonly FoundWhen[] {
  const { whens } = reading;
  if (!parametersOf(tool).some(({ kind }) => kind === "when") || guestsOf(tool, reading))
    return whens;
  return whens.filter(
    (when, index) => tellsRecord(reading, tool, when) ?? (index < whens.length - 1 || when.isOwned),
  );
}
