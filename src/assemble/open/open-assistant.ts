import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { BUSINESS_CALLS } from "../../agent/run-turn.ts";
import type { Config } from "../../config/config.ts";
import type { Host } from "../../host/host.ts";
import { patientHost } from "../../host/patient-host.ts";
import { createApprovals } from "../../policy/approvals.ts";
import { spokenAnswer } from "../../policy/spoken-answer.ts";
import { Conversation } from "../../session/conversation.ts";
import type { OpenJournal } from "../../store/journal.ts";
import { openJournal } from "../../store/journal.ts";
import type { Assistant, AssistantOptions } from "../../terminal/application.ts";
import type { Journal } from "../../types/journal.ts";
import { cutOffBlocks } from "../../tool/cut-off.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Registry } from "../../tool/registry.ts";
import { completenessOf } from "../voice/completeness.ts";
import { type Asker, confirmAloud } from "../voice/confirm-aloud.ts";
import { converse } from "../voice/converse.ts";
import { watchDue } from "../voice/due-watch.ts";
import { cutOffTurn } from "../turn/cut-off-turn.ts";
import { createStages } from "../turn/create-stages.ts";
import { english } from "../../language/en/english.ts";
import type { Piece, Workshop } from "../turn/create-stages.ts";
import { journalFile } from "./state-files.ts";
import { hearingWords, steadyNames } from "../names/known-names.ts";
import { nearTitles } from "../names/near-titles.ts";
import { momentText } from "../turn/moment-text.ts";
import { createReading } from "../turn/read-on.ts";
import { opened as byOpening } from "../understanding/opened.ts";
import { noticeLanguage } from "./check-language.ts";
import { createLoader } from "./create-loader.ts";
import { openExposure } from "./open-exposure.ts";
import { openEars } from "./open-ears.ts";
import { openHost } from "./open-host.ts";
import { openIndex } from "./open-index.ts";
import type { OpenedIndex } from "./open-index.ts";
import { openLlm } from "./open-llm.ts";
import { openOutsideTools } from "./open-outside-tools.ts";
import type { OpenedLlm } from "./open-llm.ts";
import { openTagger } from "./trained.ts";
import { openRegistry } from "./open-registry.ts";
import { openMemory } from "./open-memory.ts";
import { prepareTurn } from "../voice/prepare-turn.ts";
import { rankHeard } from "../understanding/rank-heard.ts";
import { reportInterrupted } from "../effects/report-interrupted.ts";
import { undoing } from "../effects/undo-by.ts";
import { watchOutgoing } from "../effects/watch-outgoing.ts";

const SYSTEM =
  "You are sotto, a voice assistant on this computer. Call one tool, or answer in one short sentence.";
const ABILITIES =
  "I can look after your calendar, reminders, mail, messages, notes, contacts and files, open apps, play music, set timers and run shortcuts. Just say what you need.";

/** What is slow to open and the same for every home: a benchmark shares it between assistants. */
export type Mind = {
  readonly opened: OpenedLlm;
  readonly ranking: OpenedIndex;
  /** Parts of the way a call is made that are switched off, to measure what they are worth. */
  readonly without: readonly Piece[];
  /** Tools beside our own, which `ranking` knows too. */
  readonly outside?: readonly Tool[];
};

/** Builds one assistant from the settings; everything opened is closed with it, but not a mind that was lent. */
export async function openAssistant(
  config: Config,
  options: AssistantOptions,
  lent?: Mind,
): Promise<Assistant> {
  await noticeLanguage(config, options.notice);
  await using stack = new AsyncDisposableStack();
  const { notice } = options;
  if (!lent) stack.use(cutOffBlocks());
  const { hands, host, journal, outgoing, tell } = await openActing(config, options, stack);
  const opened = lent?.opened ?? (await openLlm(config, options.signal));
  if (!lent) stack.use(opened.llm);
  const registry = openRegistry(config);
  const outside = lent ? undefined : stack.use(await openOutsideTools(config, options));
  registry.add(outside?.tools ?? lent?.outside ?? []);
  const ranking = lent?.ranking ?? stack.use(await openIndex(config, registry, options.notice));
  let talk: Asker | undefined;
  const confirm = confirmAloud({ confirm: options.confirm, registry, asker: () => talk, notice });
  // Each turn begins with the names: the first shall not wait for more than what has changed.
  const known = steadyNames(host);
  await known();
  const { conversation, completeness } = openConversation({
    registry,
    ranking,
    config,
    options,
    host,
    hands,
    opened,
    journal,
    confirm,
    names: known,
    without: lent?.without ?? [],
  });
  const names = async () => hearingWords(await known(), await nearTitles(host));
  // Last, so that nothing is noted as told by an assistant that could not be opened.
  for (const one of await hands.outgoing.takeUntold()) tell(one);
  const closing = stack.move();
  return {
    turn: (input) => cutOffTurn(conversation.turn(input), input.emit),
    hear: (source, { emit, signal }) => openEars({ config, source, emit, signal, names, notice }),
    converse: async (how) => {
      const loop = await converse({ config, conversation, completeness, names, notice }, how);
      // Where a flag answers every question, none is asked aloud.
      if (config.confirm === "ask") talk = loop;
      return loop;
    },
    outgoing,
    due: watchDue(host, join(config.folders.state, "announced.json")),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** A journal that knows the conversation its effects belong to: one with a name goes on at the next start. */
function openOwnJournal(config: Config): OpenJournal {
  return openJournal(journalFile(config), { conversation: config.session ?? randomUUID() });
}

type Acting = {
  /** As it is: what acts takes the time it takes. */
  readonly hands: Host;
  /** The same, whose looks answer in their time. */
  readonly host: Host;
  readonly journal: Journal;
  readonly outgoing: Assistant["outgoing"];
  readonly tell: (outgoing: Outgoing) => void;
};

/** What acts and keeps account of it; closed with the stack. */
async function openActing(
  config: Config,
  options: AssistantOptions,
  stack: AsyncDisposableStack,
): Promise<Acting> {
  const { notice } = options;
  const tell = options.tell ?? (({ text }: Outgoing): void => notice(text));
  const hands = stack.use(await openHost(config, { ...options, tell }));
  const host = patientHost(hands);
  const journal = stack.use(openOwnJournal(config));
  reportInterrupted(journal, host.clock, notice);
  return { hands, host, journal, outgoing: await watchOutgoing(hands, journal), tell };
}

type Parts = {
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

function openConversation(parts: Parts): Opened {
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
    language: english,
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
    yesOrNo: (text) => spokenAnswer(text, "plain"),
    abilities: ABILITIES,
    prepare: (opening) => prepareTurn(shop, opening),
    now: () => performance.now(),
  });
  return { conversation, completeness: (text) => completenessOf(shop, text) };
}

/** How words are ranked, heard or as parts: by the index, and by openings that mean one tool. */
function rankingBy({ rank, index }: OpenedIndex): Pick<Workshop, "rank" | "rankWords"> {
  return {
    rank: (utterance, signal) =>
      rankHeard(utterance, async (text) => byOpening(text, await rank(text, signal), english)),
    rankWords: (text) => byOpening(text, index.rank(text), english),
  };
}

type Opened = {
  readonly conversation: Conversation;
  readonly completeness: (text: string) => ReturnType<typeof completenessOf>;
};
