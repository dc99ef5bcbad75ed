import type { Selection } from "../../../contract/steps.ts";

const OF_THEM = String.raw`(?:\s+(?:to|on|against|for)\s+(?:it|them))?`;
export const UNDATED = new RegExp(
  String.raw`\b(?:undated|(?:without|with no)\s+(?:an?\s+|any\s+)?(?:due\s+)?(?:dates?|times?|days?)(?:\s+set)?${OF_THEM}(?:\s+at all)?|(?:(?:that|which)\s+)?(?:(?:(?:have|has)\s+(?:got\s+)?|(?<=\bwhatever)['’]s\s+got\s+)no|(?:(?:have|has)n['’]?t(?:\s+got)?|(?:do|does|did)n['’]?t\s+(?:have|get)|never\s+(?:got|had|have|were given))\s+(?:an?|any))\s+(?:due\s+)?(?:dates?|times?)(?:\s+(?:set|yet))?${OF_THEM}(?:\s+at all)?)\b`,
  "giu",
);
const I_HAVE = String.raw`(?:(?:that|which)\s+)?(?:I|we)(?:['’]ve|\s+have)`;
const SEEN = "read|opened|seen|looked at";
const I_HAVENT = String.raw`(?:(?:that|which)\s+)?(?:I|we)(?:\s+have\s+not|\s+haven['’]?t|['’]ve\s+not)`;
const STATES: readonly (readonly [Selection["state"], RegExp])[] = [
  ["undated", UNDATED],
  [
    "dated",
    /\b(?:dated|(?:with|(?:that|which)\s+(?:have|has)(?:\s+got)?|that['’]ve\s+got)\s+(?:an?\s+|some\s+)?(?:due\s+)?dates?(?:\s+set)?(?:\s+(?:to|on|against) (?:it|them))?)\b/giu,
  ],
  ["future", /\b(?:future|upcoming|coming|still to come)\b/giu],
  ["left", /\b(?:(?:still\s+)?left(?: over)?|remaining)\b/giu],
  [
    "overdue",
    /\b(?:(?:(?:that|which)\s+)?(?:I['’]m|we['’]re|(?:is|are))\s+)?(?:overdue|late|missed|past due|behind)(?:\s+(?:on|with))?\b/giu,
  ],
  [
    "unread",
    new RegExp(
      String.raw`\b(?:unread|unopened|new(?=\s*(?:$|[,.;]|(?:e-?)?mails?\b|messages?\b|ones?\b|stuff\b|post\b|letters?\b|from\b))|${I_HAVENT}\s+(?:even\s+|yet\s+)?(?:${SEEN}|got to|had a look at)(?: yet)?|not (?:been )?(?:read|opened)(?: yet)?)\b`,
      "giu",
    ),
  ],
  [
    "read",
    new RegExp(
      String.raw`\b(?:${I_HAVE}\s+(?:already\s+)?(?:${SEEN})(?: already)?|already (?:${SEEN})|(?:read|opened)(?=\s+(?:e-?)?mails?\b))`,
      "giu",
    ),
  ],
];

export type State = { readonly state: Selection["state"]; readonly stated: RegExp | undefined };

/** In what state those are that are described, and the words that say so. */
export function stateIn(body: string, behind: string): State {
  const [state, stated] = STATES.find(([, words]) => body.search(words) >= 0) ?? [];
  // What is marked as read was unread.
  return { state: state ?? (AS_READ.test(behind) ? "unread" : undefined), stated };
}

const AS_READ = /^\s+(?:(?:all\s+)?as\s+)?read\b/iu;
