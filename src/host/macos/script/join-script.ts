import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../scripts/", import.meta.url));
/** Every script answers by it. */
const ENVELOPE = "envelope";
const USES = /^\/\/ uses: (.+)$/m;

const joined = new Map<string, string>();

/**
 * A script as osascript runs it, which takes one text and knows no imports: the shared parts it uses and those
 * they use, each once and after its own, then the script. Files of this folder and nothing else.
 */
export function joinScript(script: string): string {
  const known = joined.get(script) ?? withParts(readFileSync(`${FOLDER}${script}.js`, "utf8"));
  joined.set(script, known);
  return known;
}

/** The names of the parts a script or a part says it uses. */
export function usedParts(text: string): readonly string[] {
  return USES.exec(text)?.[1]?.split(", ") ?? [];
}

function withParts(script: string): string {
  const parts = new Map<string, string>();
  for (const name of [ENVELOPE, ...usedParts(script)]) addPart(name, parts);
  return [...parts.values(), script].join("\n");
}

function addPart(name: string, parts: Map<string, string>): void {
  if (parts.has(name)) return;
  const text = readFileSync(`${FOLDER}shared/${name}.jxa`, "utf8");
  for (const used of usedParts(text)) addPart(used, parts);
  parts.set(name, text);
}
