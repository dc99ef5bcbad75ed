import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { changesTime } from "../../../tool/parameter.ts";
import { knownWords, type KnownWords } from "../features/known-words.ts";

/**
 * Of tools that do the same to things of different kinds the one whose thing has more of the words, all of them or two
 * at least, than that of the likeliest: "bin the lily order" is the file of that name, and no reminder to order soap.
 */
export function namedBest(
  [first, ...others]: readonly Tool[],
  request: RequestContext,
): Tool | undefined {
  const { whens, durations } = request.reading;
  const acts = whens.length + durations.length > 0 ? [removes, changesTime] : [removes];
  const isAlike = first && acts.find((does) => does(first));
  if (!first || !isAlike) return undefined;
  const known = (tool: Tool): KnownWords => knownWords({ ...request, tool });
  const least = known(first).count;
  const better = others.filter(isAlike).flatMap((tool) => {
    const { count, share } = known(tool);
    return count > least && (share === 1 || count > 1) ? [{ tool, count }] : [];
  });
  const most = Math.max(0, ...better.map(({ count }) => count));
  const [best, ...more] = better.filter(({ count }) => count === most);
  return more.length === 0 ? best?.tool : undefined;
}

function removes({ act }: Tool): boolean {
  return act === "remove";
}
