import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Undo } from "../../../types/turn/result.ts";
import type { CalendarEvent } from "../../calendar.ts";
import type { UndoTable } from "../../embedded/parts/part.ts";
import { ruleFacts } from "../event-kit/rule-facts.ts";
import type { RuleFacts } from "../event-kit/rule-facts.ts";
import { expectVersion, onceEach, readUndo, takingBack, undoData } from "../event-kit/undo-data.ts";
import type { CalendarKeeping } from "./calendar-keeping.ts";
import type { EventFields } from "./event-fields.ts";
import { eventFields, fieldsOf } from "./event-fields.ts";
import type { EventFacts, EventWhich } from "./event-facts.ts";
import { eventFacts, eventOf, eventWhich, whichIn } from "./event-facts.ts";
import type { Undone } from "../../../types/undone.ts";

const left = z.object({ id: z.string(), version: z.string() });
const change = left.extend({ fields: eventFields, isSeries: z.boolean() });
const series = left.extend({ first: eventWhich, rule: ruleFacts, title: z.string() });
const removed = z.object({ event: eventFacts, nonce: z.string() });

type Series = { readonly first: EventWhich; readonly rule: RuleFacts | undefined };

/** Takes a new event away again. */
export function createdUndo({ id, version }: CalendarEvent): Undo {
  return { operation: "calendar.remove", input: { id, version } };
}

/** Sets all fields of an event, or of its series, to what they were. */
export function changedUndo(
  { id, version }: CalendarEvent,
  was: { readonly fields: EventFields; readonly isSeries: boolean },
): Undo {
  return { operation: "calendar.change", input: undoData({ id, version, ...was }) };
}

/** Takes the later part of a series away and lets the earlier one go on. */
export function splitUndo({ id, version, title }: CalendarEvent, rest: Series): Undo {
  return { operation: "calendar.rejoin", input: undoData({ id, version, title, ...rest }) };
}

/** Lets a series that was cut short go on. */
export function cutUndo(
  { id, version }: CalendarEvent,
  rest: Series & { readonly title: string },
): Undo {
  return { operation: "calendar.extend", input: undoData({ id, version, ...rest }) };
}

/** Adds an event that is gone anew. */
export function removedUndo(event: EventFacts, { withRule }: { readonly withRule: boolean }): Undo {
  const { rule, ...alone } = event;
  const again = withRule && rule ? event : alone;
  return { operation: "calendar.add", input: undoData({ event: again, nonce: randomUUID() }) };
}

export function calendarUndo(keeping: CalendarKeeping): UndoTable {
  const acts = undoActs(keeping);
  return {
    "calendar.remove": (input) => takingBack(() => acts.remove(readUndo(input, left))),
    "calendar.change": (input) => takingBack(() => acts.change(readUndo(input, change))),
    "calendar.rejoin": (input) => takingBack(() => acts.rejoin(readUndo(input, series))),
    "calendar.extend": (input) => takingBack(() => acts.extend(readUndo(input, series))),
    "calendar.add": (input) => takingBack(() => acts.add(readUndo(input, removed))),
  };
}

type UndoActs = {
  readonly remove: (was: z.infer<typeof left>) => Promise<Undone>;
  readonly change: (was: z.infer<typeof change>) => Promise<Undone>;
  readonly rejoin: (was: z.infer<typeof series>) => Promise<Undone>;
  readonly extend: (was: z.infer<typeof series>) => Promise<Undone>;
  readonly add: (was: z.infer<typeof removed>) => Promise<Undone>;
};

function undoActs({ run, zones, zone }: CalendarKeeping): UndoActs {
  const use = onceEach();
  /** The event as we left it; fails with `invalid` where it has been changed or is gone. */
  const asLeft = async ({ id, version }: z.infer<typeof left>): Promise<string> => {
    const event = eventOf((await run.get(whichIn(id))).event, zones);
    expectVersion(event, version);
    return event.title;
  };
  const remove = (id: string): Promise<EventFacts> =>
    run("calendar/remove", { which: whichIn(id), span: 1 }, eventFacts);
  const goOn = ({ first, rule }: z.infer<typeof series>): Promise<EventFacts> =>
    run("calendar/change", { which: first, span: 1, fields: { texts: {}, rule } }, eventFacts);
  return {
    async remove(was) {
      const title = await asLeft(was);
      await remove(was.id);
      return { what: "event", is: "away", name: title };
    },
    async change({ isSeries, fields, ...was }) {
      await asLeft(was);
      const set = { which: whichIn(was.id), span: isSeries ? 1 : 0, fields };
      const { title } = await run("calendar/change", set, eventFacts);
      return { what: "event", is: "before", name: title };
    },
    async rejoin(was) {
      await asLeft(was);
      await remove(was.id);
      const { title } = await goOn(was);
      return { what: "event", is: "before", name: title };
    },
    async extend(was) {
      await asLeft(was);
      await goOn(was);
      return { what: "event", is: "back", name: was.title };
    },
    async add({ event, nonce }) {
      use(nonce);
      const { calendar, allDay, alarms, rule } = event;
      const fields = { ...fieldsOf(eventOf(event, zones), zones), zone, ...(rule ? { rule } : {}) };
      await run("calendar/create", { calendar, allDay, alarms, fields }, eventFacts);
      return { what: "event", is: "anew", name: event.title };
    },
  };
}
