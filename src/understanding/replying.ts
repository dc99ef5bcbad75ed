import { isAnswerable } from "../grounding/records/answered-mail.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import { domainOf } from "../tool/signature.ts";
import type { Utterance } from "../types/utterance.ts";
import type { Sources } from "./sources.ts";

/** The index hears of writing to somebody among its first. */
const LOOKED_AT = 3;

/** "Reply to Bjørn that I'll be there": where a mail of his is known it is answered, by a draft that says so. */
export async function replying(sources: Sources, utterance: Utterance, part: Part): Promise<Part> {
  const { ranked, text } = part;
  const tool = sources.registry.acting().find(({ replies }) => replies !== undefined);
  const isOfWriting = ranked.tools
    .slice(0, LOOKED_AT)
    .some(({ name }) => tool?.replies?.heardAs.includes(domainOf(name)));
  if (!tool || !isOfWriting) return part;
  const { analysis, context } = await sources.contextOf({ ...utterance, text }, [tool]);
  if (context.handles[0]?.kind === "message" || !isAnswerable(tool, analysis, context)) return part;
  const others = ranked.tools.filter(({ name }) => name !== tool.name);
  return {
    ...part,
    ranked: { ...ranked, tools: [{ name: tool.name, score: 1 }, ...others], none: 0, sure: true },
  };
}
