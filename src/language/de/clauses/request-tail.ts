import { tailsBy } from "../../clauses/request-tail.ts";
import { findDurations } from "../numbers/find-duration.ts";
import { findWhen } from "../time/find-when.ts";
import { resolveWhen } from "../time/resolve-when.ts";

export const { beginsWithTime, dayIn, isInsideTime, missingDay, tailOf } = tailsBy({
  time: { findDurations, findWhen, resolveWhen },
  place:
    /(?<!\p{L})(?:auf|in|aus|von|zu|an)\s+(?:die|der|den|dem|das|mein\p{L}*|unser\p{L}*)\s+(?:[\p{L}'’-]+\s+){0,3}?\p{L}*(?:liste|kalender|ordner)(?!\p{L})/giu,
  /** What may stand between two pieces of a tail; a separable verb leaves its prefix at the very end. */
  between:
    /(?:[\s,.!?]|(?<!\p{L})(?:um|am|an|im|in|für|zu|auf|bis|von|bitte|auch|ein|ab|vor|hinzu|dazu)(?!\p{L}))*$/iu,
  leads: /^(?:um|am|an|im|in|für|zu|auf|von|bis)$/i,
  mostDayWords: 8,
});
