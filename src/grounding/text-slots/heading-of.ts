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

/** The first words of a text, as it is headed where nobody said how else. */
export function headingOf({ value }: Candidate): Candidate {
  const words = String(value).split(/\s+/).slice(0, HEADING_WORDS).join(" ");
  return said(words.charAt(0).toUpperCase() + words.slice(1), words);
}
