import type { Region } from "../../region.ts";

/** What joins a clause that says in which case, or beside what, something is to be. */
const LEAD =
  "as soon as|(?:the )?next time|the moment|by the time|(?:every|any) ?time|once|whenever|when|if|in case|unless";
/** These stand before times and things as well. */
const BESIDE = "before|after|until|till|while|whilst";
const WHO = String.raw`(?:i|you|we|he|she|it|they|there|somebody|someone|everybody|everyone)(?:['’]\p{L}+)?\b`;
const THING = String.raw`(?:the|my|our|his|her|their|your|an?|this|that)\s+\p{L}`;
const NAME = String.raw`(?-i:\p{Lu}\p{L}+)\s+\p{L}`;
const DOING = String.raw`(?!(?:morning|evening|wedding|meeting|training|swimming|everything|anything|something)\b)\p{L}{2,}ing\b`;
const STATE = String.raw`(?:home|back|in|at|near|out|done|finished|free|possible|passing)\b`;
/** A thing that something happens to: "the shop shuts", "the kids are asleep". */
const HAPPENS = String.raw`(?:(?:the|my|our|his|her|their|your)\s+(?:\p{L}+\s+){1,2}?|(?-i:\p{Lu}\p{L}+)\s+)(?:is|are|has|have|gets?|comes?|goes|go|leaves?|arrives?|starts?|ends?|finish(?:es)?|wakes?|shuts?|closes?|opens?|\p{L}{2,}(?<!['’s])s(?=\s+(?:up|in|out|off|down|back|over)\b|[.!?,]|$))\b`;
/** Where it ends: at a pause, or where what is to be done begins. */
const END = String.raw`(?=\s*[,.;!?]|\s+(?:to\s+(?!(?:the|my|our|his|her|their|an?|work|bed|town|school|church|sleep)\b)(?-i:\p{Ll})|that\s+|(?:please\s+)?(?:remind|nudge|ping)\s+(?:me|us)\b|and\s+(?:remind|set|add|put|text|tell|ring|call|mail|email|also|then)\b)|\s*$)`;

const CIRCUMSTANCE = new RegExp(
  String.raw`(?<=^|[\s,])(?:(?:${LEAD})\s+(?:${WHO}|${THING}|${NAME}|${DOING}|${STATE})|(?:${BESIDE})\s+(?:${WHO}|${DOING}|${HAPPENS})|on (?:my|the) way\b)(?:(?!${END})[^,.;!?])*`,
  "giu",
);

/** Where words say in which case, or beside what, something is to be: "when I get home", "before the shop shuts". */
export function circumstancesIn(text: string): readonly Region[] {
  return [...text.matchAll(CIRCUMSTANCE)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.trimEnd().length,
  }));
}
