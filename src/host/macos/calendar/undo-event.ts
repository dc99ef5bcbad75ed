import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Undo } from "../../../types/result.ts";
import type { CalendarEvent } from "../../calendar.ts";
import type { UndoTable } from "../../embedded/part.ts";
import { ruleFacts } from "../event-kit/rule-facts.ts";
import type { RuleFacts } from "../event-kit/rule-facts.ts";
import { expectVersion, onceEach, readUndo, takingBack, undoData } from "../event-kit/undo-data.ts";
import type { CalendarKeeping } from "./create-mac-calendar.ts";
import type { EventFields } from "./event-fields.ts";
import { eventFields, fieldsOf } from "./event-fields.ts";
import type { EventFacts, EventWhich } from "./event-facts.ts";
import { eventFacts, eventOf, eventWhich, whichIn } from "./event-facts.ts";

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
  const { run, zones, zone } = keeping;
  const use = onceEach();
  /** The event as we left it; fails with `invalid` where it has been changed or is gone. */
  const asLeft = async ({ id, version }: z.infer<typeof left>): Promise<CalendarEvent> => {
    const event = eventOf((await run.get(whichIn(id))).event, zones);
    expectVersion(event, version);
    return event;
  };
  const remove = (id: string): Promise<EventFacts> =>
    run("calendar-remove", { which: whichIn(id), span: 1 }, eventFacts);
  const extend = ({ first, rule }: z.infer<typeof series>): Promise<EventFacts> =>
    run("calendar-change", { which: first, span: 1, fields: { texts: {}, rule } }, eventFacts);
  return {
    "calendar.remove": (input) =>
      takingBack(async () => {
        const { title, id } = await asLeft(readUndo(input, left));
        await remove(id);
        return `“${title}” is off the calendar again.`;
      }),
    "calendar.change": (input) =>
      takingBack(async () => {
        const { isSeries, fields, ...was } = readUndo(input, change);
        const { id } = await asLeft(was);
        const set = { which: whichIn(id), span: isSeries ? 1 : 0, fields };
        const back = await run("calendar-change", set, eventFacts);
        return `“${back.title}” is as it was before.`;
      }),
    "calendar.rejoin": (input) =>
      takingBack(async () => {
        const was = readUndo(input, series);
        await asLeft(was);
        await remove(was.id);
        const { title } = await extend(was);
        return `“${title}” is as it was before.`;
      }),
    "calendar.extend": (input) =>
      takingBack(async () => {
        const was = readUndo(input, series);
        await asLeft(was);
        await extend(was);
        return `“${was.title}” is back on the calendar.`;
      }),
    "calendar.add": (input) =>
      takingBack(async () => {
        const { event, nonce } = readUndo(input, removed);
        use(nonce);
        const { calendar, allDay, alarms, rule } = event;
        const fields = {
          ...fieldsOf(eventOf(event, zones), zones),
          zone,
          ...(rule ? { rule } : {}),
        };
        await run("calendar-create", { calendar, allDay, alarms, fields }, eventFacts);
        return `“${event.title}” is back on the calendar, as a new event.`;
      }),
  };
}
