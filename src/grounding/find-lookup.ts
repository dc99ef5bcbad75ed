import type { JsonObject } from "../types/json.ts";
import type { Analysis } from "./analyse.ts";

/** A reading call that finds the record a request speaks of. */
export type Lookup = { readonly tool: string; readonly arguments: JsonObject };

/** How records of each kind are found when the request names one nobody has seen yet. */
const LOOKUPS: Readonly<
  Record<string, (analysis: Analysis, content: string | undefined) => Lookup>
> = {
  event: ({ whens }) => {
    const day = whens.find(({ when }) => when.precision !== "minute" || when.repeat === undefined);
    const isDay = day && (day.when.allDay || day.when.precision === "part");
    return isDay
      ? { tool: "calendar.query", arguments: { from: day.text } }
      : { tool: "calendar.query", arguments: { from: "today", to: "in two weeks" } };
  },
  reminder: () => ({ tool: "reminders.list", arguments: {} }),
  mail: ({ names }, content) => {
    const [person] = names("person");
    const from = person ? { from: person.named.name } : {};
    return content === undefined || person
      ? { tool: "mail.recent", arguments: from }
      : { tool: "mail.search", arguments: { text: content } };
  },
  note: (_, content) => ({ tool: "notes.search", arguments: { query: content ?? "" } }),
};

/** The call that looks for a record of this kind; undefined where nothing finds one. */
export function findLookup(
  kind: string,
  analysis: Analysis,
  content: string | undefined,
): Lookup | undefined {
  return LOOKUPS[kind]?.(analysis, content);
}
