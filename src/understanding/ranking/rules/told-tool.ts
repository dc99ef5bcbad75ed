import { isAnswerable } from "../../../grounding/entity-linking/answered-mail.ts";
import { recordsSpokenOf } from "../../../grounding/entity-linking/find-lookup.ts";
import { guestsOf } from "../../../grounding/reading/guests-in.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import { overlaps } from "../../../language/region.ts";
import {
  peopleByRole,
  withThoseOfRole,
} from "../../../grounding/typed-slots/names/people-by-role.ts";
import { toldApart } from "../../../grounding/typed-slots/names/told-apart.ts";
import type { FoundName } from "../../../language/names/find-names.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Fact } from "../../../language/contract/questions.ts";
import type { Wording } from "../../../language/reading/wording/wording.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import { domainOf } from "../../../tool/signature.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";

/** The index hears of writing to somebody among its first. */
const HEARD_AMONG = 3;

/**
 * "Reply to Bjørn that I'll be there": where a mail of his is known, the tool among these that sends an
 * answer to it, or only writes one. A text that was shown last is answered by a text.
 */
export function replyTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  if (context.handles[0]?.kind === "message") return undefined;
  const heard = looked.slice(0, HEARD_AMONG).map(({ name }) => domainOf(name));
  const { reply, opening } = reading.cues;
  const isSent = reply?.isDraft !== true;
  const answering = looked.filter((tool) => tool.replies && tool.egress === isSent);
  const known = answering.find(
    (tool) =>
      heard.some((domain) => tool.replies?.heardAs.includes(domain)) &&
      isAnswerable(tool, reading, context),
  );
  if (known || !reply) return known;
  // Which mail it answers is asked, whatever day stands in what is to be written.
  const verb = reading.tokens.filter(({ start, end }) => start >= opening && end <= reply.verbEnd);
  const isFirst = verb.length <= REPLIES;
  const isWriting = looked[0]?.egress === true;
  return isFirst && !isWriting ? answering[0] : undefined;
}

/** "Reply", "write back". */
const REPLIES = 2;

/** "Add Ann to the dinner": the tool that takes who comes, where the words name or point at what is there. */
export function guestTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  return looked.find((tool) => {
    const guests = guestsOf(tool, reading);
    const record = recordTaken(tool);
    if (!guests || !record) return false;
    const { missing } = groundTool(tool, reading, context);
    if (!missing.includes(record.name)) return true;
    const records = context.known?.[record.of ?? ""] ?? [];
    const days = reading.whens.filter((when) => overlaps(when, guests.to));
    const isThen = ({ at = 0 }: KnownRecord): boolean =>
      days.every(({ when: { from, to } }) => at >= from && at < to);
    return recordsSpokenOf(reading, { records, tool }).some(({ thing }) => isThen(thing));
  });
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

/** People by their names, and by what they are. */
function peopleSpokenOf({ reading, context }: RequestContext): readonly FoundName[] {
  const known = context.names.person ?? [];
  const names = toldApart(reading.names("person"), reading);
  return withThoseOfRole(names, peopleByRole(reading, { known }));
}

/** "Who's my dentist": the tool that shows people, where all that is asked is who somebody is. */
export function personTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  const { mood, tokens } = reading;
  if (mood.wanted.kind !== "person" || !mood.isQuestion) return undefined;
  const people = peopleSpokenOf({ reading, context });
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
const ON_CARD: ReadonlySet<Fact> = new Set([
  "number",
  "call",
  "mail",
  "address",
  "birthday",
  "age",
]);

/** "When's my sister's birthday": the tool that shows people, where a fact of one of them is asked for. */
export function cardTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  const { question } = reading.mood;
  if (question?.form !== "fact" || !ON_CARD.has(question.fact)) return undefined;
  const people = peopleSpokenOf({ reading, context });
  if (people.length === 0) return undefined;
  const isNamed = reading.mood.wanted.sources.some((kind) => kind !== "mail");
  return isNamed
    ? undefined
    : looked.find(({ effect, gives }) => effect === "none" && gives === "person");
}
