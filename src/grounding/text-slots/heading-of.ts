import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { said } from "../grounded.ts";

/** What heads a text. */
export const HEADINGS = new Set(["subject", "title"]);
const HEADING_WORDS = 6;

/** The parameter that heads a tool's text, where it has both: nobody is asked for it, the text tells it. */
export function headingOver(tool: Tool): Parameter | undefined {
  const parameters = parametersOf(tool);
  const isText = ({ name, kind, required }: Parameter): boolean =>
    kind === "free" && required && !HEADINGS.has(name);
  return parameters.some(isText)
    ? parameters.find(({ name, required }) => required && HEADINGS.has(name))
    : undefined;
}

/** The first words of a text, as it is headed where nobody said how else: where it is cut no small word is left hanging, and no full stop ends it but one that shortens a word. */
export function headingOf({ value }: Candidate): Candidate {
  const all = String(value).split(/\s+/);
  const first = all.slice(0, HEADING_WORDS);
  const last = first.findLastIndex((word) => word.length > SMALL);
  const kept = all.length > HEADING_WORDS && last > 0 ? first.slice(0, last + 1) : first;
  const words = kept.join(" ").replace(/(?:[,;:]|(?<=[\p{L}\p{N}]{3})\.)+$/u, "");
  return said(words.charAt(0).toUpperCase() + words.slice(1), words);
}

/** Words of so few letters ("and", "to", "the") begin what is cut off. */
const SMALL = 3;
