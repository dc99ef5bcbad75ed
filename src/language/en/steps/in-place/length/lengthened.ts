import { findDurations } from "../../../numbers/lengths/find-duration.ts";

const RINGS = String.raw`(?:the|my)\s(?:[^,.;:!?]+\s)?(?:timer|alarm|countdown)`;
const IT = String.raw`(?<it>(?:it|that|this)(?:\s+one)?|(?:both|every|each|all)\s[^,.;:!?]+?|${RINGS})`;
const END = String.raw`(?=[\s,.!?]*(?:please|too|as well|then|instead|at the end)?[\s.!?]*$)`;
/** What stands before the length and behind it, and which way it goes. */
const FRAMES: readonly (readonly [before: string, behind: string, how: string])[] = [
  ["(?:add|put|tack|stick|give)", String.raw`\s+(?:on\s?to|on|to)\s+${IT}`, "longer"],
  [String.raw`(?:extend|lengthen|prolong|stretch)\s+${IT}\s+by`, "", "longer"],
  ["^(?:please\\s+)?(?:add|give it)(?:\\s+another)?", "", "longer"],
  ["(?:take|knock|cut|shave)", String.raw`\s+(?:off|from|out of)\s+${IT}`, "shorter"],
  [String.raw`(?:shorten|cut|reduce)\s+${IT}\s+(?:down\s+)?by`, "", "shorter"],
];
const ONE = /^(?:it|that|this)\b/iu;
const AT_END = /\s+at the end(?=\s*[.!?]*$)/iu;
const PATTERNS = FRAMES.map(([before, behind, how]) => ({
  before: new RegExp(String.raw`(?<![\p{L}'’])${before}\s+$`, "iu"),
  behind: new RegExp(`^${behind}${END}`, "iu"),
  how,
}));

/** "Add half an hour to it", "knock ten minutes off that": how long the thing spoken of lasts. */
export function asLength(sentence: string): string {
  for (const { start, end, text } of findDurations(sentence)) {
    const [left, right] = [sentence.slice(0, start), sentence.slice(end)];
    const frame = PATTERNS.find(({ before, behind }) => before.test(left) && behind.test(right));
    if (!frame) continue;
    const { before, behind, how } = frame;
    const { it } = { ...before.exec(left)?.groups, ...behind.exec(right)?.groups };
    const what = it === undefined || ONE.test(it) ? "it" : it;
    const rest = right.replace(behind, "").replace(AT_END, "");
    return `${left.replace(before, "")}make ${what} ${text} ${how}${rest}`;
  }
  return sentence;
}
