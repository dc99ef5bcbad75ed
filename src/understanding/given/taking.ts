import { said } from "../../grounding/grounded.ts";
import { headingOf, HEADINGS, headingOver } from "../../grounding/text-slots/heading-of.ts";
import { slotOf } from "../../grounding/tool/ground-tool.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import type { Language } from "../../language/language.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";

/** A tool, and what of it takes words that are given. */
export type Taker = { readonly tool: Tool; readonly takes: Parameter };

/** Where something is, which is said beside what it is called. */
export const PLACE = "location";

/** What a tool takes words for; undefined where it takes none such. */
export function takenBy(tool: Tool, to: GivenTo): Parameter | undefined {
  const parameters = parametersOf(tool);
  const people = parameters.filter(({ kind }) => kind === "person");
  const isSent = to === "message" ? people.length > 0 : !people.some(({ required }) => required);
  if (tool.effect === "none" || takesRecord(tool) || !isSent) return undefined;
  const kind = to === "note" || to === "message" ? "free" : "span";
  return parameters.find(
    (one) => one.required && one.kind === kind && (kind === "span" || !HEADINGS.has(one.name)),
  );
}

/** What the words give: as they were said, or made of what was said. */
export function keptOf(
  { tool, takes }: Taker,
  { words = [], place, heading: called }: Given,
  text: string,
): readonly Slot[] {
  const all = [words].flat();
  const [only = words, ...others] = all;
  const value = others.length === 0 ? only : words;
  const given = all.every((one) => text.includes(one))
    ? said(value, all.join(", "))
    : ({ value, origin: { origin: "resolved", text } } as const);
  const heading = takes.kind === "free" ? headingOver(tool) : undefined;
  const where = parametersOf(tool).find(({ name }) => name === PLACE);
  return [
    ...slotOf(takes, [given]),
    ...(heading
      ? slotOf(heading, [called === undefined ? headingOf(given) : said(called, called)])
      : []),
    ...(where && place !== undefined ? slotOf(where, [said(place, place)]) : []),
  ];
}

/** Behind another request words that point may mean what was shown or done: "remind me at six to send it". What people are told is said to them. */
export function leans(
  { to }: Pick<Given, "to">,
  text: string,
  { wordingOf }: Pick<Language, "wordingOf">,
): boolean {
  return to !== "note" && to !== "message" && wordingOf(text).cues.mayPoint;
}
