import { markdownTable } from "../markdown-table.ts";

/** A table with what stands above it. */
export type Titled = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export function asMarkdown({ title, head, rows }: Titled): string {
  return `${title}:\n\n${markdownTable(head, rows)}`;
}
