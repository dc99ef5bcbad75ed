import { historyFile, journalFile } from "./assemble/open/state-files.ts";
import type { Application } from "./terminal/application.ts";

/**
 * Everything the commands can do, each loaded when it is asked for: what one command needs, no other
 * waits for.
 */
export function createApplication(
  measures: Pick<Application, "benches" | "tryModel" | "ring">,
): Application {
  return { ...requests, ...looks, ...changes, ...measures };
}

/** What serves requests. */
const requests = {
  open: async (config, options) => {
    const { openAssistant } = await import("./assemble/open/open-assistant.ts");
    return openAssistant(config, options);
  },
  answers: async (config) => {
    const { openLanguage } = await import("./assemble/open/open-language.ts");
    return (await openLanguage(config)).answers;
  },
  holdInstance: async (config) => {
    const { holdState } = await import("./assemble/doors/state.ts");
    return holdState(config);
  },
  typedHistory: async (config) => {
    const { openTypedHistory } = await import("./store/typed-history.ts");
    return openTypedHistory(historyFile(config));
  },
} satisfies Partial<Application>;

/** What shows something. */
const looks = {
  rankDoor: async (config) => {
    const { openRankDoor } = await import("./assemble/doors/rank-door.ts");
    return openRankDoor(config);
  },
  tools: async (config) => {
    const { listTools } = await import("./assemble/doors/list-tools.ts");
    return listTools(config);
  },
  doctor: async (config, { broken, connects }) => {
    const { examine } = await import("./doctor/examine.ts");
    const { openLanguage } = await import("./assemble/open/open-language.ts");
    return examine({ config, language: await openLanguage(config), broken, connects });
  },
  microphoneFlaw: async (config) => {
    const { microphoneFlaw } = await import("./doctor/microphone-mode.ts");
    const { openLanguage } = await import("./assemble/open/open-language.ts");
    return microphoneFlaw(config, await openLanguage(config));
  },
  openSettings: async (name) => {
    const { openPane } = await import("./doctor/mac-rows.ts");
    return openPane(name);
  },
  selfTest: async (config, options) => {
    const { selfTestMac } = await import("./doctor/selftest/run-self-test.ts");
    const { openLanguage } = await import("./assemble/open/open-language.ts");
    return selfTestMac(config, await openLanguage(config), options);
  },
  conventions: async (config) => {
    const { openConventions } = await import("./assemble/open/open-language.ts");
    return openConventions(config);
  },
  effects: async (config, limit) => {
    const { listEffects } = await import("./assemble/doors/effects.ts");
    return listEffects(config, limit);
  },
  verifyAudit: async (config) => {
    const { verifyAudit } = await import("./store/audit.ts");
    return verifyAudit(journalFile(config));
  },
  memory: async ({ folders }, session) => {
    const { readMemory } = await import("./store/memory-file.ts");
    return readMemory(folders.state, session);
  },
} satisfies Partial<Application>;

/** What changes something of ours. */
const changes = {
  sample: async (folder, config) => {
    const { clockOf } = await import("./config/clock-of.ts");
    const { makeSampleHome } = await import("./host/embedded/sample/make-sample-home.ts");
    const { now, zone } = clockOf(config);
    await makeSampleHome(folder, { now: now(), zone });
  },
  trySetting: async (config, key) => {
    const { trySetting } = await import("./doctor/try-setting.ts");
    const { openRegistry } = await import("./assemble/open/open-registry.ts");
    const { openLanguage } = await import("./assemble/open/open-language.ts");
    const language = await openLanguage(config);
    return trySetting(config, key, { checkHidden: openRegistry, language });
  },
  undo: async (config, id) => {
    const { undoEffect } = await import("./assemble/doors/effects.ts");
    return undoEffect(config, id);
  },
  forget: async (config) => {
    const { forgetAlone } = await import("./assemble/doors/state.ts");
    return forgetAlone(config);
  },
  clearMemory: async (config, session) => {
    const { clearMemoryAlone } = await import("./assemble/doors/state.ts");
    return clearMemoryAlone(config, session);
  },
} satisfies Partial<Application>;
