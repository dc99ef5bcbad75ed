import type { Meaning } from "../../../types/time/meaning.ts";
import { resolveDuration } from "../numbers/lengths/find-duration.ts";

const SHIFTED = /^(?:by )?(.+?) (later|back|earlier|sooner|forward)$/i;
const STRETCHED = /^(?:by )?(.+?) (longer|shorter)$/i;
const MORE: ReadonlySet<string> = new Set(["later", "back", "longer"]);

/** "An hour later" moves something, "half an hour longer" changes how long it lasts; undefined for other words. */
export function readChange(words: string): Meaning | undefined {
  const phrase = words.trim();
  return changed("shift", SHIFTED.exec(phrase)) ?? changed("stretch", STRETCHED.exec(phrase));
}

function changed(kind: "shift" | "stretch", found: RegExpExecArray | null): Meaning | undefined {
  const [words = "", length = "", direction = ""] = found ?? [];
  const ms = resolveDuration(length);
  return ms === undefined
    ? undefined
    : { kind, words, ms: MORE.has(direction.toLowerCase()) ? ms : -ms };
}
