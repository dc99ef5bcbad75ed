import { slotOf } from "../../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import type { FactUse, MomentUse, Owed } from "../../types/turn/plan.ts";
import type { Origin } from "../../types/turn/origin.ts";
import type { FinishedCall, TurnState } from "../../types/turn/stages.ts";
import { closed } from "../../understanding/revising/values.ts";
import { owedWith } from "../ask/looks.ts";
import type { Owing } from "../ask/owed.ts";
import { takenOf } from "../ask/taken.ts";
import { withGiven } from "./with-given.ts";

type Finding = Pick<Owing, "handles" | "clock" | "tell" | "momentOf">;

/** A tool with what the part at hand found out for it, in place of what its words alone would give. */
export function withOwed(
  finding: Finding,
  { tool, grounded }: { readonly tool: Tool; readonly grounded: GroundedTool },
  { plan, calls }: TurnState,
): GroundedTool {
  const owes = plan.parts[plan.at]?.owes ?? [];
  const found = owedWith(owes, calls.slice(plan.since)).flatMap(([owed, made]) => {
    if (owed.use.kind === "fact") return factSlots(finding, owed.use, { tool, made });
    if (owed.use.kind === "moment") return momentSlots(finding, owed.use, { tool, made, grounded });
    return slotsFor(owed, tool, takenOf(finding, owed, made));
  });
  if (found.length === 0) return grounded;
  return withGiven(tool, grounded, [...found, ...toldBeside(owes, tool)]);
}

/** Texts that the record brings along itself. */
function toldBeside(owes: readonly Owed[], tool: Tool): readonly Slot[] {
  return owes.flatMap(({ use, words }) => {
    if (!("take" in use) || use.tool !== tool.name) return [];
    const origin = { origin: "resolved", text: words } as const;
    return (use.told ?? []).map((parameter) => closed(parameter, { value: "", origin }));
  });
}

/** A fact that was read may be anybody's words: it is no value that the user gave. */
function factSlots(
  { tell }: Finding,
  use: FactUse,
  { tool, made }: { readonly tool: Tool; readonly made: readonly FinishedCall[] },
): readonly Slot[] {
  const [found] = made;
  const value = found && use.tool === tool.name ? tell(use, found) : undefined;
  if (found === undefined || value === undefined) return [];
  const text = closed(use.parameter, {
    value,
    origin: { origin: "foreign", source: found.call.name },
  });
  if (!use.heading) return [text];
  const { parameter, words } = use.heading;
  const headed = words.charAt(0).toUpperCase() + words.slice(1);
  return [text, closed(parameter, { value: headed, origin: { origin: "said", text: words } })];
}

type Moment = {
  readonly tool: Tool;
  readonly made: readonly FinishedCall[];
  readonly grounded: GroundedTool;
};

/** A time that was read may be anybody's words, as a fact is. */
function momentSlots(
  { momentOf }: Finding,
  use: MomentUse,
  { tool, made: [found], grounded }: Moment,
): readonly Slot[] {
  if (!found || use.tool !== tool.name) return [];
  const origin = { origin: "foreign", source: found.call.name } as const;
  const isNamed = grounded.slots.some(({ parameter }) => parameter === TITLE);
  const title = isNamed && use.title === undefined ? [] : titleSlots(use, origin);
  const when = use.isBeside ? undefined : momentOf(use, found);
  if (!when) return title;
  return [
    closed(use.parameter, { value: when.text, origin, meaning: { kind: "when", when } }),
    ...title,
  ];
}

/** What a new record is called that the words give no name. */
function titleSlots({ topic, title }: MomentUse, origin: Origin): readonly Slot[] {
  if (topic !== undefined)
    return [closed(TITLE, { value: topic, origin: { origin: "said", text: topic } })];
  return title === undefined || title === "" ? [] : [closed(TITLE, { value: title, origin })];
}

const TITLE = "title";

