import { examine } from "./doctor/examine.ts";
import { openPane } from "./doctor/mac-rows.ts";
import { trySetting } from "./doctor/try-setting.ts";
import { openAssistant } from "./assemble/open/open-assistant.ts";
import { clockOf, openHost } from "./assemble/open/open-host.ts";
import { openLanguage } from "./assemble/open/open-language.ts";
import { openIndex } from "./assemble/open/open-index.ts";
import { openRegistry } from "./assemble/open/open-registry.ts";
import { selfTestMac } from "./doctor/selftest/run-self-test.ts";
import { undoing } from "./effects/undo-by.ts";
import { historyFile, instanceFile, journalFile } from "./assemble/open/state-files.ts";
import type { Config } from "./config/config.ts";
import { revealedFor } from "./exposure/sotto.ts";
import { makeSampleHome } from "./host/embedded/sample/make-sample-home.ts";
import { takeBackLast } from "./session/take-back.ts";
import { spokenAnswer } from "./policy/spoken-answer.ts";
import { verifyAudit } from "./store/audit.ts";
import { forget } from "./store/forget.ts";
import { holdInstance } from "./store/instance-lock.ts";
import { clearMemory, readMemory } from "./store/memory-file.ts";
import { openJournal } from "./store/journal.ts";
import { openTypedHistory } from "./store/typed-history.ts";
import type { Application, RankDoor, ToolRow } from "./terminal/application.ts";
import { signatureOf } from "./tool/signature.ts";

/** Everything the commands can do, built from the settings only when it is asked for. */
export function createApplication(benches: Application["benches"]): Application {
  return {
    open: openAssistant,
    rankDoor: openRankDoor,
    tools: listTools,
    sample: async (folder, config) => {
      const { now, zone } = clockOf(config);
      await makeSampleHome(folder, { now: now(), zone });
    },
    doctor: (config, { broken, connects }) => examine({ config, broken, connects }),
    trySetting,
    openSettings: openPane,
    selfTest: selfTestMac,
    undo: undoEffect,
    effects: listEffects,
    verifyAudit: (config) => verifyAudit(journalFile(config)),
    forget: (config) => {
      using _alone = holdInstance(instanceFile(config));
      return forget(config.folders.state);
    },
    readAnswer: (text) => spokenAnswer(text, "plain"),
    typedHistory: (config) => openTypedHistory(historyFile(config)),
    memory: ({ folders }, session) => readMemory(folders.state, session),
    clearMemory: (config, session) => {
      using _alone = holdInstance(instanceFile(config));
      return clearMemory(config.folders.state, session);
    },
    holdInstance: (config) => holdInstance(instanceFile(config)),
    benches,
  };
}

async function openRankDoor(config: Config): Promise<RankDoor> {
  const registry = openRegistry(config);
  const ranking = await openIndex(config, registry);
  return {
    rank: (text, signal) => ranking.rank(text, signal),
    reveal: (ranked) => revealedFor(ranked, registry.acting()),
    [Symbol.asyncDispose]: () => ranking[Symbol.asyncDispose](),
  };
}

function listTools(config: Config): readonly ToolRow[] {
  return openRegistry(config)
    .list()
    .map((tool) => ({
      name: tool.name,
      load: tool.load,
      description: tool.description,
      signature: signatureOf(tool),
      confirm: typeof tool.confirm === "function" ? "sometimes" : tool.confirm === true,
      effect: tool.effect,
    }));
}

async function undoEffect(config: Config, id: string | undefined): Promise<string> {
  // What waits is taken back, not sent before it can be.
  await using host = await openHost(config, { notice: () => undefined, resumes: false });
  using journal = openJournal(journalFile(config));
  return await takeBackLast(undoing({ host, journal, say: openLanguage().say }), id);
}

function listEffects(config: Config, limit: number): ReturnType<Application["effects"]> {
  const clock = clockOf(config);
  const { say } = openLanguage();
  using journal = openJournal(journalFile(config));
  return journal.list(limit).map((effect) => ({ ...effect, when: say.moment(effect.at, clock) }));
}
