export type EngineName = "whisper.cpp" | "whisper.node";

/** What this machine has, for the choice of an engine. */
export type EngineMachine = {
  readonly platform: NodeJS.Platform;
  readonly arch: NodeJS.Architecture;
  /** Of the kernel, as `os.release()` says it. */
  readonly release: string;
  readonly isBuilt: boolean;
  readonly hasAddon: boolean;
};

export type EngineChoice = {
  readonly engine: EngineName;
  /** What a person should know about it. */
  readonly notice?: string;
};

/** Darwin 24 is macOS 15, the oldest whose Metal the package's build knows (models.md §2). */
const oldestDarwin = 24;

/**
 * The engine the settings name, else whisper.node with Metal on Apple silicon and whisper.cpp, built
 * for this processor, everywhere else. Without a compiler the package's own build serves, slowly.
 */
export function chooseEngine(
  setting: EngineName | undefined,
  { platform, arch, release, isBuilt, hasAddon }: EngineMachine,
): EngineChoice {
  if (setting !== undefined) return { engine: setting };
  const isApple = platform === "darwin" && arch === "arm64";
  if (isApple && hasAddon && Number.parseInt(release, 10) >= oldestDarwin) {
    return { engine: "whisper.node" };
  }
  if (isBuilt || !hasAddon || isApple) return { engine: "whisper.cpp" };
  return {
    engine: "whisper.node",
    notice:
      "Whisper isn't compiled for this processor, so hearing a sentence takes some twenty seconds; a C++ compiler, make and a new start mend it.",
  };
}
