/**
 * Says what a rule is worth: holds each conversation that nobody reads, and where the rule had something to
 * say holds it once more with the rule switched off. A rule is a function that tells yes or no, something
 * or nothing, some or none, or that gives back what it was given, changed. Only counts come out, no word of
 * a conversation.
 *
 *     node scripts/without-rule.ts src/understanding/dialogue/served.ts#standsAlone [HOME …]
 *
 * About a second and a half for each conversation. Won and lost are conversations that end right without
 * the rule only, or with it only. What words were read as is not remembered meanwhile.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { hasSaid, silent, throughDoor } from "./homes/switch-off.ts";
import type { Called } from "./homes/switch-off.ts";

const DOOR = "sottoRule";
/** What words were read as is remembered where this stands; a rule that is off must not be answered from there. */
const REMEMBERS = /(?<=\bMOST_REMEMBERED = )[\d_]+/u;

const { positionals } = parseArgs({ allowPositionals: true });
const [rule = "", ...names] = positionals;
const [file, name] = rule.split("#");
if (!file || !name) {
  throw new Error(
    "Name a rule: node scripts/without-rule.ts src/understanding/together/leaned.ts#leaned",
  );
}
const root = new URL("../", import.meta.url);
const watched = throughDoor(readFileSync(new URL(file, root), "utf8"), name, DOOR);
const url = pathToFileURL(fileURLToPath(new URL(file, root))).href;
let isOff = false;
let hasSpoken = false;
Reflect.set(globalThis, DOOR, ({ silence, args, own }: Called): unknown => {
  const said = isOff ? silent(silence, args) : own();
  const note = (one: unknown): unknown => {
    hasSpoken ||= hasSaid(silence, args, one);
    return one;
  };
  return said instanceof Promise ? said.then(note) : note(said);
});
registerHooks({
  load: (at, context, next) => {
    const loaded = next(at, context);
    if (!at.startsWith(root.href) || at.includes("/node_modules/")) return loaded;
    const source = at === url ? watched : String(loaded.source ?? "");
    return { ...loaded, source: source.replace(REMEMBERS, "0") };
  },
});
// The rooms are loaded once the rule is watched.
const { openUnread } = await import("./homes/hold-unread.ts");
const count = { held: 0, spoke: 0, right: 0, won: 0, lost: 0, changed: 0 };
for await (const hold of openUnread(names)) {
  hasSpoken = false;
  const withIt = await hold();
  count.held += 1;
  if (!hasSpoken) continue;
  isOff = true;
  const without = await hold();
  isOff = false;
  count.spoke += 1;
  count.right += Number(withIt.end);
  count.won += Number(without.end && !withIt.end);
  count.lost += Number(withIt.end && !without.end);
  count.changed += Number(without.isMischief) - Number(withIt.isMischief);
}
const { held, spoke, right, won, lost, changed } = count;
process.stdout.write(
  `${rule} says something in ${spoke} of ${held} conversations, ${right} of them right; without it ${won} won, ${lost} lost, something else changed in ${changed < 0 ? "" : "+"}${changed}\n`,
);
