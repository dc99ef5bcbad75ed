import type { Acting, Asked } from "../effects/acting.ts";
import { judgeCall } from "../effects/judge-call.ts";
import { confirmOnce, runApproved } from "../effects/run-approved.ts";
import { shownAgain } from "../effects/shown-again.ts";
import { passageFinder } from "../grounding/content/find-passage.ts";
import { byFinder } from "../grounding/content/find-by.ts";
import { valueFinder } from "../grounding/content/find-value.ts";
import { withinFinder } from "../grounding/content/find-within.ts";
import { toldFinder } from "../grounding/content/find-told.ts";
import { addressedBy } from "../grounding/entity-linking/addressed.ts";
import { createRequestReader } from "../grounding/reading/request-context.ts";
import type { RequestReader, RequestSources } from "../grounding/reading/request-context.ts";
import { judgeTakeBack } from "../policy/judge-take-back.ts";
import { taintBy } from "../policy/taint.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Registry } from "../tool/registry.ts";
import { onlyReads } from "../tool/only-reads.ts";
import { drives } from "../types/model-profile.ts";
import type { ModelProfile } from "../types/model-profile.ts";
import type { Call } from "../types/turn/call.ts";
import type { FinishedCall, Stages, TurnOpening, TurnState } from "../types/turn/stages.ts";
import { askedOtherwise } from "../understanding/asked/asked-otherwise.ts";
import { givenWhole } from "../understanding/whole/given-whole.ts";
import { scoped } from "../understanding/plan.ts";
import type { RankingSources } from "../understanding/sources.ts";
import { understand } from "../understanding/understand.ts";
import { askFor } from "./ask/ask-for.ts";
import type { Asking } from "./ask/ask-for.ts";
import { isPointedAt, lookUp } from "./ask/look-up.ts";
import { owedStep } from "./ask/owed.ts";
import { reopened } from "./ask/reopen.ts";
import { expose } from "./choose/expose.ts";
import { groundSpace } from "./choose/ground-space.ts";
import type { Grounding } from "./choose/ground-space.ts";
import { shortcut } from "./choose/shortcut.ts";
import { sayResult } from "./say/say-result.ts";
import { momentTeller } from "./say/tell-moment.ts";
import { factTeller } from "./say/tell-fact.ts";
import { tellOwn } from "./say/itself/tell-own.ts";
import { isDoubted } from "./doubt/doubt.ts";
import { isDone } from "../types/turn/is-done.ts";
import { recordsOf } from "./step/records-of.ts";
import { composeStep, emitReveals } from "./step/compose-step.ts";
import type { Prompting } from "./step/compose-step.ts";
import { readCall } from "./step/call/read-call.ts";
import { saying } from "./say/saying.ts";
import type { Manner } from "./say/saying.ts";

/** What the turns of a conversation are served with, by who takes it. */
export type TurnSources = {
  readonly registry: Registry;
  readonly profile: ModelProfile;
  /** What words are read with. */
  readonly request: RequestSources;
  readonly ranking: RankingSources;
  readonly prompting: Prompting;
  readonly acting: Omit<Acting, "registry" | "mayAct" | "signal"> & Pick<Stages, "confirm">;
  readonly manner: Manner;
};

/** What the last act answered, and whom it was done for. */
function spokenOf({ registry }: TurnSources, { lastCall }: TurnOpening): LastSpoken {
  if (!lastCall) return {};
  return { told: lastCall.told, addressed: addressedBy(registry.get(lastCall.tool), lastCall) };
}

type LastSpoken = Pick<RequestSources, "told" | "addressed">;

/** The stages of one turn. */
export function createStages(sources: TurnSources, opening: TurnOpening): Stages {
  const turn: OneTurn = {
    ...sources,
    opening,
    contextOf: createRequestReader({ ...sources.request, ...spokenOf(sources, opening) }),
    nextCallId: counter(),
  };
  const { language } = sources.request;
  const { host, handles } = sources.acting;
  return {
    ...understanding(turn),
    ...choosing(turn),
    ...asking(turn),
    ...stepping(turn),
    ...acting(turn),
    ...telling(turn),
    ...saying({ ...turn, language, host, handles, isOpen: opening.open !== undefined }),
  };
}

type OneTurn = TurnSources & {
  readonly opening: TurnOpening;
  /** Shared by the stages, so that the same words are read once. */
  readonly contextOf: RequestReader;
  readonly nextCallId: () => string;
};

function understanding({
  registry,
  profile,
  request,
  ranking,
  acting: own,
  contextOf,
  opening,
}: OneTurn): Pick<Stages, "understand" | "otherwise"> {
  const { language, host, remembers } = request;
  const { handles } = own;
  const { similar, knownTexts, ...ranked } = ranking;
  const texts = { host, language, registry, similar, knownTexts };
  const lastCall = remembers ? opening.lastCall : undefined;
  const sources = {
    registry,
    profile,
    language,
    handles,
    lastCall,
    contextOf,
    findPassage: passageFinder(texts),
    findTold: toldFinder(texts),
    findWithin: withinFinder(texts),
    findBy: byFinder(texts),
    findValue: valueFinder(texts),
    similar,
    ...ranked,
  };
  const { open } = opening;
  return {
    understand: async (utterance, signal) => {
      const plan = await understand(sources, { utterance, open, signal });
      return drives(profile) ? givenWhole(sources, plan, utterance) : plan;
    },
    otherwise: async (unanswered, state, abort) =>
      drives(profile)
        ? undefined
        : askedOtherwise(sources, { ...unanswered, state, signal: abort }),
  };
}

