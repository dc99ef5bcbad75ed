import type { Config } from "../../config/config.ts";
import type { Assistant, AssistantOptions, ConverseOptions } from "../../terminal/application.ts";
import { cutOffBlocks } from "../../tool/cut-off.ts";
import type { Asker } from "../../effects/confirm-aloud.ts";
import { confirmAloud } from "../../effects/confirm-aloud.ts";
import { watchDue } from "../../effects/due-watch.ts";
import { dueFiles } from "../../store/due-files.ts";
import { cutOffTurn } from "../../turn/cut-off-turn.ts";
import { hearingWords, steadyNames } from "../../grounding/known/known-names.ts";
import { nearTitles } from "../../grounding/known/near-titles.ts";
import type { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { VoiceParts } from "./open-voice.ts";
import { noticeLanguage } from "../../models/check-language.ts";
import { openIndex } from "./open-index.ts";
import { openLanguage } from "./open-language.ts";
import { openLlm } from "./open-llm.ts";
import { openOutsideTools } from "./open-outside-tools.ts";
import { openRegistry } from "./open-registry.ts";
import { openActing } from "./open-acting.ts";
import { openConversation } from "./open-conversation.ts";
import type { SharedModels } from "./shared-models.ts";

/** Builds one assistant from the settings; everything opened is closed with it, but not models that were lent. */
export async function openAssistant(
  config: Config,
  options: AssistantOptions,
  lent?: SharedModels,
): Promise<Assistant> {
  await noticeLanguage(config, options.notice);
  await using stack = new AsyncDisposableStack();
  const language = await openLanguage(config);
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
  const confirm = confirmAloud({ ...options, registry, asker: () => talk, say: language.say });
  // Each turn begins with the names: the first shall not wait for more than what has changed.
  const known = steadyNames(host);
  await known();
  const { conversation, completeness } = openConversation({
    registry,
    models: { ...lent, opened, ranking },
    config,
    language,
    options,
    host,
    hands,
    journal,
    confirm,
    names: known,
  });
  const names = async () => hearingWords(await known(), await nearTitles(host), language);
  // Last, so that nothing is noted as told by an assistant that could not be opened.
  for (const one of await hands.outgoing.takeUntold()) tell(one);
  const closing = stack.move();
  const parts = { config, conversation, completeness, names, notice, language };
  return {
    turn: (input) => cutOffTurn(conversation.turn(input), input.emit, language.say.acting),
    converse: async (how) => {
      const loop = await converseBy(parts, how);
      // Where a flag answers every question, none is asked aloud.
      if (config.confirm === "ask") talk = loop;
      return loop;
    },
    outgoing,
    due: watchDue(host, { ...dueFiles(config.folders.state), say: language.say }),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** What hears and speaks is loaded when it is asked for: typed requests need none of it. */
async function converseBy(parts: VoiceParts, how: ConverseOptions): Promise<VoiceLoop> {
  const { converse } = await import("./open-voice.ts");
  return converse(parts, how);
}
