import { parametersOf, recordTaken, takesRecord } from "../../../../tool/parameter.ts";
import type { FieldTold } from "../../../../language/contract/cues.ts";
import type { HandleEntry } from "../../../../tool/handle-book.ts";
import type { Tool } from "../../../../tool/define-tool.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import { closed } from "../../../revising/values.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo, slotsOf } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";
import { shownAlone } from "../in-focus.ts";

/**
 * A field of the thing in focus gets these words, however the field is called: its place, its notes. The
 * thing is the newest that has such a field, where it was shown or made alone.
 */
export function fieldOfFocus(
  { handles, registry, language, lastCall }: Sources,
  { text }: Utterance,
): Leaned | undefined {
  const { cues, leaning, mood } = language.wordingOf(text);
  const told = cues.fieldTold ?? language.wordingOf(leaning.corrected.text).cues.fieldTold;
  if (!told || mood.isQuestion) return undefined;
  for (const tool of registry.acting()) {
    const kind = kindChanged(tool, told.field);
    const of = told.isOfNewest ? undefined : kind;
    const record = kind === undefined ? undefined : shownAlone(handles.recent(of));
    const taken = kind === undefined ? undefined : recordTaken(tool, kind);
    if (!record || record.kind !== kind || !taken || !stoodThere(record, told)) continue;
    const said = { origin: "said", text: told.value } as const;
    const value = closed(told.field, { value: told.value, origin: said });
    const slots = [...pointedTo(taken.name, record.handle), value];
    const part = { text, ranked: onlyTool(tool.name) };
    return { part, values: { from: "revised", slots }, replaces: false };
  }
  return madeAnew({ handles, registry, lastCall }, text, told);
}

/** "Call it X", of what was just made and nothing changes: it is made once more, under that name. */
function madeAnew(
  { handles, registry, lastCall }: Pick<Sources, "handles" | "registry" | "lastCall">,
  text: string,
  { field, value, isOfNewest }: FieldTold,
): Leaned | undefined {
  const tool = registry.get(lastCall?.tool ?? "");
  const made = shownAlone(handles.recent());
  const isMade = lastCall?.isEffect === true && made !== undefined && tool?.gives === made.kind;
  if (!isOfNewest || !isMade || !tool || takesRecord(tool)) return undefined;
  if (!parametersOf(tool).some(({ name, required }) => name === field && required))
    return undefined;
  const kept = slotsOf(lastCall).filter(({ parameter }) => parameter !== field);
  const named = closed(field, { value, origin: { origin: "said", text: value } });
  const part = { text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots: [...kept, named] }, replaces: true };
}

/** What is said to be wrong stands there: "it isn't Sheila, she's at the mill" says nothing of where. */
function stoodThere({ facts }: HandleEntry, { was }: FieldTold): boolean {
  if (was === undefined) return true;
  const others = Object.entries(facts).filter(([name]) => name !== TITLE);
  return others.some(([, fact]) => String(fact).toLowerCase().includes(was.toLowerCase()));
}

const TITLE = "title";

/** The kind of record that a tool can write such words on. */
function kindChanged(tool: Tool, field: string): string | undefined {
  const hasField = parametersOf(tool).some(({ name, kind }) => name === field && kind === "span");
  return hasField && tool.effect === "reversible" ? recordTaken(tool)?.of : undefined;
}
