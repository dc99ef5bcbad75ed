import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { release } from "node:os";
import type { EngineMachine } from "./choose-engine.ts";
import { whisperProgram } from "./whisper-child.ts";

/** What this machine has of Whisper. */
export function engineMachine(): EngineMachine {
  const { platform, arch } = process;
  return {
    platform,
    arch,
    release: release(),
    isBuilt: isThere(whisperProgram),
    hasAddon: isThere(() =>
      createRequire(import.meta.url).resolve(
        `@fugood/node-whisper-${platform}-${arch}/package.json`,
      ),
    ),
  };
}

function isThere(find: () => string): boolean {
  try {
    return existsSync(find());
  } catch {
    return false; // its package isn't installed
  }
}
