import { z } from "zod";
import type { ScriptCall, Scripts } from "../../../../src/host/macos/script/run-script.ts";
import type { JsonObject } from "../../../../src/types/json.ts";

/** Every calendar and list of a test is called so: by this it is known, and removed. */
export const MARK = "sotto contract ";

/** Scripts of this folder, by the way from those of the program. */
export const SCRIPTS = "../../../../test/host/macos/own-stores/scripts/";

type Kind = {
  readonly service: "calendar" | "reminders";
  readonly entity: "events" | "reminders";
  /** How a script is told where a new one goes, and what a first one is called. */
  readonly field: "calendar" | "list";
  readonly first: string;
};

export const CALENDARS: Kind = {
  service: "calendar",
  entity: "events",
  field: "calendar",
  first: "Calendar",
};
export const LISTS: Kind = {
  service: "reminders",
  entity: "reminders",
  field: "list",
  first: "Reminders",
};

export type OwnPlaces = {
  /** The scripts as if a Mac held nothing but the test's own calendars or lists, by their plain names. */
  readonly scripts: Scripts;
  /** The same, answers as they come. */
  readonly raw: (script: string, input: JsonObject) => Promise<unknown>;
  /** Makes calendars or lists, in order. */
  readonly make: (names: readonly string[]) => Promise<void>;
  readonly idOf: (name: string) => string;
  /** Removes all there are, those of an earlier run that was cut off too. */
  readonly remove: () => Promise<void>;
};

/**
 * What a contract sees of a Mac that may be somebody's: its own calendars or lists and what is in them. A new record
 * without a place goes to the first of them, never to the usual one of this Mac.
 */
export function ownPlaces(inner: Scripts, kind: Kind): OwnPlaces {
  const made: { readonly name: string; readonly id: string }[] = [];
  const own = (script: string, input: JsonObject): Promise<unknown> =>
    inner.run({ script: `${SCRIPTS}${script}`, service: kind.service, input }, z.unknown());
  const make = async (names: readonly string[]): Promise<void> => {
    const input = { entity: kind.entity, titles: names.map((name) => MARK + name) };
    const ids = z.array(z.string()).parse(await own("make-places", input));
    made.push(...ids.map((id, at) => ({ name: names[at] ?? "", id })));
  };
  const placed = async (call: ScriptCall): Promise<ScriptCall> => {
    const { input = {}, script } = call;
    if (!script.endsWith("/create") || input[kind.field] !== undefined) return call;
    if (made.length === 0) await make([kind.first]);
    return { ...call, input: { ...input, [kind.field]: made[0]?.id ?? "" } };
  };
  const scripts: Scripts = {
    ...inner,
    run: async (call, answer) => {
      const found = await inner.run(await placed(call), z.unknown());
      return answer.parse(plainNames(ownIn(found)));
    },
  };
  return {
    scripts,
    raw: (script, input) => scripts.run({ script, service: kind.service, input }, z.unknown()),
    make,
    idOf: (name) => made.find((each) => each.name === name)?.id ?? "",
    remove: async () => {
      await own("remove-places", { entity: kind.entity, prefix: MARK });
    },
  };
}

const place = z.object({ name: z.string() });
const event = z.object({ calendarName: z.string() });
const reminder = z.object({ listName: z.string() });
const named = z.union([
  place.transform(({ name }) => name),
  event.transform(({ calendarName }) => calendarName),
  reminder.transform(({ listName }) => listName),
]);

/** Of a list of calendars, lists, events or reminders those that are a test's own. */
function ownIn(found: unknown): unknown {
  if (!Array.isArray(found)) return found;
  return found.filter((each) => named.safeParse(each).data?.startsWith(MARK) ?? true);
}

function plainNames(found: unknown): unknown {
  if (typeof found === "string") return found.startsWith(MARK) ? found.slice(MARK.length) : found;
  if (Array.isArray(found)) return found.map(plainNames);
  if (typeof found !== "object" || found === null) return found;
  return Object.fromEntries(Object.entries(found).map(([name, each]) => [name, plainNames(each)]));
}
