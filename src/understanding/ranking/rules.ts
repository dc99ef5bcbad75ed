import { isAnswerable } from "../../grounding/entity-linking/answered-mail.ts";
import { peopleByRole } from "../../grounding/typed-slots/names/people-by-role.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Fact, Question } from "../../language/contract/questions.ts";
import type { Language } from "../../language/language.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Wording } from "../../language/reading/wording/wording.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { recordTaken } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import { overlaps } from "../../language/region.ts";
import { domainOf } from "../../tool/signature.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import { objectAgrees } from "./features/object-agrees.ts";
import { NOTHING_FITS } from "../plan.ts";

/*
 * What no weight may overrule:
 *
 *   reported          "Kim mailed she's late"             nobody is written to
 *   forbidden         "don't send it"                     nothing is done
 *   wondered about    "should I cancel the dentist"       only what reads may answer
 *   turned round      "close Notes"                       no tool does it; the one that opens least
 *   taken away        "confirm this"                      never on a guess
 *   beyond            "get a skip delivered"              nothing here does it, nor notes it down unasked
 *   people off it     "take Ann off the party"            the party is not deleted for it
 *   of another kind   "delete all my notes"               no tool for another kind of thing does it
 *   a reply           "reply to Bjørn that I'll come"     the tool that can say which mail it answers
 *   opened            "remind me at five to post it"      the tool its first words tell, surely
 *   who               "who's my dentist"                  the tool that shows people
 *   on a card         "when's my sister's birthday"       the tool that shows people
 *   read              "read me my newest mail"            the tool that opens one, not the one that lists
 *   told              "where am I meant to be at two"     the tool whose records have that fact (telling-tool.ts)
 *   the only tool     the answer to an open question,     that tool and no other
 *                     words that go on with the last call
 */

type Asking = {
  readonly text: string;
  readonly language: Pick<Language, "wordingOf">;
  readonly registry: Pick<Registry, "get">;
};

/** A ranking without what nobody asked for: acts that are forbidden, turned round or only wondered about. */
export function onlyAsked(ranked: Ranked, { text, language, registry }: Asking): Ranked {
  const { mood, wish } = language.wordingOf(text);
  const opposite = registry.get(ranked.tools[0]?.name ?? "")?.opposite;
  const isTurnedRound = opposite !== undefined && wish.undone.includes(opposite);
  if (isTurnedRound || mood.forbids || wish.isBeyond) return NOTHING_FITS;
  const meant = wish.mayRemove ? ranked : neverGuessed(ranked, registry);
  const isAsked = mood.wonders || ASKED_ONLY.has(mood.question?.form ?? "open");
  if (isAsked) return onlyReading(meant, registry);
  return mood.reports ? withoutSending(meant, registry) : meant;
}

/** From here on the index is surely right about a tool that takes something away. */
const SURELY_REMOVES = 0.6;

/** Nothing is taken away where no word may want that and the index isn't sure: what comes next may be read, no more. */
function neverGuessed(ranked: Ranked, registry: Asking["registry"]): Ranked {
  const isGuess = ({ name, score }: Ranked["tools"][number]): boolean =>
    registry.get(name)?.act === "remove" && score < SURELY_REMOVES;
  const [first] = ranked.tools;
  if (!first || !isGuess(first)) return ranked;
  const tools = ranked.tools.filter((one) => !isGuess(one));
  return onlyReading({ ...ranked, tools }, registry);
}

/** What somebody else said is no text to them. */
function withoutSending(ranked: Ranked, registry: Asking["registry"]): Ranked {
  const [first] = ranked.tools;
  const tools = ranked.tools.filter(({ name }) => !writesToSomebody(registry.get(name)));
  const isSent = first !== undefined && first.name !== tools[0]?.name;
  return { ...ranked, tools, none: isSent ? Math.max(ranked.none, first.score) : ranked.none };
}

/** Who asks for these wants to be told something, whatever else the words speak of. */
const ASKED_ONLY: ReadonlySet<Question["form"]> = new Set([
  "fact",
  "until",
  "count",
  "which",
  "one",
]);

function writesToSomebody(tool: Tool | undefined): boolean {
  return tool?.egress === true || tool?.replies !== undefined;
}

/** What was taken for an act is no reason to read something either. */
function onlyReading(ranked: Ranked, registry: Asking["registry"]): Ranked {
  const [first] = ranked.tools;
  const tools = ranked.tools.filter(({ name }) => {
    const tool = registry.get(name);
    return tool?.effect === "none" || tool?.answers?.includes("whether");
  });
  const isActing = first !== undefined && first.name !== tools[0]?.name;
  const none = isActing ? Math.max(ranked.none, first.score) : ranked.none;
  return { ...ranked, tools, none };
}

export type Exclusion = {
  readonly tools: ReadonlySet<string>;
  /** Another tool does that to such things: it takes the place of what is shut out; else none does. */
  readonly isServed: boolean;
};

