/** Words that stand for something else by themselves, and those that do with nothing of their own after them. */
const ALWAYS = /\b(?:it|its|them|him|her|one|ones|those|these|there|both)\b/i;
const ALONE =
  /\b(?:that|this)\b(?=[\s,.!?]*(?:$|(?:to|too|one|on|at|in|for|from|with|by|back|up|down|off|out|away|as|instead|tomorrow|today|tonight)\b))/i;
/** "What time is it", "it's late": nothing is pointed at; "it's done" and "it's been moved" speak of something. */
const EMPTY =
  /\b(?:(?:is|was) it|it(?: is|['’]s| was)(?!\s+(?:(?:all|now|already|been|just|not|still)\s+)*(?:\w+ed|done|gone|sent|sorted|ready|off|over|fine|here|there|in|on|up|out)\b))\b/gi;

/** Whether words point at something said before them: "tell Ben about it", not "tell Ben that I'm late". */
export function pointsBack(words: string): boolean {
  const meant = words.replaceAll(EMPTY, " ");
  return ALWAYS.test(meant) || ALONE.test(meant);
}
