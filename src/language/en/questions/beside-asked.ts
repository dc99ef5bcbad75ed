import type { BesideAsked, ThingSaid } from "../../contract/questions.ts";
import type { Relation } from "../../../types/turn/beside.ts";
import { words } from "../../words.ts";
import { openingOf } from "../openings.ts";
import { tokenise } from "../tokenise.ts";
import { asks, withMarks } from "./form/asks.ts";

const ONE = String.raw`(?<one>\S.*?)`;
const TWO = String.raw`(?<two>\S.*?)`;
const IS = "(?:is|are|was|were|does|do|did|will|would)";
const CLASHING = String.raw`(?:(?:clash|conflict|overlap|collid|coincid|interfer)(?:es?|s|ing)?(?:\s+with)?|run(?:s|ning)?\s+(?:into|over)|get(?:s|ting)?\s+in\s+the\s+way\s+of|at\s+the\s+same\s+time\s+as)`;
const FIRST = "(?:first|earlier|earliest|sooner|soonest|next)";
const LAST = "(?:last|later|latest)";
const COMES = String.raw`(?:(?:['’]s|\s+(?:is|comes?|happens|starts?|will\s+be|falls|do\s+i\s+have|have\s+i\s+got|am\s+i\s+(?:seeing|doing)))(?:\s+(?:on|up|due))?)?`;
const WHICH = String.raw`(?:which|what|who|whose)(?:\s+one|\s+of\s+(?:them|those|these|the\s+two))?${COMES}`;

const whole = (form: string): RegExp => asks(`${form}$`);
const orderOf = (place: string): readonly RegExp[] => [
  // "Which comes first, the vet or the dentist", "is the vet or the dentist first"
  whole(String.raw`${WHICH}\s+${place}\s*[,:–—-]?\s+${ONE},?\s+or\s+${TWO}`),
  whole(
    String.raw`(?:${IS}|do\s+i\s+have|have\s+i\s+got)\s+${ONE}\s+or\s+${TWO}\s+(?:(?:come|happen|on|up)\s+)?${place}`,
  ),
  // "The vet or the dentist, which is first"
  whole(String.raw`${ONE}\s+or\s+${TWO}\s*[,:–—-]\s*${WHICH}\s+${place}`),
];

/** What two things are to each other, the most particular first. */
const PAIRS: readonly (readonly [Relation, readonly RegExp[]])[] = [
  [
    "gap",
    [
      whole(
        String.raw`(?:how\s+(?:long|much\s+(?:time|of\s+a\s+gap)|big\s+(?:is\s+)?(?:the|a)\s+gap)\b.*?|what(?:['’]s|\s+is)\s+the\s+(?:gap|time|wait|break))\s+between\s+${ONE}\s+and\s+${TWO}`,
      ),
      whole(
        String.raw`how\s+(?:long|soon|much\s+time)\b(?:\s+\p{L}+){0,4}?\s+(?:after|from(?:\s+the\s+end\s+of)?)\s+${ONE}\s+(?:until|till|to|before|is|does|do)\s+${TWO}(?:\s+(?:starts?|begins?))?`,
      ),
    ],
  ],
  ["first", orderOf(FIRST)],
  ["last", orderOf(LAST)],
  [
    "clash",
    [
      whole(
        String.raw`${IS}\s+(?!(?:any|some|there)\p{L}*\b)${ONE}\s+(?:going\s+to\s+)?${CLASHING}\s+${TWO}`,
      ),
      whole(
        String.raw`${IS}\s+${ONE}\s+and\s+${TWO}\s+(?:clash|overlap|conflict|collide|coincide|run\s+into\s+(?:each\s+other|one\s+another)|(?:happen\s+)?at\s+the\s+same\s+time)`,
      ),
      whole(
        String.raw`(?:is\s+there|do\s+i\s+have|have\s+i\s+got)\s+(?:a|any)\s+(?:clash|conflict|overlap)\s+between\s+${ONE}\s+and\s+${TWO}`,
      ),
    ],
  ],
  [
    "side",
    [
      whole(
        String.raw`${IS}\s+(?!(?:(?:any|some|no)\p{L}*|there|it|that|this|i|we)\b)${ONE}\s+(?:(?:come|happen|start|begin|be|take\s+place|fall|finish|end)\s+)?(?<side>before\s+or\s+after|after\s+or\s+before|before|earlier\s+than|ahead\s+of|after|later\s+than)\s+${TWO}`,
      ),
    ],
  ],
];

