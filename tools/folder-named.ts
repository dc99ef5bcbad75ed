import { matchName } from "../src/language/names/match-name.ts";
import type { Spoken } from "./people.ts";

/** The folder a said name means; the host is asked for the others, and for all of two with one name. */
export async function folderNamed({ host, language }: Spoken, said: string): Promise<string> {
  const known = await host.names.of("folder");
  const match = matchName(said, { known, lexicon: language.names });
  return match.kind === "one" ? match.named.id : said;
}
