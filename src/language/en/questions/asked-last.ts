/**
 * A question whose word for what is asked comes last, as people say it who go on:
 *
 *   and  it  finishes  when ?    →  and  when  does it  finish ?
 *        it  's  where ?         →       where  is  it ?
 */
const ASKED_LAST =
  /^(?<lead>(?:(?:and|so|but|okay|ok|right)[\s,]+)*)(?<thing>it|that|this|he|she|they|(?:the|my|our|his|her|their)\s+\p{L}+(?:\s+\p{L}+)?)(?:(?<short>['’]s|['’]re)|\s+(?<be>is|are|was|were)|\s+(?<verb>\p{L}{2,}s))(?<rest>(?:\s+(?:on|at|in|to|from|for|with|off|over|up|again|back|then))*)\s+(?<asked>when|where|how long(?: for)?|(?:at |till |until )?what time|(?:on )?what day|how much|who with|with whom?)\s*(?<mark>[?.!]*)$/iu;
const BE: Readonly<Record<string, string>> = { s: "is", re: "are" };

/** The same with that word first; any other text as it is. */
export function askedFirst(text: string): string {
  const found = ASKED_LAST.exec(text.trim())?.groups;
  if (!found) return text;
  const { lead = "", thing = "", short, be, verb = "", rest = "", asked = "", mark = "" } = found;
  const plain = short === undefined ? be : BE[short.slice(1).toLowerCase()];
  const told = plain === undefined ? `does ${thing} ${stemmed(verb)}` : `${plain} ${thing}`;
  return `${lead}${asked} ${told}${rest}${mark}`;
}

/** "Goes" and "finishes" lose two letters, "leaves" one. */
function stemmed(verb: string): string {
  return verb.slice(0, /(?:sh|ch|x|ss|zz|o)es$/iu.test(verb) ? -2 : -1);
}
