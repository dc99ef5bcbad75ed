import type { FoundName } from "../../../language/names/find-names.ts";
import { SPELT } from "../../../language/names/find-names.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";
import { put } from "../ground.ts";
import type { Ground } from "../ground.ts";
import { tokenBefore } from "../from-found.ts";
import { GUESTS } from "./ground-name.ts";

/**
 * "Half an hour with Ann for a roof check", "pop Ben in, price chat": who is named beside what something new is
 * called takes part in it. Of a name that several people have nobody is told.
 */
export function addGuests({ tool, reading, found }: Ground): void {
  const invites = parametersOf(tool).some(({ name }) => name === GUESTS) && !takesRecord(tool);
  if (!invites || tool.effect === "none" || found.has(GUESTS)) return;
  const told = [...found.values()].flat().map(({ value }) => String(value));
  const people = reading
    .names("person")
    .filter((name) => name.score >= SPELT && !told.some((words) => words.includes(name.text)))
    .filter((name) => takesPart(name, { reading }));
  const isOne = new Set(people.map(({ start }) => start)).size === people.length;
  if (people.length === 0 || !isOne) return;
  const value = people.map(({ named }) => named.name).join(", ");
  const text = reading.text.slice(people[0]?.start, people.at(-1)?.end);
  put(found, GUESTS, [{ value, origin: { origin: "resolved", text } }]);
}

/** Behind "with", or what is put in by the verb itself. */
function takesPart(name: FoundName, { reading }: Pick<Ground, "reading">): boolean {
  const before = tokenBefore(name, reading);
  const cues = reading.language.tools.announcing(GUESTS);
  return before !== undefined && (cues.includes(before.word) || before.is.has("puts"));
}
