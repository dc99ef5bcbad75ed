import type { Host } from "../../src/host/host.ts";
import { matchName } from "../spoken.ts";

/** The mailbox a said name means; what sounds like none is left to the host, which knows "deleted items" too. */
export async function mailboxNamed(host: Host, said: string): Promise<string> {
  const match = matchName(said, await host.mail.mailboxes());
  return match.kind === "one" ? match.named.id : said;
}
