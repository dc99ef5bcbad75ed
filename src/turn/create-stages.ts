import type { Exposure, Reveal } from "../exposure/exposure.ts";
import { abstains } from "../exposure/choices.ts";
import { analyse } from "../grounding/reading/analyse.ts";
import type { Analysis } from "../grounding/reading/analyse.ts";
import type { GroundingContext } from "../grounding/grounding-context.ts";
import type { Tagger } from "../grounding/tagger/create-tagger.ts";
import type { Language } from "../language/language.ts";
import type { Host } from "../host/host.ts";
import { compose } from "../prompt/compose.ts";
import { renderData, renderResult } from "../prompt/render-result.ts";
import { trimPrompt } from "../prompt/trim-prompt.ts";
import { smallTalk } from "../session/small-talk.ts";
import type { TurnOpening } from "../session/conversation.ts";
import type { WorkingMemory } from "../session/working-memory.ts";
import type { HandleBook, HandleEntry } from "../tool/handle-book.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Registry } from "../tool/registry.ts";
import type { Call, CallAuthor } from "../types/call.ts";
import type { Journal } from "../types/journal.ts";
import type { NameKind, Named } from "../types/known-names.ts";
import type { KnownRecords } from "../types/known-record.ts";
import type { CallSpace } from "../types/call-space.ts";
import type { Llm, StepRequest } from "../types/llm.ts";
import type { Prompt } from "../types/prompt-item.ts";
import type { Ranked } from "../types/ranked.ts";
import type { Stages, TurnState } from "../types/stages.ts";
import type { Taint } from "../types/taint.ts";
import type { Approvals } from "../policy/approvals.ts";
import type { Utterance } from "../types/utterance.ts";
import { decline } from "./decline.ts";
import { lookUp } from "./look-up.ts";
import { kindsOf, readRecords } from "../grounding/known/known-records.ts";
import { groundChoice } from "./ground-choice.ts";
import { judgeCall } from "./judge-call.ts";
import { noteOutsideWords } from "../effects/note-outside-words.ts";
import { confirmOnce, runApproved } from "../effects/run-approved.ts";
import { askFor, reopened } from "./ask-for.ts";
import { createParts } from "../understanding/parts.ts";
import type { Parts } from "../understanding/parts.ts";
import { moreToCome, unreadOf } from "./read-on.ts";
import { readCall } from "./read-call.ts";
import { sayResult } from "./say-result.ts";
import { settled } from "./settled.ts";
import { showKnown } from "./show-known.ts";
import { shortcutWithMeanings } from "./with-meanings.ts";
import { understand } from "../understanding/understand.ts";
import type { Understanding as Heard } from "../understanding/understand.ts";

/** Tokens kept free for results and the answer of a turn. */
const RESERVED_TOKENS = 2_000;

/** What the conversation has read so far. */
export type TaintKeeper = {
  readonly current: () => Taint;
  readonly set: (taint: Taint) => void;
};

export type ModelManners = {
  /** Small models word nothing and decline by template. */
  readonly wording: "template" | "model";
  readonly callable: "index" | "all";
  /** Weight of the index's opinion beside the model's log-probability. */
  readonly choiceWeight: number;
  /** The largest lead of the index's first this model was seen to overrule; none where it wasn't measured. */
  readonly mostOverruled: number | undefined;
  readonly by: CallAuthor;
};

/** Free strings instead of grounded values; a choice without the index's weight; no records of earlier results. */
export type Piece = "grounding" | "index-weight" | "memory";

export type Workshop = {
  readonly registry: Registry;
  readonly exposure: Exposure;
  /** For looks of our own: each answers in its time or fails. */
  readonly host: Host;
  /** For tools, which have a time of their own. */
  readonly hands: Host;
  /** Tells what nobody waits for any more. */
  readonly notice: (sentence: string) => void;
  readonly handles: HandleBook;
  readonly llm: Llm;
  readonly journal: Journal;
  readonly manners: ModelManners;
  readonly rank: (utterance: Utterance, signal: AbortSignal) => Promise<Ranked>;
  readonly language: Language;
  readonly tagger?: Tagger | undefined;
  /** The fast arms alone, for parts of a request. */
  readonly rankWords: (text: string) => Ranked;
  readonly names: () => Promise<Readonly<Partial<Record<NameKind, readonly Named[]>>>>;
  readonly confirm: Stages["confirm"];
  readonly system: string;
  readonly tail: () => string;
  readonly fastPath: boolean;
  /** Nothing runs on after this turn. */
  readonly isOneShot: boolean;
  /** Another request can still come in this conversation, at this start or a later one. */
  readonly canGoOn: boolean;
  readonly taint: TaintKeeper;
  readonly memory: WorkingMemory;
  readonly approvals: Approvals;
  /** Marks data in the prompt; one a conversation, unknown to whoever writes the data. */
  readonly nonce: string;
  /** Loads the model when it isn't yet. */
  readonly load: (signal: AbortSignal) => Promise<void>;
  /** What the exposure has shown since the last time it was asked. */
  readonly takeReveals: () => readonly Reveal[];
  /** Switched off, to measure what it is worth. */
  readonly without: readonly Piece[];
};

