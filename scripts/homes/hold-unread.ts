import { join } from "node:path";
import { casesOf, homesFolder, homesIn } from "../../src/bench/homes/homes.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { openHome } from "./open-home.ts";

/** Holds the English conversations that nobody reads, of some lives or of all: whether each ended right. */
export async function* holdUnread(names: readonly string[]): AsyncGenerator<boolean> {
  const { signal } = new AbortController();
  const folder = homesFolder("en");
  for (const name of names.length > 0 ? names : await homesIn(folder)) {
    await using life = await openHome(join(folder, name), loadConfig({}), signal);
    for (const one of await casesOf(name, folder)) {
      if (one.isUnseen) yield (await life.hold(one)).score.end;
    }
  }
}
