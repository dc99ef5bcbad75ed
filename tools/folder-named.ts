import type { Host } from "../src/host/host.ts";
import { matchName } from "./spoken.ts";

/** The folder a said name means; the host is asked for the others, and for all of two with one name. */
export async function folderNamed(host: Host, said: string): Promise<string> {
  const match = matchName(said, await host.names.of("folder"));
  return match.kind === "one" ? match.named.id : said;
}