/** What the parts of one turn share. */
export type Bench = Workshop & {
  readonly nextCallId: () => string;
  /** What code can tell about some words, with the records the tools at hand are about. */
  readonly insight: (utterance: Utterance, tools?: readonly Tool[]) => Promise<Insight>;
  readonly signal: AbortSignal;
  /** Asked before anything is changed; false where the words have gone on. */
  readonly mayAct: () => Promise<boolean>;
};
export type Insight = { readonly analysis: Analysis; readonly context: GroundingContext };

/** The stages of one turn over concrete parts. */
export function createStages(shop: Workshop, opening: TurnOpening): Stages {
  const { signal, mayAct } = opening;
  const bench: Bench = {
    ...shop,
    nextCallId: counter(),
    insight: insightOnce(shop),
    signal,
    mayAct,
  };
  const parts = createParts();
  return {
    ...understanding(bench, parts, opening),
    ...thinking(bench, parts, opening),
    ...acting(bench, parts),
    unserved: (state) => parts.unserved(state),
    moreToCome: (calls) => moreToCome(unreadOf(calls), shop),
    leans: bench.language.pointing.pointsBack,
    endsWithTemplate: shop.manners.wording === "template",
  };
}

type Understanding =
  | "rank"
  | "decline"
  | "nearest"
  | "expose"
  | "ground"
  | "shortcut"
  | "lookup"
  | "question"
  | "reopen";

/** From words to what may be called. */
function understanding(
  bench: Bench,
  parts: Parts,
  { open }: TurnOpening,
): Pick<Stages, Understanding> {
  const { registry, exposure, language, manners } = bench;
  let heard: Heard | undefined;
  return {
    rank: async (utterance, abort) => {
      heard = await understand(bench, { utterance, open, signal: abort });
      return parts.start(heard.parts);
    },
    decline: (ranked, utterance) => {
      if (manners.wording !== "template") return undefined;
      // "Hello" may be what a text is to say: while a question is open it is no small talk.
      const talk = open ? undefined : smallTalk(utterance.text);
      if (talk && !talk.mayBeName) return talk.reply;
      return abstains(ranked) ? decline({ ranked, utterance, registry, language }) : undefined;
    },
    nearest: (ranked, utterance) => decline({ ranked, utterance, registry, language }),
    expose: async (state) => {
      bench.takeReveals();
      const space = await exposure.space(parts.scope(state));
      const chosen = space.callable.filter(({ tool }) => tool === state.chosen);
      return chosen.length > 0
        ? { ...space, callable: chosen, mustCall: true, mayAnswer: false }
        : space;
    },
    ground: async (space, state) => {
      const tools = space.callable.flatMap((choice) => registry.get(choice.tool) ?? []);
      const { utterance } = parts.scope(state);
      const seen = await bench.insight(utterance, tools);
      const isShown = showKnown(bench, tools, { insight: seen, state });
      const insight = isShown ? await bench.insight(utterance, tools) : seen;
      const callable = space.callable.flatMap((choice) => {
        const tool = registry.get(choice.tool);
        const grounded = tool && heard?.ground(tool, insight);
        return grounded ? [groundChoice(bench, choice, { tool, grounded })] : [];
      });
      const grounded = { ...space, callable };
      return bench.fastPath ? settled(grounded, manners.mostOverruled) : grounded;
    },
    shortcut: (space, state) =>
      bench.fastPath ? shortcutWithMeanings(bench, space, parts.scope(state)) : undefined,
    lookup: (lack, state) => lookUp(bench, lack, parts.scope(state)),
    question: (space) => askFor(bench, space),
    reopen: (call, result) => reopened(bench, call, result),
  };
}

