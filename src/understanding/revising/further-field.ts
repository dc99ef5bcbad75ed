import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { overlaps } from "../../language/region.ts";
import { elementsIn } from "../dialogue/edit/elements.ts";
import { pointedTo } from "../dialogue/kept-slots.ts";
import type { Leaned } from "../dialogue/leaning.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { parametersOf, recordTaken, takesRecord } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";
import { correctionOf, withValues } from "./revise.ts";
import { closed } from "./values.ts";
import type { Correction } from "./values.ts";

/**
 * One more field of what the last act made, where the words only point at it: how urgent it is, where it is,
 * what it is called. Undefined where the words say more than that.
 */
export async function furtherField(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { mood, cues } = sources.language.wordingOf(utterance.text);
  const correction = await correctionOf(sources, utterance);
  const isAsked = mood.isQuestion || mood.wonders || utterance.text.trimEnd().endsWith("?");
  if (!correction || isAsked || !(cues.mayPoint || opensField(correction))) return undefined;
  const { tool } = correction;
  if (tool.gives === undefined || takesRecord(tool)) return undefined;
  if (elementsIn(correction.readOn(utterance.text)).length > 0) return undefined;
  const put = [...choices(utterance, correction), ...name(utterance, correction)];
  const found = put.length > 0 ? put : announced(utterance, correction);
  if (found.length === 0) return undefined;
  return onRecord(sources, utterance, found) ?? withValues(correction, found);
}

/** "At the mill": a word that announces a field stands first. */
function opensField(correction: Correction): boolean {
  const [first] = correction.said.reading.tokens;
  return first !== undefined && fieldFor(first.word, correction) !== undefined;
}

/** What was made is changed where a tool changes such a field of it; else it is made again. */
function onRecord(
  { registry, handles }: Sources,
  { text }: Utterance,
  put: readonly Slot[],
): Leaned | undefined {
  const [newest] = handles.recent();
  if (!newest) return undefined;
  const tool = registry.acting().find((one) => {
    const names = new Set(parametersOf(one).map(({ name: each }) => each));
    return recordTaken(one, newest.kind) && put.every(({ parameter }) => names.has(parameter));
  });
  const field = tool && recordTaken(tool, newest.kind);
  if (!field) return undefined;
  const record = pointedTo(field.name, newest.handle);
  const part = { text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots: [...record, ...put] }, replaces: false };
}

/** Choices that the act left open, said in so few words that nothing else is. */
function choices({ text }: Utterance, correction: Correction): readonly Slot[] {
  const { tool, said, readOn } = correction;
  const open = openIn(correction).filter(({ kind }) => kind === "enum");
  const { slots } = groundTool(tool, readOn(text), said.context);
  return slots.filter(
    ({ parameter, value }) =>
      open.some(({ name: one }) => one === parameter) &&
      value.kind !== "free" &&
      value.candidates.length === 1,
  );
}

/** "Call that one Pip tablets": the first text of the tool, where it has none. */
function name({ text }: Utterance, correction: Correction): readonly Slot[] {
  const { nameStart } = correction.readOn(text).cues;
  const [first] = parametersOf(correction.tool).filter(
    ({ kind, of }) => kind === "span" && of === undefined,
  );
  const isOpen = openIn(correction).some((one) => one === first);
  if (nameStart === undefined || !first || !isOpen) return [];
  const value = correction.readOn(text.slice(nameStart)).leaning.corrected.text;
  return value === ""
    ? []
    : [closed(first.name, { value, origin: { origin: "said", text: value } })];
}

/** What stands behind the word that announces a field, where nothing but small words stands before it: "it's at the mill". */
function announced(said: Utterance, correction: Correction): readonly Slot[] {
  const { text } = opensField(correction) ? correction.said.reading : said;
  const { tokens, language, wholeTime } = correction.readOn(text);
  const { isStop } = language.terms;
  const at = tokens.findIndex(({ word }) => fieldFor(word, correction));
  const cue = tokens[at];
  const field = cue && fieldFor(cue.word, correction);
  const own = tokens.slice(at + 1);
  const isBare = tokens.slice(0, at).every(({ word, is }) => isStop(word) || is.has("pointer"));
  const { containers } = correction.readOn(text).cues;
  const isKind = own.some(
    (token) =>
      language.kindsNamed(token.word).length > 0 || containers.some((one) => overlaps(one, token)),
  );
  if (!field || !isBare || isKind || wholeTime()) return [];
  const value = correction.readOn(text.slice(cue.end)).leaning.corrected.text;
  return value === ""
    ? []
    : [closed(field.name, { value, origin: { origin: "said", text: value } })];
}

/** A text the act left open, which this word announces. */
function fieldFor(word: string, correction: Correction): Parameter | undefined {
  const { tools } = correction.said.reading.language;
  return openIn(correction).find(
    ({ name: one, kind, of }) =>
      kind === "span" && of === undefined && tools.announcing(one).includes(word),
  );
}

function openIn({ tool, lastCall }: Correction): ReturnType<typeof parametersOf> {
  return parametersOf(tool).filter(({ name: one }) => lastCall.arguments[one] === undefined);
}
