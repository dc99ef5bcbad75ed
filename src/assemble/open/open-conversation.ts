import { randomBytes } from "node:crypto";
import { BUSINESS_CALLS } from "../../agent/run-turn.ts";
import type { Config } from "../../config/config.ts";
import type { Host } from "../../host/host.ts";
import { createApprovals } from "../../policy/approvals.ts";
import { Conversation } from "../../session/conversation.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import type { Journal } from "../../types/journal.ts";
import type { Registry } from "../../tool/registry.ts";
import { completenessOf } from "../voice/completeness.ts";
import { createStages } from "../../turn/create-stages.ts";
import { openLanguage } from "./open-language.ts";
import type { Piece, Workshop } from "../../turn/create-stages.ts";
import { momentText } from "../../turn/moment-text.ts";
import { createReading } from "../../turn/read-on.ts";
import { opened as byOpening } from "../../understanding/opened.ts";
import { createLoader } from "./create-loader.ts";
import { openExposure } from "./open-exposure.ts";
import type { OpenedIndex } from "./open-index.ts";
import type { OpenedLlm } from "./open-llm.ts";
import { openTagger } from "./trained.ts";
import { openMemory } from "./open-memory.ts";
import { prepareTurn } from "../voice/prepare-turn.ts";
import { rankHeard } from "../../understanding/rank-heard.ts";
import { undoing } from "../../effects/undo-by.ts";

const SYSTEM =
  "You are sotto, a voice assistant on this computer. Call one tool, or answer in one short sentence.";
const ABILITIES =
  "I can look after your calendar, reminders, mail, messages, notes, contacts and files, open apps, play music, set timers and run shortcuts. Just say what you need.";

/** What a conversation is built from. */
export type Parts = {
  readonly config: Config;
  readonly options: AssistantOptions;
  readonly host: Host;
  readonly hands: Host;
  readonly opened: OpenedLlm;
  readonly journal: Journal;
  readonly confirm: Workshop["confirm"];
  readonly names: Workshop["names"];
  readonly registry: Registry;
  readonly ranking: OpenedIndex;
  readonly without: readonly Piece[];
};

/** A conversation over its stages, with everything they need. */
export function openConversation(parts: Parts): Opened {
  const { registry, ranking, config, options, host, hands, opened, journal, confirm } = parts;
  const loader = createLoader(opened.llm, options.notice);
  const { memory, handles, keep } = openMemory(config);
  const { exposure, takeReveals } = openExposure({ config, registry, opened, ranking });
  const canGoOn = !(options.isOneShot ?? false) || config.session !== undefined;
  const shop: Workshop = {
    registry,
    exposure,
    host,
    hands,
    notice: options.notice,
    journal,
    llm: opened.llm,
    manners: opened.manners,
    handles,
    memory,
    ...rankingBy(ranking),
    language: openLanguage(),
    tagger: openTagger(),
    names: parts.names,
    confirm,
    system: SYSTEM,
    tail: () => momentText(host.clock),
    isOneShot: options.isOneShot ?? false,
    canGoOn,
    fastPath: config.hasFastPath && opened.manners.by === "model",
    taint: { current: () => memory.taint, set: (taint) => void (memory.taint = taint) },
    approvals: createApprovals(() => performance.now()),
    nonce: randomBytes(3).toString("hex"),
    load: loader.load,
    takeReveals,
    without: parts.without,
  };
  const conversation = new Conversation({
    stages: (turn) => createStages(shop, turn),
    memory,
    keep,
    budget: { businessCalls: BUSINESS_CALLS, metaCalls: exposure.metaCap },
    takeLoadMs: loader.takeMs,
    undoing: undoing(host, journal),
    canAsk: canGoOn,
    reading: createReading({ registry, clock: host.clock, canGoOn }),
    answers: shop.language.answers,
    abilities: ABILITIES,
    prepare: (opening) => prepareTurn(shop, opening),
    now: () => performance.now(),
  });
  return { conversation, completeness: (text) => completenessOf(shop, text) };
}

/** How words are ranked, heard or as parts: by the index, and by openings that mean one tool. */
function rankingBy({ rank, index }: OpenedIndex): Pick<Workshop, "rank" | "rankWords"> {
  const language = openLanguage();
  return {
    rank: (utterance, signal) =>
      rankHeard(utterance, async (text) => byOpening(text, await rank(text, signal), language)),
    rankWords: (text) => byOpening(text, index.rank(text), language),
  };
}

type Opened = {
  readonly conversation: Conversation;
  readonly completeness: (text: string) => ReturnType<typeof completenessOf>;
};
