import { findNames } from "../../language/names/find-names.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Selection } from "../../language/contract/steps.ts";
import { mayHoldSeveral } from "../../tool/batch.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import { overlaps } from "../../language/region.ts";
import { onThatDay } from "../../language/when/put-together.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import { carrierTest } from "../reading/carriers.ts";
import { atPlace, chosenByWords, speakable } from "../entity-linking/ground-handle.ts";
import { candidatesOf } from "./candidates-of.ts";
import { slotOf, withSlots } from "./ground-tool.ts";
import type { GroundedTool } from "./ground-tool.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { said } from "../grounded.ts";
import { headingOf, headingOver } from "../text-slots/heading-of.ts";
import { matchRecords } from "../entity-linking/match-records.ts";

/** A call that waits: what the request gave, and what was asked for, first. */
export type Waiting = { readonly slots: readonly Slot[]; readonly missing: readonly string[] };

export type Answered = GroundedTool & {
  /** The words answer what was asked. */
  readonly isAnswer: boolean;
};

/**
 * The values of a waiting call with an answer to its question: what the request gave stays, the
 * answer fills what was asked for, from what was offered where several fitted, and what else of
 * the missing it says.
 */
export function groundAnswer(
  tool: Tool,
  { slots, missing }: Waiting,
  { reading, context }: { readonly reading: Reading; readonly context: GroundingContext },
): Answered {
  const parameters = parametersOf(tool);
  const fresh = candidatesOf(tool, reading, context);
  const answers = new Map(
    parameters
      .filter(
        ({ name }) => missing.includes(name) || !slots.some((slot) => slot.parameter === name),
      )
      .map((parameter) => {
        const old = slots.find((slot) => slot.parameter === parameter.name);
        const isAsked = parameter.name === missing[0];
        return [
          parameter.name,
          answerTo(
            parameter,
            { old, isAsked, fresh: fresh.get(parameter.name) ?? [] },
            { reading, context, tool },
          ),
        ] as const;
      }),
  );
  const merged = parameters.flatMap((parameter) => {
    const own = answers.get(parameter.name) ?? [];
    const answer = own.length > 0 ? own : headingFrom(parameter, { tool, missing, answers });
    if (answer.length > 0) return slotOf(parameter, answer);
    return slots.filter((slot) => slot.parameter === parameter.name);
  });
  const isAnswer = missing.some((name) => (answers.get(name) ?? []).length > 0);
  return { ...withSlots(parameters, merged), isAnswer };
}

type Answers = {
  readonly tool: Tool;
  readonly missing: readonly string[];
  readonly answers: ReadonlyMap<string, readonly Candidate[]>;
};

/** What heads a text that was asked for, where the heading was missing too. */
function headingFrom(
  parameter: Parameter,
  { tool, missing, answers }: Answers,
): readonly Candidate[] {
  if (parameter !== headingOver(tool) || !missing.includes(parameter.name)) return [];
  const texts = parametersOf(tool).filter(
    ({ kind, name }) => kind === "free" && name !== parameter.name,
  );
  return texts
    .flatMap(({ name }) => answers.get(name)?.[0] ?? [])
    .slice(0, 1)
    .map(headingOf);
}

type Asked = {
  readonly old: Slot | undefined;
  readonly isAsked: boolean;
  readonly fresh: readonly Candidate[];
};
type Words = {
  readonly reading: Reading;
  readonly context: GroundingContext;
  readonly tool: Tool;
};

function answerTo(
  parameter: Parameter,
  { old, isAsked, fresh }: Asked,
  words: Words,
): readonly Candidate[] {
  const offered = old && old.value.kind !== "free" ? old.value.candidates : [];
  if (offered.length > 1) return chosenOf(parameter, { offered, fresh }, words);
  if (!isAsked) return COMPOSED.has(parameter.kind) ? [] : fresh;
  if (parameter.kind === "free") return textOf(words);
  const hour = parameter.kind === "when" ? hourOf(offered, words) : undefined;
  if (hour) return [hour];
  // "When?" – "Three.": alone it needs no "at".
  if (parameter.kind === "when" && fresh.length === 0)
    return taken(offered, words) ?? wholeTime(words);
  if (parameter.kind === "span") return fresh.length > 0 ? fresh : [whole(words)];
  return fresh;
}

type Offered = { readonly offered: readonly Candidate[]; readonly fresh: readonly Candidate[] };

/** Of what was offered what the words mean: one, or all of them; or somebody else who is known by that name. */
function chosenOf(
  parameter: Parameter,
  { offered, fresh }: Offered,
  words: Words,
): readonly Candidate[] {
  const chosen = chooseFrom(offered, words);
  if (chosen.length > 0) return chosen;
  const { steps, text } = words.reading;
  if (isAll(steps.selection, offered.length) && mayHoldSeveral(parameter)) {
    return [{ value: offered.map(({ value }) => value), origin: { origin: "resolved", text } }];
  }
  const again = fresh.filter((one) => offered.some((other) => other.value === one.value));
  const isName = NAME_KINDS.some((kind) => kind === parameter.kind);
  // "Text that to Tom as well" takes nobody's place.
  const isBeside = words.reading.parting.endsInToo;
  const isOther = again.length === 0 && fresh.length === 1 && isName && !isBeside;
  return isOther ? fresh.filter(({ origin }) => origin.origin === "resolved") : again;
}

