import { beginsAct } from "../../clauses/joints.ts";
import { openingOf } from "../../openings.ts";
import { askedFirst } from "./asked-last.ts";
import { lateAsked } from "./late-asked.ts";
import { plannedAsked } from "./free-asked.ts";
import { whenAsked } from "./when-asked.ts";
import { whichOfName } from "./which-of-name.ts";
import { sourceSaid } from "../source-said.ts";

/**
 * A thing first and the question after it, which only points to the thing:
 *
 *   the recital ,   what time's   it    finish   →  what time's the recital finish
 *   └─ topic ─┘     └─ asking ─┘  └ pointing ┘
 */
const TOPIC_FIRST =
  /^(?<topic>[^,.;:!?–—]+?)\s*[,.:–—-]\s*(?<asking>(?:(?:on|at|in)\s+)?(?:what|which|who|whose|where|when|how)\b[^,.;:!?–—]*?['’\s](?:s|is|are|was|were|does|do|did|will|has)?)\s*\b(?:it|they|that)\b(?<rest>(?!['’])[^.;:!?]*)[.?!]*$/isu;
const OF_NOW = /\b(?:what (?:time|day|date|month|year) is it|how(?:['’]s| is) it)\b/i;
/** No thing is called by more. */
const MOST_WORDS = 8;

/** A question whose thing was said before it, or whose word for what is asked comes last, as one is asked in order; any other text as it is. */
export function plainQuestion(text: string): string {
  return [topicLast, askedFirst, whenAsked, lateAsked, whichOfName, plannedAsked].reduce(
    (said, plain) => plain(said),
    text,
  );
}

function topicLast(text: string): string {
  const { topic, asking, rest } = TOPIC_FIRST.exec(text.trim())?.groups ?? {};
  if (topic === undefined || asking === undefined || rest === undefined) return text;
  // "Ross wrote about a parcel, who's got it": what is before it says where the answer stands.
  if (sourceSaid(text)) return text;
  const thing = topic.slice(openingOf(`${topic} `)).trim();
  const words = thing.split(/\s+/).length;
  if (thing === "" || beginsAct(thing) || words > MOST_WORDS) return text;
  // "Mate, what time is it": one word may be who is asked.
  if (words === 1 && OF_NOW.test(text)) return text;
  return `${asking.trim()} ${thing}${rest}`;
}
