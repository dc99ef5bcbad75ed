import { beginsAct } from "../clauses/joints.ts";
import { END } from "../openings.ts";

/**
 * What somebody else wants to know, told to who can answer it:
 *
 *   Der Klempner ist da und  er  will wissen ,  wo der Hahn ist  →  wo der Hahn ist
 *   └────── before ───────┘ who └── asks ──┘    └─── asked ───┘
 */
const ASKED = String.raw`(?:(?:um|bis|ab|seit|mit|an|in|auf|von|zu)\s+)?(?:was|wer|wem|wen|wo|wann|wie|welche\p{L}?)${END}\s+\S`;
const WHO = String.raw`(?!(?:ich|wir|du|ihr|wer|was|wo|wann|wie|ob|wenn|hat|ist)${END})[\p{L}'’.-]+(?:\s+[\p{L}'’.-]+){0,5}?`;
const BESIDE = String.raw`(?:\s+\p{L}+){0,3}?`;
const ASKS = String.raw`\s+(?:(?:fragt|fragen|fragte|fragten)${END}${BESIDE}|(?:will|wollen|wollte|möchte|möchten|muss|müssen)${END}${BESIDE}\s+wissen${BESIDE}|(?:hat|haben)${END}\s+(?:mich|uns)${BESIDE}\s+gefragt)`;
const REPORTED = new RegExp(
  String.raw`^(?<before>(?:.*(?:[.,;!?–—]|\s(?:und|aber|weil|denn|also))\s+)?)${WHO}${ASKS},?\s+(?<asked>${ASKED}.*)$`,
  "isu",
);
const CLAUSE = new RegExp(String.raw`(?:\s*[.,:;!?–—]|\s+(?:und|dann))\s+(?!${ASKED})`, "iu");

/** The question that somebody else has, where nothing is to be done about it; any other text as it is. */
export function reportedQuestion(text: string): string {
  const { before = "", asked } = REPORTED.exec(text.trim())?.groups ?? {};
  if (asked === undefined || before.includes(":")) return text;
  const [, ...behind] = asked.split(CLAUSE);
  return [...before.split(CLAUSE), ...behind].some(isAct) ? text : asked;
}

/** Whatever its first letter is like. */
function isAct(clause: string): boolean {
  return beginsAct(clause.slice(0, 1).toLowerCase() + clause.slice(1));
}
