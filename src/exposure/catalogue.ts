import { catalogueOf, domainOf } from "../tool/signature.ts";
import type { Tool } from "../tool/define-tool.ts";

/**
 * Deferred tools that are named in the head. The 35 of our own are; of hundreds more each name would
 * be paid for by every conversation: 2,860 tokens instead of 510 by the time one timer is set among 500
 * (`sotto bench tokens`). They are shown and found all the same.
 */
const MOST_NAMED = 40;
/** Domains whose tools are too many to name. */
const MOST_DOMAINS = 12;

/** Names of deferred tools by domain, whole domains in their order, then the other domains' names and what finds them. */
export function boundedCatalogue(deferred: readonly Tool[], finder: string): string {
  const domains = [...Map.groupBy(deferred, ({ name }) => domainOf(name))];
  const named: Tool[] = [];
  const rest: string[] = [];
  for (const [domain, members] of domains) {
    if (named.length + members.length <= MOST_NAMED) named.push(...members);
    else rest.push(domain);
  }
  if (rest.length === 0) return catalogueOf(named);
  const others = rest.slice(0, MOST_DOMAINS).join(", ");
  const more = rest.length > MOST_DOMAINS ? ", …" : "";
  return `${catalogueOf(named)}\nby ${finder}: ${others}${more}`;
}
