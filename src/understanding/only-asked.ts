import type { Part } from "../grounding/request/segment-request.ts";
import type { Sources } from "./sources.ts";
import { NOTHING_FITS } from "./plan.ts";

/** A part without what nobody asked for: acts that are forbidden, only wondered about, or turned round. */
export function onlyAsked(sources: Sources, part: Part): Part {
  if (sources.language.moods.forbids(part.text)) return { ...part, ranked: NOTHING_FITS };
  const { tools, none } = part.ranked;
  const [first] = tools;
  const opposite = sources.registry.get(first?.name ?? "")?.opposite;
  if (opposite && sources.language.objects.asksFor(opposite, part.text))
    return { ...part, ranked: NOTHING_FITS };
  const isFact = sources.language.moods.asksFact(part.text);
  if (!isFact && !sources.language.moods.wonders(part.text)) return part;
  const reading = tools.filter(({ name }) => {
    const tool = sources.registry.get(name);
    return tool?.effect === "none" || tool?.answers?.includes(isFact ? "fact" : "whether");
  });
  const isActing = first !== undefined && first.name !== reading[0]?.name;
  if (isFact) {
    const sure = part.ranked.sure && !isActing;
    return { ...part, ranked: { ...part.ranked, tools: reading, sure } };
  }
  // What was taken for an act is no reason to read something.
  const left = isActing ? Math.max(none, first.score) : none;
  return { ...part, ranked: { ...part.ranked, tools: reading, none: left } };
}
