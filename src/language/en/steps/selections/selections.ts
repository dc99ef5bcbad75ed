import type { Selection, Take } from "../../../contract/steps.ts";
import { beginsWithTime, tailOf } from "../../clauses/request-tail.ts";
import { clearedIn } from "./cleared.ts";
import { RATED, endOf } from "./ends.ts";
import { exceptionIn } from "./exceptions.ts";
import { HEADS, isChanged, isObject, leftByHead, saidToBe, takeOf } from "./heads.ts";
import type { Groups } from "./heads.ts";
import { isGeneral, nounIn } from "./nouns.ts";
import type { Noun } from "./nouns.ts";
import { eachOf, phraseOf } from "./phrases.ts";
import { shownIn } from "./shown.ts";
import { UNDATED, stateIn } from "./states.ts";

/** What may follow a count that has no noun: "the last three from Marek". */
const MODIFIER = /^\s+(?:from|by|on|in|with|about|of|for|at|since|before|after|today|tomorrow)\b/iu;
/**
 * The records that words describe by what they have in common or by their place among others ("all the
 * mails from Odalys", "my first meeting on Friday"), instead of by a name of their own.
 */
export function selectionIn(text: string): Selection | undefined {
  const cleared = clearedIn(text);
  if (cleared) return cleared;
  const found = HEADS.flatMap((head) =>
    [...text.matchAll(head)].flatMap((one) => described(text, one) ?? []),
  );
  // "He has all my jobs now, so delete every reminder": what is to be changed is meant.
  return found.find(({ isChanged: is }) => is) ?? found[0] ?? shownIn(text);
}

function described(text: string, found: RegExpExecArray): Selection | undefined {
  const { groups = {} } = found;
  const head = found.index + found[0].length;
  const noun = nounIn(text.slice(head));
  const before = text.slice(0, found.index);
  // "Archive the ones from Kim"; "untick the lemons, the ones I bought are off" tells something.
  const isOnes = groups["many"] !== undefined && noun?.text.toLowerCase() === "ones";
  if (isOnes && before.trim() !== "" && !isChanged(before)) return undefined;
  const from = head + (noun?.end ?? 0);
  const end = targetIn(text, before, from) ?? endOf(text, from);
  const body = text.slice(head, end);
  const parted = { noun, body, groups, take: takeOf(groups) };
  const isLoose = isLooseIn(parted, before);
  if (!isLoose && !describes(parted)) return undefined;
  return {
    start: found.index,
    isShown: false,
    isChanged: isChanged(before),
    count: saidToBe(groups),
    ...lotOf(parted, { behind: text.slice(end), end, isLoose }),
  };
}

function pronounIn(after: string, stated: RegExp | undefined): string | undefined {
  return PRONOUN.exec(stated === undefined ? after : after.replaceAll(stated, " "))?.[1];
}

type Ending = { readonly behind: string; readonly end: number; readonly isLoose: boolean };

/** What is described, and what is left out of it. */
function lotOf(
  { noun, body, groups, take }: Parted,
  { behind, end, isLoose }: Ending,
): Omit<Selection, "start" | "isShown"> {
  const [before, after] = around(body, noun);
  const { state, stated } = stateIn(body, behind);
  const phrase = phraseOf({ noun, before, behind: after, owner: groups["owner"] }, stated);
  const isAll = take === "all";
  const left = isAll ? exceptionIn(behind, noun?.text ?? "") : undefined;
  const [first = phrase, ...others] = isAll ? eachOf(phrase) : [phrase];
  const kinds = kindsOf(noun, isAll ? phrase : "");
  return {
    end: end + (left?.length ?? 0),
    take,
    kinds,
    phrase: first,
    others: others.length === 0 ? undefined : others,
    except: leftByHead(groups) ?? left?.exception,
    isLoose: isLoose && kinds.length === 0,
    state,
    pronoun: pronounIn(after, stated),
  };
}

function kindsOf(noun: Noun | undefined, phrase: string): readonly string[] {
  const own = noun?.kinds ?? [];
  return own.length > 0 ? own : sentBy(phrase);
}

/** "Put both of Friday's things on Monday", "make it all due on Monday", "give those without a date Monday": a time says where to. */
function targetIn(text: string, before: string, from: number): number | undefined {
  const rest = text.slice(from);
  const due = /\b(?:make|have|set|get)\s*$/iu.test(before) ? DUE.exec(rest) : undefined;
  if (due && beginsWithTime(due.groups?.["time"] ?? "")) return from + due.index;
  const undated = /\bgive\s*$/iu.test(before) ? [...rest.matchAll(UNDATED)].at(0) : undefined;
  if (undated) return from + undated.index + undated[0].length;
  if (!/\bput\s*$/iu.test(before)) return undefined;
  const target = /^\s+(?:on|at|in|for|till|until)\s+(?<time>.+)/isu.exec(rest);
  return beginsWithTime(target?.groups?.["time"] ?? "") ? from : undefined;
}

/** "Make everything on the list due on Monday"; what is due then is made something else. */
const DUE = new RegExp(
  String.raw`\s+(?:be\s+|come\s+|fall\s+)?due\s+(?:on\s+|at\s+|by\s+|for\s+)?(?<time>(?!.*\b${RATED})\S.*)$`,
  "isu",
);

/** What is from somebody was sent by them. */
function sentBy(phrase: string): readonly string[] {
  const who = /^from\s+(?<who>.+)$/iu.exec(phrase)?.groups?.["who"];
  return who !== undefined && tailOf(who).start > 0 ? ["mail"] : [];
}

/** What stands before the noun, and what behind it. */
function around(body: string, noun: Noun | undefined): readonly [before: string, behind: string] {
  return noun ? [body.slice(0, noun.start), body.slice(noun.end)] : ["", body];
}

type Parted = {
  readonly noun: Noun | undefined;
  readonly body: string;
  readonly groups: Groups;
  readonly take: Take;
};

/** "My last day at work" and "the next thing" describe no records. */
function describes({ noun, body, groups, take }: Parted): boolean {
  const isCounted = groups["count"] !== undefined;
  if (!noun)
    return (
      groups["everything"] !== undefined ||
      groups["many"] !== undefined ||
      (isCounted && MODIFIER.test(body))
    );
  return noun.kinds.length > 0 || take === "all" || isCounted;
}

/** "All the March matches": what kind of thing it is, is told by what is to be done to it alone. */
function isLooseIn({ noun, body, groups }: Parted, before: string): boolean {
  const isNamed = noun !== undefined && !(noun.kinds.length === 0 && isGeneral(noun.text));
  const isPlain = body.trim() !== "" && !POINTING.test(body);
  const isSeveral = (groups["all"] ?? groups["several"]) !== undefined;
  return !isNamed && isSeveral && isPlain && isObject(before);
}

const POINTING = /^\s*(?:of\s+)?(?:(?:them|those|these|it|us|you)\b|(?:this|that)\s*$)/iu;
/** "All meetings with them": with whoever was named before. */
const PRONOUN = /\b(?:with|from|by|to|of)\s+(them|him|her)\b/i;
