import { matchName } from "../../src/language/names/match-name.ts";
import type { Spoken } from "../people.ts";

/** The mailbox a said name means; what sounds like none is left to the host, which knows "deleted items" too. */
export async function mailboxNamed({ host, language }: Spoken, said: string): Promise<string> {
  const known = await host.mail.mailboxes();
  const match = matchName(said, { known, lexicon: language.names });
  return match.kind === "one" ? match.named.id : said;
}
