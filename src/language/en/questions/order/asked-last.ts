/**
 * A question whose word for what is asked comes last, as people say it who go on:
 *
 *   and  it  finishes  when ?    →  and  when  does it  finish ?
 *        it  's  where ?         →       where  is  it ?
 */
const SHORT_THING = String.raw`(?:it|that|this|he|she|they|(?:the|my|our|his|her|their)\s+\p{L}+(?:\s+\p{L}+)?)`;
/** "Bea's birthday", "the next fire drill": a name is known by its capital. */
const ANY_THING = String.raw`(?:(?:the|my|our|his|her|their|next|last|this|(?-i:\p{Lu})[\p{L}'’]*)(?:\s+(?!(?:is|are|was|were|me|us)\b)[\p{L}'’]+){0,4})`;
const ASKED = String.raw`(?:when|where|how long(?: for)?|(?:at |till |until )?what time|(?:on )?what day|how much|who with|with whom?)`;
const ASKED_LAST = new RegExp(
  String.raw`^(?<lead>(?:(?:and|so|but|okay|ok|right)[\s,]+)*)(?:(?<thing>${SHORT_THING})(?:(?<short>['’]s|['’]re)|\s+(?<verb>\p{L}{2,}s))|(?<named>it|that|this|he|she|they|${ANY_THING})\s+(?<be>is|are|was|were))(?<rest>(?:\s+(?:on|at|in|to|from|for|with|off|over|up|again|back|then))*)\s+(?<asked>${ASKED})(?:,?\s+(?:exactly|again|then|please))?\s*(?<mark>[?.!]*)$`,
  "iu",
);
const BE: Readonly<Record<string, string>> = { s: "is", re: "are" };

/** The same with that word first; any other text as it is. */
export function askedFirst(text: string): string {
  const found = ASKED_LAST.exec(text.trim())?.groups;
  if (!found) return text;
  const { lead = "", named = "", short, be, verb = "", rest = "", asked = "", mark = "" } = found;
  const thing = found["thing"] ?? named;
  const plain = short === undefined ? be : BE[short.slice(1).toLowerCase()];
  const told = plain === undefined ? `does ${thing} ${stemmed(verb)}` : `${plain} ${thing}`;
  return `${lead}${asked} ${told}${rest}${mark}`;
}

/** "Goes" and "finishes" lose two letters, "leaves" one. */
function stemmed(verb: string): string {
  return verb.slice(0, /(?:sh|ch|x|ss|zz|o)es$/iu.test(verb) ? -2 : -1);
}
