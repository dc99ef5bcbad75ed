const LENGTH = String.raw`(?<length>(?:an?|another|half|the)\s+(?:an?\s+)?(?:hour|minute|quarter)[\p{L} ]*?|[\p{L}\p{N}½¼¾.,-]+(?:\s+(?:and|a|half|quarters?|more|extra))*\s*(?:hours?|hrs?|minutes?|mins?|days?)(?:\s+and\s+(?:a\s+half|[\p{L}\p{N}]+\s+minutes?))?)`;
const IT = String.raw`(?:it|that|this)(?:\s+one)?`;
const END = String.raw`(?=[\s,.!?]*(?:please|too|as well|then|instead)?[\s.!?]*$)`;
const LONGER = [
  String.raw`(?:add|put|tack|stick|give)\s+${LENGTH}\s+(?:on\s?to|on|to)\s+${IT}`,
  String.raw`(?:extend|lengthen|prolong|stretch)\s+${IT}\s+by\s+${LENGTH}`,
];
const SHORTER = [
  String.raw`(?:take|knock|cut|shave)\s+${LENGTH}\s+(?:off|from|out of)\s+${IT}`,
  String.raw`(?:shorten|cut|reduce)\s+${IT}\s+(?:down\s+)?by\s+${LENGTH}`,
];

function pattern(frame: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}'’])${frame}${END}`, "iu");
}

const FRAMES = [
  ...LONGER.map((frame) => [pattern(frame), "longer"] as const),
  ...SHORTER.map((frame) => [pattern(frame), "shorter"] as const),
];

/** "Add half an hour to it", "knock ten minutes off that": how long the thing spoken of lasts. */
export function asLength(sentence: string): string {
  return FRAMES.reduce(
    (text, [frame, how]) => text.replace(frame, `make it $<length> ${how}`),
    sentence,
  );
}