/** What may be called, with which values, and the call that needs no model. */
function choosing(turn: OneTurn): Pick<Stages, "expose" | "ground" | "shortcut"> {
  const { registry, profile, request, prompting, contextOf, nextCallId } = turn;
  const { hasFastPath } = turn.manner;
  const meaning = { registry, language: request.language, host: request.host };
  return {
    expose: (state) => {
      prompting.takeReveals();
      return expose({ exposure: prompting.exposure, profile, registry }, state);
    },
    ground: (space, state) => {
      const finding = findingOf(turn);
      return groundSpace({ registry, profile, contextOf, hasFastPath, finding }, space, state);
    },
    shortcut: (space, state) =>
      hasFastPath ? shortcut({ space, state: scoped(state), nextCallId, meaning }) : undefined,
  };
}

function asking(turn: OneTurn): Pick<Stages, "owed" | "lookup" | "question" | "reopen"> {
  const {
    registry,
    profile,
    request: { names },
    ranking: { similar },
    opening: { signal },
    contextOf,
    nextCallId,
  } = turn;
  return {
    owed: (state) => {
      const { host } = turn.acting;
      const saying = { registry, profile, host, isOneShot: false, language: turn.request.language };
      const say = ({ call, result, said }: FinishedCall): string | undefined =>
        sayResult(saying, { call, result, text: said, values: { from: "words" } });
      const words = turn.request.language.say.turn.owed;
      return owedStep({ ...findingOf(turn), nextCallId, words, say }, state);
    },
    lookup: async (lack, state) =>
      isPointedAt(state.plan, lack)
        ? undefined
        : lookUp(
            { registry, profile, contextOf, nextCallId, similar, signal },
            lack,
            scoped(state).utterance,
          ),
    question: (space) => askFor(askingOf(turn), space),
    reopen: (call, result) => reopened({ registry, names, profile }, call, result),
  };
}

/** What was found is told by these. */
function findingOf({
  registry,
  request,
  acting: { handles, host },
  opening: { lastCall },
}: OneTurn): Grounding["finding"] {
  const { clock } = host;
  const telling = { registry, language: request.language, clock };
  return {
    ...telling,
    handles,
    lastCall,
    tell: factTeller(telling),
    momentOf: momentTeller({ ...telling, handles }),
  };
}

function askingOf({ registry, profile, acting: own, request, nextCallId }: OneTurn): Asking {
  const { handles, taint, host } = own;
  const { language } = request;
  const sayTime: Asking["sayTime"] = (when) => language.say.when(when, host.clock);
  return { registry, handles, taint, nextCallId, by: profile.by, language, sayTime };
}

/** The decision of a model. */
function stepping(turn: OneTurn): Pick<Stages, "compose" | "step" | "read" | "discover"> {
  const {
    registry,
    profile,
    prompting,
    contextOf,
    opening: { emit, signal },
  } = turn;
  const { llm, exposure } = prompting;
  const composing = { ...prompting, registry, taint: turn.acting.taint, emit, signal };
  const { language, host } = turn.request;
  const meaning = { registry, language, host };
  const { host: own } = turn.acting;
  const reading = { ...askingOf(turn), exposure, contextOf, profile, meaning, host: own };
  return {
    compose: (space, state) => composeStep(composing, space, state),
    step: (request, options) => llm.step(request, options),
    read: (output, space, state) => readCall(reading, output, { space, state: scoped(state) }),
    discover: async (call, state) => {
      const answer = await exposure.answer(call, state);
      await emitReveals(composing);
      return answer;
    },
  };
}

/** From a decision to what it did. */
function acting({
  registry,
  profile,
  contextOf,
  acting: own,
  opening: { mayAct, takeBack, lastCall, signal },
}: OneTurn): Pick<
  Stages,
  "judge" | "judgeTakeBack" | "confirm" | "run" | "takeBack" | "again" | "isReading"
> {
  const parts = { ...own, registry, mayAct, signal };
  const askedBy = async (call: Call, state: TurnState): Promise<Asked> => {
    const { utterance, ranked } = scoped(state);
    const isCodes = profile.isLed && !drives(profile);
    const isOpen = isCodes && (await isDoubted({ registry, contextOf }, call, state));
    return { said: utterance.text, ranked, isDoubted: isOpen };
  };
  return {
    takeBack,
    again: (act) => shownAgain(parts, recordsOf(act, lastCall)),
    judgeTakeBack: ({ plan, calls }) => {
      const [last, taint] = [own.journal.findOwn(), own.taint.current()];
      const done = calls.findLast((one) => isDone(one) && !one.takesBack)?.call.name;
      return judgeTakeBack({ last, taint, say: own.language.say.warning, own: done }, plan.act);
    },
    isReading: ({ name }) => {
      const tool = registry.get(name);
      return drives(profile) && tool !== undefined && onlyReads(tool);
    },
    judge: async (call, state) => judgeCall(parts, call, await askedBy(call, state)),
    confirm: (confirmation, call) => confirmOnce(parts, confirmation, call),
    run: async (call, state, abort) =>
      runApproved(parts, { call, asked: await askedBy(call, state), signal: abort }),
  };
}

function telling(turn: OneTurn): Pick<Stages, "tell"> {
  const { registry, request, opening, acting: own } = turn;
  const { language, host } = request;
  const reads = (tool: Tool): void => own.taint.set(taintBy(own.taint.current(), tool));
  const { lastCall } = opening;
  return { tell: (asked) => tellOwn({ language, registry, host, reads, lastCall }, asked) };
}

function counter(): () => string {
  let count = 0;
  return () => `c${(count += 1)}`;
}
