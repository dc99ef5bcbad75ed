import type { FoundName } from "../../language/names/find-names.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";

const FOLDER = "folder";

/** The folder that something is to go to: "move the budget to Downloads". Where it is kept is none. */
export function movedInto(reading: Reading): FoundName | undefined {
  const { tokens, cues, wish } = reading;
  const folder = folderAtEnd(reading);
  const lead =
    folder && tokens.findLast(({ start, is }) => start < folder.start && !is.has("owner"));
  const isPlain = cues.remindingEnd === undefined && cues.nameStart === undefined;
  // No tool makes a second one, or gives it another name.
  if (!lead || !isPlain || wish.undone.includes("replace")) return undefined;
  return leadsThere(lead, reading) && !isSaid(reading) ? folder : undefined;
}

function folderAtEnd({ tokens, cues, names }: Reading): FoundName | undefined {
  const nouns = cues.containers.filter(({ kinds }) => kinds.includes(FOLDER));
  const isLast = ({ end }: Region): boolean =>
    tokens.every(
      (token) =>
        token.start < end || token.is.has("filler") || nouns.some((noun) => overlaps(noun, token)),
    );
  return names(FOLDER).find(isLast);
}

/** "On the Work list", "from Downloads" lead elsewhere, and "open the budget in Documents" says where it is kept. */
function leadsThere({ is }: SaidToken, { tokens, cues, wish }: Reading): boolean {
  const isKept = is.has("before-kept");
  const isElsewhere = (is.has("before-listed") && !isKept) || is.has("before-whole");
  if (!is.has("before-container") || isElsewhere) return false;
  const [verb] = tokens.filter(({ start }) => start >= cues.opening);
  return !isKept || wish.relocates || (verb?.is.has("puts") === true && !wish.mayRemove);
}

/** It stands in what is given word for word, which "move that file" is not. */
function isSaid({ tokens, cues: { quote, opening }, wish }: Reading): boolean {
  const [verb] = tokens.filter(({ start }) => start >= opening);
  const isObject = wish.relocates && quote?.start === (verb?.end ?? 0) + 1;
  return quote !== undefined && !isObject;
}
