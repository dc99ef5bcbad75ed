import { onlyReads } from "../../tool/only-reads.ts";
import { signatureOf, wholeSignatureOf } from "../../tool/signature.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import type { ExposureOptions, ToolFormat } from "../exposure.ts";
import { hintsFor } from "../workflow-hints.ts";

type Showing = { readonly via: "rank" | "discovery"; readonly state: TurnState };

/**
 * Signatures of tools, and how the tools of their domains go together where that stands nowhere yet
 * and the model chooses its calls itself; for small ones code finds the record a call needs. One that
 * decides by itself is told it beside what acts: what finds a record stands beside what reads it.
 */
export function show(
  { onReveal, callable, canTakeBack, shows }: ExposureOptions,
  shown: readonly Tool[],
  { via, state }: Showing,
): string {
  const acting = canTakeBack ? shown.filter((tool) => !onlyReads(tool)) : shown;
  const hints = callable === "all" ? hintsFor(acting).filter((hint) => !stands(hint, state)) : [];
  const text = [...shown.map((tool) => lineOf(tool, shows)), ...hints].join("\n");
  if (shown.length > 0) onReveal({ names: shown.map(({ name }) => name), via, text });
  return text;
}

/** A tool as it is shown behind the head. */
export function lineOf(tool: Tool, shows: ToolFormat): string {
  return shows === "native" ? wholeSignatureOf(tool) : signatureOf(tool);
}

/** A line stands in the conversation, in a note or in what a discovery answered. */
export function stands(line: string, { items }: Pick<TurnState, "items">): boolean {
  return items.some(
    (item) =>
      (item.kind === "note" && item.text.includes(line)) ||
      (item.kind === "call" && item.result.includes(line)),
  );
}

/** A note with this text; none without one. */
export function notesOf(text: string): readonly PromptItem[] {
  return text === "" ? [] : [{ kind: "note", text }];
}
