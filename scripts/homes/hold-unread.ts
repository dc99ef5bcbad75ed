import { join } from "node:path";
import type { CaseScore } from "../../src/bench/agent/scoring/score-case.ts";
import { casesOf, homesFolder, homesIn } from "../../src/bench/homes/homes.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { openHome } from "./open-home.ts";

/** The English conversations that nobody reads, of some lives or of all, each to be held and scored. */
export async function* openUnread(
  names: readonly string[],
): AsyncGenerator<() => Promise<CaseScore>> {
  const { signal } = new AbortController();
  const folder = homesFolder("en");
  for (const name of names.length > 0 ? names : await homesIn(folder)) {
    await using life = await openHome(join(folder, name), loadConfig({}), signal);
    for (const one of await casesOf(name, folder)) {
      if (one.isUnseen) yield async () => (await life.hold(one)).score;
    }
  }
}
