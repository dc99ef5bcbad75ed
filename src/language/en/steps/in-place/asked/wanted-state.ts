import { OPENING } from "../../../openings.ts";

/** "I only want it back as unread", "I'd like them unread". */
const WANTED = new RegExp(
  String.raw`^(?<lead>(?:[^.!?;:]*,\s+(?:but\s+|and\s+|so\s+)?)?${OPENING})(?:I|we)(?:['’]d|\s+would)?\s+(?:(?:only|just|simply|rather|really)\s+)*(?:want|need|like|have|wanted)\s+(?<thing>it|that|this|them|those|(?:the|that|those|all|my)\s[^,.;:!?]+?)\s+(?:(?:put|set|kept|left|marked|to\s+be|shown|just|still)\s+)*(?:back\s+)?(?:(?:marked\s+)?as\s+(?<as>unread|read)|(?<state>unread))(?<rest>(?:\s+(?:again|please|for now|instead))*[\s.!]*)$`,
  "iu",
);

/** A wish for a state as what makes it so; any other sentence as it is. */
export function asState(sentence: string): string {
  const { lead = "", thing = "", as, state = as, rest = "" } = WANTED.exec(sentence)?.groups ?? {};
  return state === undefined ? sentence : `${lead}mark ${thing} as ${state}${rest}`;
}