/** Of more than this nobody was told each. */
const MOST_OFFERED = 4;

/** "Both", "all of them": as many as were offered. */
function isAll(selection: Selection | undefined, offered: number): boolean {
  if (selection?.isShown !== true || offered > MOST_OFFERED) return false;
  return selection.take === "all" && (selection.count ?? offered) === offered;
}

/** "At what time, tomorrow morning?" – "Ten to seven." */
function hourOf(offered: readonly Candidate[], words: Words): Candidate | undefined {
  const [day, ...others] = offered;
  const { reading, context } = words;
  const time = reading.wholeTime() ?? reading.whens[0]?.when;
  if (day?.meaning?.kind !== "when" || others.length > 0 || time?.precision !== "minute")
    return undefined;
  if (day.meaning.when.precision === "minute") return undefined;
  const text = `${String(day.value)} ${whole(words).value}`;
  const when = onThatDay({ day: day.meaning.when, time }, text, context.clock);
  return when && { value: text, origin: whole(words).origin, meaning: { kind: "when", when } };
}

/** "Do you mean Saturday at eight?" – "Yes." */
function taken(
  offered: readonly Candidate[],
  { reading }: Words,
): readonly Candidate[] | undefined {
  return offered.length === 1 && reading.talk.answer === "yes" ? offered : undefined;
}

/** Kinds any words would fill: only when they are what was asked for. */
const COMPOSED = new Set(["span", "free"]);

function wholeTime(words: Words): readonly Candidate[] {
  const when = words.reading.wholeTime();
  return when ? [{ ...whole(words), meaning: { kind: "when", when } }] : [];
}

/** An answer that is nothing but a clause, as it is said alone. */
function clauseAlone({ reading: { text, cues } }: Words): Candidate | undefined {
  const { quote } = cues;
  const isAll = quote?.kind === "clause" && text.slice(0, quote.start).trim() === "";
  return isAll && quote.words !== undefined ? said(quote.words, text) : undefined;
}

function textOf(words: Words): readonly Candidate[] {
  const { text, cues } = words.reading;
  if (cues.told !== undefined) return [said(withoutEnd(cues.told), text)];
  const clause = clauseAlone(words);
  return clause || !asksAgain(words) ? [clause ?? whole(words)] : [];
}

/** "What should it say?" – "Text Rosa, please": the request once more says nothing to write. */
function asksAgain({ reading, tool }: Words): boolean {
  const isCarrier = carrierTest(tool, reading.language);
  const people = reading.names("person");
  const isNamed = (token: SaidToken): boolean => people.some((one) => overlaps(one, token));
  const { isStop } = reading.language.terms;
  const asks = reading.tokens.some(({ word }) => isCarrier(word) && !isStop(word));
  return (
    asks &&
    reading.tokens.some(isNamed) &&
    reading.tokens.every((one) => isNamed(one) || isCarrier(one.word))
  );
}

function whole({ reading }: Words): Candidate {
  const text = withoutEnd(reading.text.trim());
  return said(text, text);
}

function withoutEnd(text: string): string {
  return text.replace(/[.!]+$/, "");
}

/** Those of the offered values that the words mean: by place, by name, by words and time of the record. */
function chooseFrom(
  offered: readonly Candidate[],
  { reading, context, tool }: Words,
): readonly Candidate[] {
  const records = offered.flatMap(({ value }) =>
    context.handles.filter(({ handle }) => handle === value),
  );
  if (records.length === 0) return byName(offered, reading);
  const placed = atPlace(records, reading);
  if (placed) return chosenByWords(offered.filter(({ value }) => value === placed.handle));
  const how = {
    isCarrier: carrierTest(tool, reading.language),
    telling: reading.whens,
    isChoice: true,
  };
  const handles = matchRecords(records.map(speakable), reading, how).map(
    ({ thing }) => thing.handle,
  );
  return chosenByWords(offered.filter(({ value }) => handles.includes(String(value))));
}

function byName(offered: readonly Candidate[], { text, language }: Reading): readonly Candidate[] {
  const wordsOf = (of: string): readonly string[] => language.tokensOf(of).map(({ word }) => word);
  const known = offered.map(({ value }) => ({ id: String(value), name: String(value) }));
  const found = new Set(
    findNames(text, { known, lexicon: language.names }).map(({ named }) => named.id),
  );
  // An everyday word may be what tells the two apart: "Price".
  const words = wordsOf(text);
  const isMeant = ({ value }: Candidate): boolean =>
    found.size > 0
      ? found.has(String(value))
      : wordsOf(String(value)).some((word) => words.includes(word));
  const meant = offered.filter(isMeant);
  return (meant.length < offered.length ? meant : []).map((one) => ({
    ...one,
    origin: { origin: "resolved", text },
  }));
}
