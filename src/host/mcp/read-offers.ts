import { z } from "zod";

/** A tool as a server describes it: words of a stranger. */
export type McpOffer = {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its input. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
};

/** More tools of one server than this are left out: nobody reads that many. */
const MOST_TOOLS = 200;
/** A description is cut here: it is prompt text. */
const LONGEST_DESCRIPTION = 200;
/** A tool with a longer schema is left out. */
const LONGEST_SCHEMA = 20_000;
const LONGEST_NAME = 100;

const offerSchema = z.object({
  name: z.string().min(1).max(LONGEST_NAME),
  description: z.string().optional(),
  inputSchema: z.record(z.string(), z.unknown()),
});

type ListPage = (cursor: { readonly cursor?: string }) => Promise<{
  readonly tools: readonly unknown[];
  readonly nextCursor?: string | undefined;
}>;

/** The tools of all pages, within bounds; what is no tool is passed over. */
export async function readOffers(list: ListPage): Promise<readonly McpOffer[]> {
  const offers: McpOffer[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(cursor === undefined ? {} : { cursor });
    offers.push(...page.tools.flatMap(toOffer));
    cursor = page.tools.length === 0 ? undefined : page.nextCursor;
  } while (cursor !== undefined && offers.length < MOST_TOOLS);
  return offers.slice(0, MOST_TOOLS);
}

function toOffer(value: unknown): readonly McpOffer[] {
  const parsed = offerSchema.safeParse(value);
  if (!parsed.success) return [];
  const { name, description = "", inputSchema } = parsed.data;
  if (JSON.stringify(inputSchema).length > LONGEST_SCHEMA) return [];
  return [{ name, description: oneLine(description) || name, inputSchema }];
}

function oneLine(text: string): string {
  const line = text
    .slice(0, LONGEST_DESCRIPTION * 4)
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length <= LONGEST_DESCRIPTION ? line : `${line.slice(0, LONGEST_DESCRIPTION)}…`;
}
