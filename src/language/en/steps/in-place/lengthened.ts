import { findDurations } from "../../numbers/lengths/find-duration.ts";

const IT = String.raw`(?:it|that|this)(?:\s+one)?`;
const END = String.raw`(?=[\s,.!?]*(?:please|too|as well|then|instead)?[\s.!?]*$)`;
/** What stands before the length and behind it, and which way it goes. */
const FRAMES: readonly (readonly [before: string, behind: string, how: string])[] = [
  ["(?:add|put|tack|stick|give)", String.raw`\s+(?:on\s?to|on|to)\s+${IT}`, "longer"],
  [String.raw`(?:extend|lengthen|prolong|stretch)\s+${IT}\s+by`, "", "longer"],
  ["^(?:please\\s+)?(?:add|give it)(?:\\s+another)?", "", "longer"],
  ["(?:take|knock|cut|shave)", String.raw`\s+(?:off|from|out of)\s+${IT}`, "shorter"],
  [String.raw`(?:shorten|cut|reduce)\s+${IT}\s+(?:down\s+)?by`, "", "shorter"],
];
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
    return `${left.replace(before, "")}make it ${text} ${how}${right.replace(behind, "")}`;
  }
  return sentence;
}
