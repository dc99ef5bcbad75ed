import type { Meaning } from "../../../types/time/meaning.ts";
import { resolveDuration } from "../numbers/find-duration.ts";

const SHIFTED = /^(?:um )?(.+?) (später|spaeter|früher|frueher|nach hinten|nach vorne?|vorher)$/i;
const STRETCHED = /^(?:um )?(.+?) (länger|laenger|kürzer|kuerzer|weniger|mehr)$/i;
const MORE = /^(?:sp|nach hinten|l|mehr)/i;

/** "Eine Stunde später" moves something, "eine halbe Stunde länger" changes how long it lasts; undefined for other words. */
export function readChange(words: string): Meaning | undefined {
  const phrase = words.trim();
  return changed("shift", SHIFTED.exec(phrase)) ?? changed("stretch", STRETCHED.exec(phrase));
}

function changed(kind: "shift" | "stretch", found: RegExpExecArray | null): Meaning | undefined {
  const [words = "", length = "", direction = ""] = found ?? [];
  const ms = resolveDuration(length);
  return ms === undefined ? undefined : { kind, words, ms: MORE.test(direction) ? ms : -ms };
}
