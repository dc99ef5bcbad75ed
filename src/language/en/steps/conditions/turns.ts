import { ownTimeIn } from "./asks/own-time.ts";

const ADJECTIVE =
  "free|available|clear|empty|off|busy|engaged|occupied|booked|booked up|taken|tied up|working|on shift|at work|full|out";
const THEN =
  "then|there|at that (?:time|hour)|by then|that (?:day|morning|afternoon|evening|night)";
const AT_THEN = new RegExp(String.raw`(?:\s+(?:${THEN}))+$`, "iu");
/** "So", "not", "I am", "there isn't one", "I do have something": a clause that takes up a condition again. */
export const TURN = String.raw`(?:so|not|yes|no|(?:nothing|none|nobody|anything|something|somebody)\s+(?:does|do|is|has)|(?:he|she|they|I|we)(?:['’](?:s|ve|d)|\s+(?:has|have|did|does))(?:n['’]t|\s+not)?\s+(?:said|told|answered|replied|written|mentioned it)(?:\s+(?:so|me|us|anything|yet))*|(?:I|we|he|she|they|it|that|there)(?:['’](?:m|s|re|ve|d)|\s+(?:am|is|are|was|were|has|have|had|do|does|did|will))(?:n['’]t|\s+not)?(?:\s+(?:already|got|have|find))*(?:\s+(?:one|any|some|anything|something|nothing|so|it|${ADJECTIVE}))?(?:\s+(?:on|planned|booked|already|${THEN}))*)`;

const NEGATIVE = /\b(?:not|no|nothing|nowt|never|none|nobody)\b|n['’]t\b/iu;

/** Whether a clause that takes a condition up again says the other thing: "if I do" of "if I have nothing on". */
export function turnsRound(turn: string, condition: string): boolean {
  const said = turn.trim().replace(AT_THEN, "");
  if (/^(?:so|yes)$/iu.test(said)) return false;
  if (/^(?:not|no)$/iu.test(said)) return true;
  const [own, whole] = [ownTimeIn(said), ownTimeIn(condition)];
  if (own && whole) return own.isNone !== whole.isNone;
  return NEGATIVE.test(said) !== NEGATIVE.test(condition);
}

const OTHERWISE = new RegExp(
  String.raw`(?:[,;.]?\s+(?:and\s+|but\s+)?(?:otherwise|or else|if\s+(?<turn>${TURN}))|[,;.]\s+else)[,:\s]+(?:then\s+)?(?<otherwise>.+)$`,
  "isu",
);
/** Nothing is to be done then. */
const LEAVES =
  /^(?:(?:then|well|oh|ok|okay|so)[,\s]+)*(?:(?:just|please|you can|we(?:['’]ll| can)|I(?:['’]ll| can))\s+)*(?:(?:leave|let) (?:it|that|things|them|him|her|everything) be|leave (?:it|that|things|them|everything)|do nothing|never mind|forget (?:it|that|about it|about that)|skip (?:it|that)|no (?:worries|need|problem|bother)|not to worry|nothing|ignore (?:it|that)|do(?:n['’]?t| not)\b)/iu;

export function leavesIt(request: string): boolean {
  return LEAVES.test(request.trim());
}

/** A request, and what is to be done in the other case; of a condition that stands last, that condition. */
export function withOtherwise(
  text: string,
  condition?: string,
): { readonly request: string; readonly otherwise: string | undefined } {
  const found = OTHERWISE.exec(text);
  const { turn = "not", otherwise } = found?.groups ?? {};
  const before = text.slice(0, found?.index);
  return otherwise !== undefined && turnsRound(turn, condition ?? before)
    ? { request: before, otherwise }
    : { request: text, otherwise: undefined };
}

const CASE = /[,;.]?\s+(?:and\s+)?in (?:which|that) case[,:\s]+(?:then\s+)?(?<otherwise>.+)$/isu;

/** What else is to be done in the case that "unless" speaks of: "unless I'm out, in which case Sunday". */
export function withCase(text: string): ReturnType<typeof withOtherwise> {
  const found = CASE.exec(text);
  if (!found) return withOtherwise(text);
  return { request: text.slice(0, found.index), otherwise: found.groups?.["otherwise"] };
}