function slotsFor(
  { use, words }: Owed,
  tool: Tool,
  taken: readonly HandleEntry[],
): readonly Slot[] {
  if (!("take" in use) || use.tool !== tool.name) return [];
  const [first] = taken;
  const parameter = parametersOf(tool).find(({ name }) => name === use.parameter);
  if (!first || !parameter) return [];
  switch (use.kind) {
    case "record":
      return [
        ...recordSlots(use, taken, { first, words, isList: parameter.type === "strings" }),
        ...seriesSlots(use, words),
      ];
    case "people":
      return peopleSlots(use, taken, { parameter, words });
    case "time":
      return timesOf(first, { start: use.parameter, words, tool });
  }
}

type Reaching = { readonly parameter: Parameter; readonly words: string };

/** Everybody on one record together; of several records it is asked whose people are meant. */
function peopleSlots(
  { heading }: RecordUse,
  taken: readonly HandleEntry[],
  { parameter, words }: Reaching,
): readonly Slot[] {
  const origin = { origin: "resolved", text: words } as const;
  const groups = taken.map((one) => (one.people ?? []).join(", ")).filter((one) => one !== "");
  const candidates = [...new Set(groups)].map((value): Candidate => ({ value, origin }));
  const [title] = taken.map(({ facts }) => facts["title"] ?? facts["subject"]);
  const headed = heading !== undefined && title !== undefined && taken.length === 1;
  return [
    ...slotOf(parameter, candidates),
    ...(headed ? [closed(heading, { value: title, origin })] : []),
  ];
}

type RecordUse = Extract<Owed["use"], { readonly kind: "record" | "people" | "time" }>;

/** All of a series from the record on, where that is meant. */
function seriesSlots({ series }: RecordUse, words: string): readonly Slot[] {
  const origin = { origin: "resolved", text: words } as const;
  return series ? [closed(series.parameter, { value: series.value, origin })] : [];
}

type Said = { readonly first: HandleEntry; readonly words: string };

function recordSlots(
  { parameter, isOne = false, sender }: RecordUse,
  taken: readonly HandleEntry[],
  { first, words, isList }: Said & { readonly isList: boolean },
): readonly Slot[] {
  if (!isOne) return [closed(parameter, recordsOf(first, taken, { isList }))];
  const candidates = taken.map((one) => recordsOf(one, [one], { isList }));
  const record: Slot = { parameter, required: true, value: { kind: "closed", candidates } };
  const [writer] = first.people ?? [];
  if (sender === undefined || taken.length > 1 || writer === undefined) return [record];
  return [record, closed(sender, { value: writer, origin: { origin: "resolved", text: words } })];
}

/** The user's words chose the records: one stands by itself, unless its tool takes a list, several as a list. */
function recordsOf(
  first: HandleEntry,
  taken: readonly HandleEntry[],
  { isList }: { readonly isList: boolean },
): Candidate {
  const handles = taken.map(({ handle }) => handle);
  return {
    value: handles.length === 1 && !isList ? first.handle : handles,
    origin: { origin: "handle", handle: first.handle, chosenBy: "words" },
  };
}

type Timing = { readonly start: string; readonly words: string; readonly tool: Tool };

/** A free time is taken from its beginning, as long as was asked for. */
function timesOf({ at, facts }: HandleEntry, { start, words, tool }: Timing): readonly Slot[] {
  if (at === undefined) return [];
  const text = [facts["day"], facts["time"]].filter((one) => one !== undefined).join(", ");
  const when = { text, from: at, to: at, at, precision: "minute", allDay: false } as const;
  const origin = { origin: "resolved", text: words } as const;
  const begins = closed(start, { value: text, origin, meaning: { kind: "when", when } });
  const minutes = Number(facts["minutes"]);
  const takesEnd = parametersOf(tool).some(({ name, time }) => name === END && time?.as === "end");
  if (!takesEnd || !(minutes > 0)) return [begins];
  const length = `${minutes} minutes`;
  const meaning = { kind: "length", words: length, ms: minutes * MINUTE_MS } as const;
  return [begins, closed(END, { value: length, origin, meaning })];
}

const END = "end";
const MINUTE_MS = 60_000;
