import { randomBytes } from "node:crypto";
import { BUSINESS_CALLS, LOOKUPS } from "../../agent/run-turn.ts";
import { drives } from "../../types/model-profile.ts";
import type { Config } from "../../config/config.ts";
import type { Host } from "../../host/host.ts";
import { createApprovals } from "../../policy/approvals.ts";
import { Conversation } from "../../session/conversation.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import type { Journal } from "../../types/journal.ts";
import type { Registry } from "../../tool/registry.ts";
import { completenessOf } from "../../understanding/completeness.ts";
import { createStages } from "../../turn/create-stages.ts";
import type { Language } from "../../language/language.ts";
import type { TurnSources } from "../../turn/create-stages.ts";
import { momentText } from "../../turn/moment-text.ts";
import { createReading } from "../../turn/say/read-on.ts";
import type { NameTable } from "../../grounding/known/known-names.ts";
import type { Stages } from "../../types/turn/stages.ts";
import { createLoader } from "../../llm/create-loader.ts";
import type { Loader } from "../../llm/create-loader.ts";
import { openExposure } from "./open-exposure.ts";
import { openUnderstanding } from "./trained.ts";
import { openMemory } from "./open-memory.ts";
import type { OpenedMemory } from "./open-memory.ts";
import type { SharedModels } from "./shared-models.ts";
import { SYSTEM } from "../../prompt/system-text.ts";
import { nativeSystemOf } from "../../turn/step/native-system.ts";
import { prepareTurn } from "../../turn/prepare-turn.ts";
import { rankingBy } from "../../understanding/ranking/ranking-by.ts";
import { undoing } from "../../effects/undo-by.ts";

/** What a conversation is built from. */
export type Parts = {
  readonly config: Config;
  readonly language: Language;
  readonly options: AssistantOptions;
  readonly host: Host;
  readonly hands: Host;
  readonly models: SharedModels;
  readonly journal: Journal;
  readonly confirm: Stages["confirm"];
  readonly names: () => Promise<NameTable>;
  readonly registry: Registry;
};

/** A conversation over its stages, with everything they need. */
export function openConversation(parts: Parts): Opened {
  const { registry, config, language, options, host, journal, models } = parts;
  const loader = createLoader(models.opened.llm, options.notice);
  const memory = openMemory(config);
  const sources = sourcesOf(parts, { memory, load: loader.load });
  const { canGoOn } = sources.manner;
  const refit = models.refit ?? ((stages: Stages): Stages => stages);
  const conversation = new Conversation({
    stages: (turn) => refit(createStages(sources, turn)),
    memory: memory.memory,
    keep: memory.keep,
    budget: {
      businessCalls: BUSINESS_CALLS,
      lookups: LOOKUPS,
      metaCalls: sources.prompting.exposure.metaCap,
    },
    takeLoadMs: loader.takeMs,
    undoing: undoing({ host, journal, say: language.say }),
    canAsk: canGoOn,
    reading: createReading({ registry, clock: host.clock, language, canGoOn }),
    answers: language.answers,
    say: language.say.turn.conversation,
    prepare: (opening) => prepareTurn(sources, opening),
    now: () => performance.now(),
  });
  const reader = { ...sources.request, registry, ...sources.ranking };
  return { conversation, completeness: (text) => completenessOf(reader, text) };
}

type Own = { readonly memory: OpenedMemory; readonly load: Loader["load"] };

/** Everything turns take, by who takes it. */
function sourcesOf(
  { registry, config, language, options, host, hands, models, journal, confirm, names }: Parts,
  { memory: { memory, handles }, load }: Own,
): TurnSources {
  const { opened, ranking, remembers = true } = models;
  const { exposure, takeReveals } = openExposure({ config, language, registry, opened, ranking });
  const { llm, profile, shows } = opened;
  const isOneShot = options.isOneShot ?? false;
  return {
    registry,
    profile,
    request: { host, registry, names, handles, language, tagger: ranking.tagger, remembers },
    ranking: rankingBy(ranking, openUnderstanding(config, ranking)),
    prompting: {
      llm,
      load,
      exposure,
      takeReveals,
      system: SYSTEM,
      nativeSystem: nativeSystemOf({ shows, config, host, names }),
      tail: () => momentText(host.clock),
    },
    acting: {
      host,
      hands,
      handles,
      journal,
      language,
      isForgiving: drives(profile),
      confirm,
      notice: options.notice,
      taint: { current: () => memory.taint, set: (taint) => void (memory.taint = taint) },
      approvals: createApprovals(() => performance.now()),
    },
    manner: {
      hasFastPath: config.hasFastPath && profile.by === "model",
      isOneShot,
      canGoOn: !isOneShot || config.session !== undefined,
      nonce: models.nonce ?? randomBytes(3).toString("hex"),
    },
  };
}

type Opened = {
  readonly conversation: Conversation;
  readonly completeness: (text: string) => ReturnType<typeof completenessOf>;
};
