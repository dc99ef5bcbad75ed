import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";

/** What an utterance is about, as far as weak time words depend on it. */
export type Subject = {
  /** Something is moved from one time to another. */
  readonly isMoving: boolean;
  /** A volume or another level: numbers are no times. */
  readonly isLevel: boolean;
  /** A reminder or an event: numbers are likely times. */
  readonly isScheduling: boolean;
  /** Something is to ring: what it is "auf" or "für" is a time. */
  readonly isRinging: boolean;
  /** Somebody gets up: bare hours are in the morning. */
  readonly isWaking: boolean;
};

const MOVING =
  /^(?:verschieb|verleg|umleg|vorverleg|vorzieh|hinausschieb|verschoben|verlegt|umbuch|anderst?$|andere?$|statt$)/;
const LEVEL =
  /^(?:lautstarke|volumen|lauter|leiser|helligkeit|prozent|temperatur|grad|seite|kapitel|nummer|plus|minus|mal$)/;
const SCHEDULING = /^(?:erinner|termin|kalender|besprechung|anruf|ruf$|rufe$)/;
const RINGING = /^(?:wecker|alarm|weck|wecke|aufwecken|wecken|aufwachen|geweckt|klingel|klingeln)$/;
const WAKING = /^(?:wecker|weck|wecke|wecken|aufwecken|aufwachen|aufstehen|geweckt)$/;

/** What weak time words need to know of the whole utterance. */
export function subjectOf(tokens: Tokens): Subject {
  const isAny = (pattern: RegExp): boolean => tokens.some(({ word }) => pattern.test(word));
  return {
    isMoving: isAny(MOVING) || isSplitMove(tokens),
    isLevel: isAny(LEVEL) || tokens.some(({ word }) => word === "%"),
    isScheduling: isAny(SCHEDULING),
    isRinging: isAny(RINGING),
    isWaking: isAny(WAKING),
  };
}

/** "Leg den Termin auf fünf", "zieh das Treffen vor", "schieb es nach hinten". */
function isSplitMove(tokens: Tokens): boolean {
  return tokens.some(
    ({ word }, at) =>
      /^(?:leg|lege|zieh|ziehe|schieb|schiebe|setz|setze|mach|mache)$/.test(word) &&
      wordAt(tokens, at - 1) !== "ich",
  );
}
