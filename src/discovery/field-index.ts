import type { IndexedTool } from "./indexed-tool.ts";
import { nameWords, stemOf, wordsOf } from "./terms.ts";

export const FIELDS = ["name", "description", "parameters", "phrases"] as const;
export type Field = (typeof FIELDS)[number];
export type FieldCounts = readonly [number, number, number, number];

/** How often a term stands in each field of one tool. */
export type Posting = { readonly tool: string; readonly counts: FieldCounts };

/** Which stems stand in which fields of which tools, with the lengths BM25F needs. Tools come and go. */
export class FieldIndex {
  readonly #postings = new Map<string, Map<string, Posting>>();
  readonly #lengths = new Map<string, FieldCounts>();
  readonly #totals: [number, number, number, number] = [0, 0, 0, 0];

  get size(): number {
    return this.#lengths.size;
  }

  add(tool: IndexedTool): void {
    const fields = FIELDS.map((field) => fieldStems(tool, field));
    const lengths = fields.map((stems) => stems.length) as unknown as FieldCounts; // FIELDS has four
    this.#lengths.set(tool.name, lengths);
    for (const [field, stems] of fields.entries()) {
      this.#totals[field] = (this.#totals[field] ?? 0) + stems.length;
      for (const stem of stems) this.#count({ stem, tool: tool.name, field });
    }
  }

  remove(name: string): void {
    const lengths = this.#lengths.get(name);
    if (!lengths) return;
    this.#lengths.delete(name);
    for (const [field, length] of lengths.entries()) {
      this.#totals[field] = (this.#totals[field] ?? 0) - length;
    }
    for (const [stem, tools] of this.#postings) {
      if (tools.delete(name) && tools.size === 0) this.#postings.delete(stem);
    }
  }

  postings(stem: string): ReadonlyMap<string, Posting> | undefined {
    return this.#postings.get(stem);
  }

  lengths(tool: string): FieldCounts {
    return this.#lengths.get(tool) ?? [0, 0, 0, 0];
  }

  /** Mean length of each field over the tools. */
  averages(): FieldCounts {
    const [name, description, parameters, phrases] = this.#totals;
    const tools = Math.max(1, this.size);
    return [name / tools, description / tools, parameters / tools, phrases / tools];
  }

  #count({ stem, tool, field }: { stem: string; tool: string; field: number }): void {
    let tools = this.#postings.get(stem);
    if (!tools) this.#postings.set(stem, (tools = new Map()));
    const counts = [...(tools.get(tool)?.counts ?? [0, 0, 0, 0])];
    counts[field] = (counts[field] ?? 0) + 1;
    tools.set(tool, { tool, counts: counts as unknown as FieldCounts }); // copied from four
  }
}

function fieldStems(tool: IndexedTool, field: Field): readonly string[] {
  switch (field) {
    case "name":
      return nameWords(tool.name).map(stemOf);
    case "description":
      return wordsOf(tool.description).map(stemOf);
    case "parameters":
      return tool.parameters.flatMap(nameWords).map(stemOf);
    case "phrases":
      return tool.phrases.flatMap(wordsOf).map(stemOf);
  }
}
