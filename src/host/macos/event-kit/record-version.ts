import { createHash } from "node:crypto";

/** Changes whenever what is known of a record does; a server that only stamps it anew changes nothing. */
export function recordVersion(facts: object): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 20);
}
