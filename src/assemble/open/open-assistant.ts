import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import type { Assistant, AssistantOptions, ConverseOptions } from "../../terminal/application.ts";
import { cutOffBlocks } from "../../tool/cut-off.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { type Asker, confirmAloud } from "../voice/confirm-aloud.ts";
import { watchDue } from "../voice/due-watch.ts";
import { cutOffTurn } from "../../turn/cut-off-turn.ts";
import type { Piece } from "../../turn/create-stages.ts";
import { hearingWords, steadyNames } from "../../grounding/known/known-names.ts";
import { nearTitles } from "../../grounding/known/near-titles.ts";
import type { Utterance } from "../../types/utterance.ts";
import type { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { VoiceParts } from "../voice/converse.ts";
import type { Ears } from "./open-ears.ts";
import { noticeLanguage } from "./check-language.ts";
import { openLanguage } from "./open-language.ts";
import { openIndex } from "./open-index.ts";
import type { OpenedIndex } from "./open-index.ts";
import { openLlm } from "./open-llm.ts";
import { openOutsideTools } from "./open-outside-tools.ts";
import type { OpenedLlm } from "./open-llm.ts";
import { openRegistry } from "./open-registry.ts";
import { openActing } from "./open-acting.ts";
import { openConversation } from "./open-conversation.ts";

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
  const parts = { config, conversation, completeness, names, notice, language: openLanguage() };
  return {
    turn: (input) => cutOffTurn(conversation.turn(input), input.emit),
    hear: (source, how) => hearBy({ ...how, config, source, names, notice }),
    converse: async (how) => {
      const loop = await converseBy(parts, how);
      // Where a flag answers every question, none is asked aloud.
      if (config.confirm === "ask") talk = loop;
      return loop;
    },
    outgoing,
    due: watchDue(host, join(config.folders.state, "announced.json")),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

// What hears and speaks is loaded when it is asked for: typed requests need none of it.

async function* hearBy(ears: Ears): AsyncGenerator<Utterance> {
  const { openEars } = await import("./open-ears.ts");
  yield* openEars(ears);
}

async function converseBy(parts: VoiceParts, how: ConverseOptions): Promise<VoiceLoop> {
  const { converse } = await import("../voice/converse.ts");
  return converse(parts, how);
}
