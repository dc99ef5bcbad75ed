import type { ContentSearch } from "../../embedded/files/file-library.ts";
import type { MacTools } from "../mac-part.ts";

const SEARCH_MS = 10_000;
/** Any file at all: Spotlight answers nothing, not an error, where it is off or keeps out of a folder. */
const ANYTHING = 'kMDItemContentTypeTree == "public.item"';

type Tools = Pick<MacTools, "programs" | "runProcess" | "roots">;

/** What Spotlight knows of the text of files; it says nothing where one of the roots isn't in its index. */
export function spotlight(tools: Tools): ContentSearch {
  let answers: Promise<boolean> | undefined;
  return {
    withWord: async (word) => {
      if (!(await (answers ??= knowsAllRoots(tools)))) return undefined;
      // Folded words have neither quotes nor stars in them, so nothing in one ends the text.
      const query = `kMDItemTextContent == "${word.replaceAll(/["\\*]/g, "")}*"cdw`;
      const found = await Promise.all(tools.roots.map((root) => pathsBy(tools, root, query)));
      return found.includes(undefined) ? undefined : new Set(found.flatMap((paths) => paths ?? []));
    },
  };
}

async function knowsAllRoots(tools: Tools): Promise<boolean> {
  const counts = await Promise.all(
    tools.roots.map(async (root) => {
      const args = ["-count", "-onlyin", root, ANYTHING];
      const end = await tools.runProcess({
        file: tools.programs.mdfind,
        args,
        timeoutMs: SEARCH_MS,
      });
      return end.kind === "exit" && end.code === 0 ? Number.parseInt(end.output.trim(), 10) : 0;
    }),
  );
  return counts.every((count) => count > 0);
}

/** Paths end with a NUL, because a name may hold a line break; what is said on the side is noise. */
async function pathsBy(
  { programs, runProcess }: Tools,
  root: string,
  query: string,
): Promise<readonly string[] | undefined> {
  const args = ["-0", "-onlyin", root, query];
  const end = await runProcess({ file: programs.mdfind, args, timeoutMs: SEARCH_MS });
  if (end.kind !== "exit" || end.code !== 0) return undefined;
  return end.output.split("\0").filter(Boolean);
}
