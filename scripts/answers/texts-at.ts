import { knownTexts } from "../../src/grounding/content/near/known-texts.ts";
import { openHost } from "../../src/assemble/open/open-host.ts";
import { openLanguage } from "../../src/assemble/open/open-language.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { BENCH_CLOCK, freshHome } from "../../src/bench/fresh-home.ts";
import { writeHome } from "../../src/bench/homes/write-home.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { latestTexts } from "../../src/grounding/content/found-texts.ts";
import type { ReadText } from "../../src/grounding/content/found-texts.ts";

/** What stands in the texts of a life, as the product reads them. */
export async function textsAt(file: string): Promise<readonly ReadText[]> {
  await using fresh = await freshHome(loadConfig({}), (to) => writeHome(file, to, BENCH_CLOCK));
  const { config } = fresh;
  const ignored = (): void => undefined;
  await using host = await openHost(config, { notice: ignored, progress: ignored });
  const language = await openLanguage(config);
  return await latestTexts({
    host,
    language,
    registry: openRegistry(config),
    knownTexts: knownTexts(),
  });
}
