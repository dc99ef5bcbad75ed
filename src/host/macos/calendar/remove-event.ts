import type { CalendarEvent, EventSpan } from "../../calendar.ts";
import type { Written } from "../../written.ts";
import type { CalendarKeeping } from "./calendar-keeping.ts";
import { isFirst, SPANS } from "./change-event.ts";
import { eventFacts, eventOf, whichIn, whichOf } from "./event-facts.ts";
import { cutUndo, removedUndo } from "./undo-event.ts";

/**
 * Removes an occurrence, or it and all later ones. EventKit can't put one back into its series: taking that
 * back makes an event of its own.
 */
export async function removeEvent(
  keeping: CalendarKeeping,
  { id, span }: { readonly id: string; readonly span: EventSpan },
): Promise<Written<CalendarEvent>> {
  const { run, zones } = keeping;
  const which = whichIn(id);
  const found = await run.get(which);
  const { event, first } = found;
  const isSeries = span === "future" && event.rule !== undefined;
  const input = { which, span: isSeries ? SPANS.future : SPANS.this };
  const value = eventOf(await run("calendar/remove", input, eventFacts), zones);
  if (!isSeries)
    return { value, undo: removedUndo(event, { withRule: which.occurrence === undefined }) };
  if (isFirst(found) || !first) return { value, undo: removedUndo(event, { withRule: true }) };
  const left = await run.get(whichOf(first));
  const rest = { first: whichOf(first), rule: first.rule ?? event.rule };
  return { value, undo: cutUndo(eventOf(left.event, zones), { ...rest, title: value.title }) };
}
