/**
 * Holds the conversations of lives that somebody may read, each over that person's home, and shows what was
 * said, called and answered, and what is wrong with it ("!": something differs that should not). What stands in
 * a folder `unseen` is left out.
 *
 *     node scripts/hold-home.ts [HOME …] [--kind refer] [--id len/r4] [--wrong] [--llm play:DIR] [--language de] [--set several]
 *
 * Several ids may be given. Where somebody plays the model, all conversations are held at once, each in a
 * folder of its own below DIR (`len/r4` in `len-r4`), so that no step waits for another's.
 */
import { parseArgs } from "node:util";
import { openLlm } from "../src/assemble/open/open-llm.ts";
import type { OpenedLlm } from "../src/assemble/open/open-llm.ts";
import type { AgentCase } from "../src/bench/agent/cases/agent-case.ts";
import type { Held } from "../src/bench/agent/run-case.ts";
import { casesOf, homesFolder, homesIn } from "../src/bench/homes/homes.ts";
import type { Config } from "../src/config/config.ts";
import { loadConfig } from "../src/config/load-config.ts";
import type { TurnEvent } from "../src/types/event.ts";
import { openHome } from "./homes/open-home.ts";
import { join } from "node:path";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string" },
    id: { type: "string", multiple: true },
    llm: { type: "string" },
    language: { type: "string", default: "en" },
    set: { type: "string" },
    wrong: { type: "boolean", default: false },
  },
});
const { signal } = new AbortController();
const folder = homesFolder(flags.language, flags.set);
const homes = positionals.length > 0 ? positionals : await homesIn(folder);
const counts = new Map<string, { all: number; right: number; harmed: number }>();
if (flags.llm?.startsWith("play:")) await Promise.all(homes.map(holdHome));
else for (const home of homes) await holdHome(home);
for (const [kind, { all, right, harmed }] of counts) {
  say(`${kind}: ${right} of ${all}, something else changed in ${harmed}`);
}

async function holdHome(home: string): Promise<void> {
  const cases = (await casesOf(home, folder)).filter(isWanted);
  if (cases.length === 0) return;
  const { llm, language } = flags;
  const settings = loadConfig({ language, ...(llm === undefined ? {} : { llm }) });
  await using life = await openHome(join(folder, home), settings, signal);
  const hold = async (one: AgentCase): Promise<void> => {
    const { held, score } = await life.hold(one, await playedApart(one, life.config));
    const { end, why, isMischief } = score;
    const count = counts.get(one.kind) ?? { all: 0, right: 0, harmed: 0 };
    counts.set(one.kind, {
      all: count.all + 1,
      right: count.right + Number(end),
      harmed: count.harmed + Number(isMischief),
    });
    if (end && flags.wrong) return;
    say(transcriptOf(one, held, end ? undefined : `${isMischief ? "! " : ""}${why}`));
  };
  if (life.config.llm.kind === "play") await Promise.all(cases.map(hold));
  else for (const one of cases) await hold(one);
}

/** Whoever plays the model finds each conversation in a folder of its own. */
async function playedApart({ id }: AgentCase, config: Config): Promise<OpenedLlm | undefined> {
  if (config.llm.kind !== "play") return undefined;
  const folder = join(config.llm.folder, id.replace("/", "-"));
  return openLlm({ ...config, llm: { ...config.llm, folder } }, signal);
}

function isWanted({ id, kind, isUnseen }: AgentCase): boolean {
  if (isUnseen) return false;
  return (flags.kind ?? kind) === kind && (flags.id ?? [id]).includes(id);
}

function transcriptOf({ id, kind }: AgentCase, { turns }: Held, why: string | undefined): string {
  const lines = turns.flatMap(({ heard, events }) => [`  > ${heard}`, ...events.flatMap(lineOf)]);
  return [
    `${why === undefined ? "✓" : "✗"} ${id} (${kind})`,
    ...lines,
    ...(why ? [`  = ${why}`] : []),
  ].join("\n");
}

function lineOf(event: TurnEvent): string[] {
  if (event.type === "call") return [`      ${event.name} ${JSON.stringify(event.arguments)}`];
  return event.type === "answer" ? [`    ${event.text}`] : [];
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
