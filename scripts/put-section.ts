import { readFileSync, writeFileSync } from "node:fs";

/** Puts text between `<!-- name -->` and `<!-- /name -->` of a Markdown file; without such a place it throws. */
export function putSection(file: string, name: string, content: string): void {
  const text = readFileSync(file, "utf8");
  const pattern = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`${file} has no place for "${name}".`);
  const filled = text.replace(
    pattern,
    (_, open: string, close: string) => `${open}${content.trimEnd()}\n${close}`,
  );
  writeFileSync(file, filled);
}