/** Tools that would do it to things of another kind than the words name. */
export function ofAnotherKind(looked: readonly Tool[], request: RequestContext): Exclusion {
  if (takesPeopleOff(request.reading)) {
    const changing = looked.filter((tool) => tool.effect !== "none");
    return { tools: new Set(changing.map(({ name }) => name)), isServed: false };
  }
  const agreeing = looked.map((tool) => objectAgrees({ ...request, tool }));
  const shutOut = looked.filter((_, at) => agreeing[at] === "differs");
  return {
    tools: new Set(shutOut.map(({ name }) => name)),
    isServed: agreeing.includes("serves"),
  };
}

/** "Remove Ann and Bob from the party": the party stays, and no tool takes people off it. */
function takesPeopleOff(reading: Reading): boolean {
  const { takenOff } = reading.wish;
  if (!takenOff) return false;
  const people = reading.names("person");
  const taken = reading.tokens.filter((token) => overlaps(token, takenOff.taken));
  const isNamed = (token: SaidToken): boolean =>
    people.some((one) => overlaps(one, token)) || /^\p{Lu}/u.test(token.raw);
  const named = taken.filter(({ word }) => !reading.language.terms.isStop(word));
  const isKept = reading.cues.containers.some((one) => overlaps(one, takenOff.off));
  return named.length > 0 && named.every(isNamed) && !isKept;
}

/** The index hears of writing to somebody among its first. */
const HEARD_AMONG = 3;

/**
 * "Reply to Bjørn that I'll be there": where a mail of his is known, the tool among these that can answer
 * it. A text that was shown last is answered by a text.
 */
export function replyTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  if (context.handles[0]?.kind === "message") return undefined;
  const heard = looked.slice(0, HEARD_AMONG).map(({ name }) => domainOf(name));
  return looked.find(
    (tool) =>
      heard.some((domain) => tool.replies?.heardAs.includes(domain)) &&
      isAnswerable(tool, reading, context),
  );
}

/** Its first words tell the tool, whatever stands behind them. */
export function isOpened(tool: Tool, { wish }: Pick<Wording, "wish">): boolean {
  return wish.act !== undefined && tool.opening === wish.act;
}

/** "Read me my newest mail": the tool that opens one such record, where the index takes one that lists them. */
export function readingTool(
  { tools: [first] }: Ranked,
  looked: readonly Tool[],
  { mood }: Pick<Wording, "mood">,
): Tool | undefined {
  const isRead = mood.question?.form === "one" && mood.question.opens === true;
  const kind = looked.find(({ name }) => name === first?.name)?.gives;
  if (!isRead || kind === undefined) return undefined;
  return looked.find((tool) => tool.effect === "none" && recordTaken(tool, kind) !== undefined);
}

/** Words before somebody where who they are is all that is asked: "who's my dentist". */
const ONLY_WHO = 3;

/** "Who's my dentist": the tool that shows people, where all that is asked is who somebody is. */
export function personTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  const { mood, tokens } = reading;
  if (mood.wanted.kind !== "person" || !mood.isQuestion) return undefined;
  const known = context.names.person ?? [];
  const people = [...reading.names("person"), ...peopleByRole(reading, { known })];
  const isAll = people.some(({ start, end }) => {
    const before = tokens.filter((token) => token.end <= start);
    const isPlain = before.length <= ONLY_WHO && before.every(({ is }) => !is.has("preposition"));
    return isPlain && tokens.every((token) => token.start < end || token.is.has("filler"));
  });
  return isAll
    ? looked.find(({ effect, gives }) => effect === "none" && gives === "person")
    : undefined;
}

/** Facts that stand on somebody's card, and on no record of theirs. */
const ON_CARD: ReadonlySet<Fact> = new Set(["number", "mail", "address", "birthday"]);

/** "When's my sister's birthday": the tool that shows people, where a fact of one of them is asked for. */
export function cardTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  const { question } = reading.mood;
  if (question?.form !== "fact" || !ON_CARD.has(question.fact)) return undefined;
  const known = context.names.person ?? [];
  const people = [...reading.names("person"), ...peopleByRole(reading, { known })];
  if (people.length === 0) return undefined;
  const isNamed = reading.mood.wanted.sources.some((kind) => kind !== "mail");
  return isNamed
    ? undefined
    : looked.find(({ effect, gives }) => effect === "none" && gives === "person");
}

/** How likely the tool is that a request opens with, and no other. */
const SURELY = 0.9;

/** "Remind me at five to post the books" is a reminder, surely, however much of it speaks of mail. */
export function openedFirst(ranked: Ranked, name: string): Ranked {
  const own = ranked.tools.find((tool) => tool.name === name);
  const others = ranked.tools.filter((tool) => tool !== own);
  return {
    ...ranked,
    tools: [
      { name, score: Math.max(own?.score ?? 0, SURELY) },
      ...others.map((tool) => ({ ...tool, score: Math.min(tool.score, 1 - SURELY) })),
    ],
    none: Math.min(ranked.none, 1 - SURELY),
    sure: true,
  };
}

/** While a question is open, or where words go on with the last call, its tool is the only one. */
export function onlyTool(name: string): Ranked {
  return { tools: [{ name, score: 1 }], none: 0, unmatched: [], sure: true };
}
