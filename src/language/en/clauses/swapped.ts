import { OPENING } from "../openings.ts";

const THING = String.raw`(?!(?:it|that|this|them|him|her|everything|all)\b)(?:(?!\b(?:and|or|in|on|for|at|to|from)\b)[^,.;:!?])+?`;
const LIST = String.raw`(?:\s+(?:of\s+)?(?:(?:my|the|our)\s+(?:[\p{L}'’-]+\s+)?list))?`;
const END = String.raw`(?:\s+(?:instead|please|then|for it))*[\s.!]*$`;
const PUTS = "put|add|stick|pop|get|whack|bung";
const FORM = new RegExp(
  String.raw`^${OPENING}(?:take|cross|knock|strike|scratch)\s+(?:(?<out>${THING})\s+(?:off|out)|(?:off|out)\s+(?<gone>${THING}))${LIST}\s*[,;]?\s+and\s+(?:then\s+)?(?:${PUTS})\s+(?:on\s+)?(?<other>${THING})(?:\s+(?:on|in|onto it|on it|on there|in its place|there|down))?${END}`,
  "iu",
);

/** "Take the milk off and put tea on instead": the one for the other. */
export function swapped(text: string): string | undefined {
  const { out, gone, other } = FORM.exec(text)?.groups ?? {};
  const first = out ?? gone;
  if (first === undefined || other === undefined) return undefined;
  return `swap ${first} for ${other}`;
}
