import { globSync, readFileSync } from "node:fs";

export type Document = { readonly file: string; readonly text: string };

/** Every page of the repository, as it is written. */
export const documents: readonly Document[] = globSync(
  "{*.md,{models,scripts,src,test,tools}/**/*.md}",
)
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The page without its blocks and pieces of code. */
export function proseOf(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, "").replaceAll(/`[^`\n]+`/g, "");
}

/** What leads somewhere: links and pictures, but for those to other machines. */
export function linksIn(text: string): readonly string[] {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a page's headings, as the places that show Markdown make them. */
export function anchorsIn(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of text
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .matchAll(/^#+ (.+)$/gm)) {
    const slug = anchorOf(heading);
    let free = slug;
    for (let at = 1; anchors.has(free); at++) free = `${slug}-${at}`;
    anchors.add(free);
  }
  return anchors;
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
}

/** Files and folders of the repository, named by their path from its top wherever a page names some. */
export function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w./-])(?:scripts|src|test|tools)\/[\w./-]*\w/g)].map(
    ([path]) => path,
  );
}