/** From what may be called to a decision of the model. */
function thinking(
  bench: Bench,
  parts: Parts,
  { emit, signal }: TurnOpening,
): Pick<Stages, "compose" | "step" | "read" | "discover"> {
  const { exposure, llm } = bench;
  const emitReveals = async (): Promise<void> => {
    for (const { names, via, text } of bench.takeReveals()) {
      emit({ type: "reveal", names, via, tokens: await llm.count(text) });
    }
  };
  const requestOf = async (space: CallSpace, state: TurnState): Promise<StepRequest> => {
    await bench.load(signal);
    await emitReveals();
    const system = `${bench.system}\n${exposure.system()}`;
    const request = compose({ space, state, system, tail: bench.tail() });
    const limit = Math.max(llm.contextSize() - RESERVED_TOKENS, llm.contextSize() / 2);
    const fit = { limit, count: (prompt: Prompt) => llm.countPrompt(prompt) };
    const trimmed = await trimPrompt(request, fit);
    if (trimmed === request) return request;
    const again = exposure.again({ ...parts.scope(state), items: trimmed.items }, state.items);
    await emitReveals();
    return { ...trimmed, items: [...trimmed.items, ...again] };
  };
  return {
    compose: async (space, state) => {
      const request = await requestOf(space, state);
      noteOutsideWords(bench, request);
      return request;
    },
    step: (request, options) => llm.step(request, options),
    read: (output, space, state) => readCall(bench, output, { space, state: parts.scope(state) }),
    discover: async (call, state) => {
      const answer = await exposure.answer(call, state);
      await emitReveals();
      return answer;
    },
  };
}

/** From a decision to what it did. */
function acting(
  bench: Bench,
  parts: Parts,
): Pick<Stages, "judge" | "confirm" | "run" | "render" | "say"> {
  let judged: TurnState | undefined;
  return {
    judge: (call, state) => {
      judged = parts.scope(state);
      return judgeCall(bench, call, judged);
    },
    confirm: (confirmation, call) => confirmOnce(bench, confirmation, call),
    run: async (call, signal) => {
      if (!judged) throw new Error("A call runs only after it was judged.");
      return runApproved(bench, { call, state: judged, signal });
    },
    render: (call, result) =>
      isData(bench, call) ? renderData(result, bench.nonce) : renderResult(result),
    say: (call, result) => sayResult(bench, call, result),
  };
}

/** Strangers' words are marked for models that word answers; small ones only ever pick from what grounding offers. */
function isData({ registry, manners }: Bench, { name }: Call): boolean {
  return manners.wording === "model" && registry.get(name)?.reads === "untrusted";
}

function counter(): () => string {
  let count = 0;
  return () => `c${(count += 1)}`;
}

/** The words of each part of the turn are analysed once, records read once a turn; handles grow with each result. */
function insightOnce(shop: Workshop): Bench["insight"] {
  const known = new Map<string, Promise<Insight>>();
  const kept = new Map<string, KnownRecords>();
  const before = shop.handles.recent()[0]?.listing ?? 0;
  const isKnown = ({ listing }: HandleEntry): boolean =>
    !shop.without.includes("memory") || listing > before;
  const look = async (utterance: Utterance): Promise<Insight> => {
    const { clock } = shop.host;
    const names = await shop.names();
    const { language, tagger } = shop;
    const context = { utterance, clock, language, names, handles: [], tagger };
    return { analysis: analyse(utterance.text, context), context };
  };
  const recordsOf = async (
    tools: readonly Tool[],
    { anchors }: Analysis,
  ): Promise<KnownRecords> => {
    // "The day before the dentist" is told by the calendar, whatever the tool is about.
    const beside = anchors.length > 0 && tools.length > 0 ? ["event"] : [];
    const kinds = [...new Set([...tools.flatMap(kindsOf), ...beside])].toSorted();
    const key = kinds.join();
    const records = kept.get(key) ?? (await readRecords(shop.host, kinds));
    kept.set(key, records);
    return records;
  };
  return async (utterance, tools = []) => {
    const seen = known.get(utterance.text) ?? look(utterance);
    known.set(utterance.text, seen);
    const { analysis, context } = await seen;
    const handles = shop.handles.recent().filter(isKnown);
    return { analysis, context: { ...context, handles, known: await recordsOf(tools, analysis) } };
  };
}