/** What is at the same time as one thing. */
const CLASH: readonly RegExp[] = [
  whole(
    String.raw`(?:(?:${IS}|is\s+there|have\s+i\s+got|do\s+i\s+have|got)\s+)?(?:anything|something|anyone|anybody|what|nothing)(?:['’]s)?(?:\s+else)?(?:\s+(?:that|which|i['’]ve\s+got|i\s+have|on|there|in\s+my\s+(?:diary|calendar)))*(?:['’]s)?(?:\s+is)?(?:\s+going\s+to)?\s+(?:${CLASHING}|during)\s+${ONE}`,
  ),
  whole(
    String.raw`(?:is\s+there|do\s+i\s+have|have\s+i\s+got)\s+(?:a|any)\s+(?:clash|conflict|overlap)(?:\s+with)\s+${ONE}`,
  ),
];

/** "What have I got after the vet", "anything between the vet and the dentist". */
const LISTED = [
  whole(
    String.raw`(?<head>\S.*?)\s+(?:(?:right|straight|directly|immediately|just)\s+)?(?<side>after|before|following)\s+${ONE}`,
  ),
  whole(
    String.raw`(?<head>\S.*?)\s+(?<side>besides|apart\s+from|other\s+than|aside\s+from|except(?:\s+for)?)\s+${ONE}`,
  ),
  whole(String.raw`(?<side>after|before)\s+${ONE}\s*[,–—]\s*(?<head>\S.*)`),
  whole(String.raw`(?<head>\S.*?)\s+(?<side>between)\s+${ONE}\s+and\s+${TWO}`),
] as const;

/** Words that ask for what stands in a calendar, and name nothing of it. */
const ASKING = words(
  "what whats which who whos whove where when wheres anything anyone anybody something nothing do does have has is are " +
    "am was were will got ive weve im i we the my our me us on next first last final thing things one appointment " +
    "appointments meeting meetings event events client clients customer customers patient patients lesson lessons " +
    "job jobs in for diary calendar schedule agenda up coming comes happens happening planned scheduled booked going " +
    "there else left be see seeing doing any a an more still free so supposed meant should to day " +
    "monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight this weekend week morning afternoon evening",
);
/** "What do I have to do before the vet" asks for what is to be done, and not for what is on. */
const IS_TASK = /\bto\s+(?:do|get|buy|pay|bring)\b|\bfree\b/i;
/** What says where the calendar is, or that something ends there. */
const BEHIND =
  /\s+(?:(?:in|on)\s+(?:my|the|our)\s+(?:diary|calendar|schedule)|at\s+all|then|please|exactly|again|roughly)$/i;
const ENDS =
  /\s+(?:(?:is|are|was|has|be|get|gets)\s+)?(?:over|done|finished|ended|through|ends|finishes)$/i;
const BEGINS = /\s+(?:starts|begins|comes|is(?:\s+on)?|does)$/i;

/** What a whole text asks of its time by other things. */
export function besideAsked(text: string): BesideAsked | undefined {
  const said = withMarks(text)
    .trim()
    .replace(/[?.!]+$/, "")
    .replace(BEHIND, "");
  for (const [relation, forms] of PAIRS) {
    for (const form of forms) {
      const { one, two, side } = form.exec(said)?.groups ?? {};
      if (one !== undefined && two !== undefined) {
        return { relation, things: [thingOf(one), thingOf(two)], ...sideOf(side) };
      }
    }
  }
  const clashing = CLASH.map((form) => form.exec(said)?.groups?.["one"]).find(Boolean);
  return clashing === undefined ? listed(said) : { relation: "clash", things: [thingOf(clashing)] };
}

function listed(said: string): BesideAsked | undefined {
  for (const form of LISTED) {
    const { head = "", side = "", one, two } = form.exec(said)?.groups ?? {};
    if (one === undefined || !isAsking(head)) continue;
    const relation = RELATIONS.get(side.toLowerCase()) ?? "besides";
    return { relation, things: [one, two].flatMap((words) => (words ? [thingOf(words)] : [])) };
  }
  return undefined;
}

const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ["after", "after"],
  ["following", "after"],
  ["before", "before"],
  ["between", "between"],
]);

function isAsking(head: string): boolean {
  const own = head.slice(openingOf(head));
  return !IS_TASK.test(own) && tokenise(own).every(({ word }) => ASKING.has(word));
}

function thingOf(said: string): ThingSaid {
  return { words: said.replace(ENDS, "").replace(BEGINS, ""), isEnd: ENDS.test(said) };
}

function sideOf(side: string | undefined): Pick<BesideAsked, "side"> {
  if (side === undefined || / or /i.test(side)) return {};
  return { side: /^(?:after|later)/i.test(side) ? "after" : "before" };
}
