import type { Region } from "../../../region.ts";
import { asTold } from "./direct/as-told.ts";
import type { Saying } from "./direct/as-told.ts";

/** What leads to words for somebody, and how those begin that are so said. */
const WAYS: readonly (readonly [Saying, RegExp, RegExp])[] = [
  [
    "ask",
    /\b(?:ask(?:ing)?|see|check|find\s+out|enquire)\b/giu,
    /^(?:if|whether|what|which|when|where|who|why|how|does|do|is|are|can|could|will|would|for|to)\b/iu,
  ],
  ["thank", /\b(?:thank(?:ing)?|thanks|thank-?you)\b/giu, /^for\b/iu],
  ["congratulate", /\b(?:congratulat(?:e|ing)|congratulations|congrats)\b/giu, /^on\b/iu],
  ["wish", /\bwish(?:ing)?\b/giu, /^(?:an?|good|all|the|many|luck|well|happy|merry)\b/iu],
  ["sorry", /\b(?:apologi[sz](?:e|ing)|sorry)\b/giu, /^(?:for|about|that)\b/iu],
  ["remind", /\bremind(?:ing)?\b/giu, /^(?:to|that|about)\b/iu],
  ["tell", /\b(?:tell(?:ing)?|say(?:ing)?|let(?:ting)?|know)\b/giu, /^/u],
];

/** Words of a text as one says them to who reads them, by what leads to them: "ask her [if she's in]" is "are you in?". */
export function toldAs(text: string, { start, end }: Region, areSeveral: boolean): string {
  const lead = text.slice(0, start);
  const words = text.slice(start, end);
  const [first] = WAYS.filter(([, , begins]) => begins.test(words))
    .map(([saying, verb]) => ({ saying, at: lastOf(verb, lead) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  return asTold(words, first?.saying ?? "tell", { lead, areSeveral });
}

function lastOf(verb: RegExp, lead: string): number {
  return [...lead.matchAll(verb)].at(-1)?.index ?? -1;
}
