const MINUTES = String.raw`(?<minutes>(?:(?:a\s+)?(?:half|quarter)|five|ten|twenty(?:[\s-]five)?|5|10|20|25)(?:\s+minutes)?\s+(?:past|to))`;
const START = String.raw`(?<start>(?:^|.*[,;.!?–—]\s+)(?:(?:so|and|but|no|oh|well|actually|please|just|can you|could you)[,\s]+)*)`;
const END = String.raw`(?:,?\s+(?:then|please|instead|rather|for (?:me|us)))*(?<end>[\s.!?]*$|\s*[,;–—]\s.*$)`;
const BETTER = String.raw`(?:(?:a (?:bit|little|lot|touch)|far|much|probably)\s+)*(?:better|best|\p{L}{3,}er|(?:more|less)\s+\p{L}+|preferable|ideal)`;

/** "Move it on to half past", "a quarter past would be wiser". */
const MOVED = [
  String.raw`(?:move|push|shift|put|change|bump|knock|nudge|bring|slide|set|switch)\s+(?:it|that)(?:\s+(?:back|on|along|forward|up|out|down))*\s+(?:to|at|for)\s+${MINUTES}`,
  String.raw`${MINUTES}(?:\s+(?:would be|will be|might be|may be|is)|['’]d be|['’]s)\s+${BETTER}`,
  String.raw`${MINUTES}\s+(?:would suit|suits|would work|works)\s+(?:(?:me|us|him|her|them)\s+)?${BETTER}`,
].map((words) => new RegExp(START + words + END, "isu"));

/** Minutes alone, of the hour that what is spoken of has: the last act is to have them. Any other sentence as it is. */
export function minutesMoved(sentence: string): string {
  const found = MOVED.map((one) => one.exec(sentence)?.groups).find((one) => one !== undefined);
  const { start = "", minutes, end = "" } = found ?? {};
  return minutes === undefined ? sentence : `${start}make it ${minutes.toLowerCase()}${end}`;
}
