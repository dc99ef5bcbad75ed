import { join, resolve } from "node:path";
import { UsageError } from "../errors.ts";
import type { Config } from "./config.ts";
import type { Environment } from "./environment.ts";
import { processEnvironment } from "./environment.ts";
import type { Flags, Said } from "./flags.ts";
import { readFlags } from "./flags.ts";
import { findFolders, usableHome } from "./folders.ts";
import { readClock } from "./read-clock.ts";
import { readSettings } from "./settings-file.ts";
import type { Paths, Settings } from "./settings.ts";
import { timesOfCountry } from "./times-of-country.ts";

/**
 * Flags before SOTTO_ variables before the settings file before defaults. Makes the state folder
 * and nothing else. Throws `UsageError` for whatever a person got wrong.
 */
export function loadConfig(flags: Flags, env: Environment = processEnvironment()): Config {
  const said = readFlags({ flags, env });
  const folders = findFolders({ state: absolute(said.state), models: absolute(said.models) }, env);
  const settingsFile = join(folders.config, "settings.json");
  const settings = readSettings(settingsFile);
  const paths = absolutePaths(settings.paths, env);
  return {
    ...switches(said, settings),
    ...models(said, settings),
    host: said.host ?? (process.platform === "darwin" ? "macos" : "embedded"),
    home: findHome(said.home, paths, folders.data),
    paths,
    exposure: said.exposure ?? settings.exposure ?? "sotto",
    toolInjection: settings.toolInjection,
    hidden: settings.hidden,
    mcp: settings.mcp,
    mailTransport: settings.mail.transport,
    clock: readClock(said),
    folders,
    settingsFile,
    session: said.session,
    confirm: said.confirm ?? "ask",
    outbox: said.outbox ?? "hold",
    language: languageOf(said.language ?? settings.language),
    voice: settings.voice,
    userName: settings.user.name,
    times: { ...timesOfCountry(said.language ?? settings.language, env), ...settings.times },
    hours: hoursOf(settings, settingsFile),
  };
}

function hoursOf({ hours }: Settings, file: string): Config["hours"] {
  const { from = "09:00", to = "17:00" } = hours;
  if (from < to) return { from, to };
  throw new UsageError(
    `The settings file ${file} doesn't fit: a day's free time can't begin at ${from} and end at ${to}.`,
    { hint: "Change hours.from or hours.to; without them it is 09:00 to 17:00." },
  );
}

/** "en-GB" and "EN" are English: no model tells regions apart. */
function languageOf(said = "en"): string {
  return said.toLowerCase().split(/[-_]/)[0] ?? said;
}

function switches(
  said: Said,
  { voice }: Settings,
): Pick<
  Config,
  "isJson" | "isQuiet" | "showsStats" | "hasFastPath" | "usesVectors" | "usesDevices"
> {
  return {
    isJson: said.json ?? false,
    isQuiet: said.quiet ?? voice.speak === false,
    showsStats: said.stats ?? false,
    hasFastPath: said.fastPath ?? true,
    usesVectors: said.vectors ?? true,
    usesDevices: true,
  };
}

function models(
  said: Said,
  { models: chosen }: Settings,
): Pick<Config, "llm" | "decide" | "sttModel" | "embeddingModel" | "thoughtTokens"> {
  const llm = said.llm ?? ({ kind: "model", id: chosen.llm } as const);
  return {
    llm: absoluteLlm(llm),
    decide: absolute(said.decide),
    sttModel: chosen.stt,
    embeddingModel: chosen.embedding,
    thoughtTokens: chosen.thinking,
  };
}

function absoluteLlm(llm: Config["llm"]): Config["llm"] {
  if (llm.kind === "script") return { ...llm, file: resolve(llm.file) };
  return llm.kind === "play" ? { ...llm, folder: resolve(llm.folder) } : llm;
}

function findHome(said: string | undefined, paths: Paths, data: string): Config["home"] {
  const isSample = said === undefined && Object.keys(paths).length === 0;
  const isNamed = said !== undefined;
  return { folder: isNamed ? resolve(said) : join(data, "home"), isSample, isNamed };
}

/** The settings of a configuration, were these the file's; for looking at a change before it is made. */
export function withSettings(
  config: Config,
  settings: Settings,
  env: Environment = processEnvironment(),
): Config {
  const paths = absolutePaths(settings.paths, env);
  const language = languageOf(settings.language);
  return {
    ...config,
    ...models({}, settings),
    paths,
    hidden: settings.hidden,
    language,
    hours: hoursOf(settings, config.settingsFile),
  };
}

/** Settings aren't read by a shell, so `~/` is spelled out here. */
function absolutePaths({ files, ...folders }: Paths, env: Environment): Paths {
  const home = usableHome(env);
  const spell = (path: string): string => resolve(home, path.replace(/^~(?=\/|$)/, home));
  const spelled = Object.entries(folders).flatMap(([name, path]) =>
    path === undefined ? [] : [[name, spell(path)]],
  );
  return { ...Object.fromEntries(spelled), ...(files ? { files: files.map(spell) } : {}) };
}

function absolute(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path);
}
