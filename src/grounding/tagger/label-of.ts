import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { headingOver } from "../text-slots/heading-of.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Label, Marked } from "../../language/reading/marks.ts";

/** Which label's stretches fill a parameter of free words, by its name; `text` is searched for or written. */
const LABEL_OF: Readonly<Partial<Record<string, Label>>> = {
  title: "title",
  label: "title",
  subject: "subject",
  body: "text",
  command: "text",
  input: "text",
  query: "query",
  location: "place",
  name: "name",
  path: "name",
};

export function labelFor({ name, kind }: Pick<Parameter, "name" | "kind">): Label | undefined {
  if (name === "text") return kind === "free" ? "text" : "query";
  return LABEL_OF[name];
}

/** What each stretch of a request would be, were it for this tool. */
export function marksOf(reading: Reading, tool: Tool): readonly Marked[] {
  return reading.marks({ tool: tool.name, needs: labelsNeeded(tool) });
}

/** What a request for the tool can't do without; a text's heading is made of the text where nobody says one. */
export function labelsNeeded(tool: Tool): readonly Label[] {
  const heading = headingOver(tool);
  const needed = parametersOf(tool).filter((one) => one.required && one !== heading);
  return needed.flatMap((one) => labelFor(one) ?? []);
}
