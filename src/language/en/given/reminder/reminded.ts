import type { Given } from "../../../contract/given.ts";
import { SOME_TIME } from "../../../clauses/request-tail.ts";
import type { FoundWhen } from "../../../reading/found.ts";
import type { Region } from "../../../region.ts";
import { findWhen } from "../../time/find-when.ts";
import { GOES_ON } from "../around.ts";
import { ASKS, behindAsking, closes } from "./asks-to-remind.ts";
import { titleOf, toldBefore } from "./what-to-remember.ts";

/**
 * "I said I'd see to the roof, so stick in a reminder for the thirtieth to get quotes", "feed the
 * hens, remind me at one": what is to be remembered, with what asks for it and when.
 */
export function remindedIn(text: string): Given | undefined {
  const asking = [...text.matchAll(ASKS)];
  const whens = asking.length > 0 ? findWhen(text, SOME_TIME) : [];
  for (const { index: start, 0: words } of asking) {
    const asks = { start, end: start + words.length };
    const { end, times, link } = behindAsking(text, asks.end, whens);
    if (link !== undefined) return ofLinked(text, { asks, link, times, whens });
    const rest = text.slice(end);
    if (closes(rest)) return ofBefore(text, start, whens);
    if (times.length > 0 && START.test(text.slice(0, start)))
      return given(text, times, { words: rest });
  }
  return undefined;
}

/** Nothing is said before it. */
const START = /^\W*(?:(?:so|right|ok|okay|please|and|oh)\W*)?$/iu;

type Linked = {
  readonly asks: Region;
  readonly link: number;
  readonly times: readonly FoundWhen[];
  readonly whens: readonly FoundWhen[];
};

/** Behind a word that leads to it stands what is to be remembered: with its time between, or at the end as in any request. */
function ofLinked(text: string, { asks, link, times, whens }: Linked): Given | undefined {
  const words = text.slice(link);
  const fronted = frontedIn(text, asks.start, whens);
  const isPlain = whens.some(({ start }) => start >= link);
  if (isPlain && times.length > 0) return undefined;
  const before = text.slice(0, asks.start);
  if (times.length > 0 || fronted.length > 0)
    return given(text, [...fronted, ...times], { words, before });
  // "… when it's light, so remind me then to …": then is when it was said.
  const then = /\bthen\b/iu.test(text.slice(asks.end, link))
    ? whens.filter(({ end }) => end <= asks.start)
    : [];
  if (then.length > 0) return given(text, then, { words, before });
  const isTold =
    before.trim().split(/\s+/u).length >= LEAST_PREAMBLE &&
    !whens.some(({ end }) => end <= asks.start);
  return isTold
    ? { to: "reminder", asks: text.slice(asks.start), words: undefined, before }
    : undefined;
}

/** So many words before a request are told around it. */
const LEAST_PREAMBLE = 4;

/** Times right before what asks: "On the Sunday, the first, at ten, remind me to …". */
function frontedIn(text: string, start: number, whens: readonly FoundWhen[]): readonly FoundWhen[] {
  const fronted: FoundWhen[] = [];
  let at = start;
  for (const when of whens.toReversed()) {
    const opens = OPENS_CLAUSE.test(text.slice(0, when.leadStart));
    if (when.end > at || !opens || !LEADS_ON.test(text.slice(when.end, at))) continue;
    fronted.unshift(when);
    at = when.leadStart;
  }
  return fronted;
}

const OPENS_CLAUSE = /(?:^|[,.;:!?–—-]|\b(?:so|and|but|then))\s*$/iu;
const LEADS_ON =
  /^[\s,.;:–—-]*(?:(?:so|and|say|please|can you|could you|would you|will you|if you could)[\s,]*)*$/iu;

/** What is to be done, as it was told before what asks for it. */
function ofBefore(text: string, start: number, whens: readonly FoundWhen[]): Given | undefined {
  const words = toldBefore(text.slice(0, start), whens);
  const behind = whens.filter((when) => when.start >= start);
  if (words === undefined) return undefined;
  const times = behind.length > 0 ? [...frontedIn(text, start, whens), ...behind] : whens;
  return given(text, times, { words });
}

/** What is to be remembered, and what asks for it: its times with what leads to them, without which a day is none. */
function given(
  text: string,
  whens: readonly FoundWhen[],
  { words, before = "" }: { readonly words: string; readonly before?: string },
): Given | undefined {
  const title = titleOf(words, before);
  if (title === "" || /^(?:and|or|but)\b/iu.test(title) || GOES_ON.test(words)) return undefined;
  const times = whens.map(({ leadStart, end }) =>
    text
      .slice(leadStart, end)
      .replace(/^[\s,;.]+/u, "")
      .replace(/^(?=the\s)/iu, "on "),
  );
  return { to: "reminder", asks: ["remind me", ...times].join(" "), words: title, before };
}
