import type { CalendarEvent, EventChanges, EventSpan } from "../../calendar.ts";
import { endRule, recountRule } from "../../embedded/ical/rules/rule-text.ts";
import { expandRule } from "../../embedded/ical/rules/expand-rule.ts";
import { readRule } from "../../embedded/ical/rules/recurrence-rule.ts";
import { shiftRule } from "../../embedded/ical/rules/shift-rule.ts";
import type { Written } from "../../written.ts";
import { ruleFactsOf, ruleTextOf } from "../event-kit/rule-facts.ts";
import type { CalendarKeeping } from "./calendar-keeping.ts";
import type { FoundEvent } from "./calendar-scripts.ts";
import type { EventFields } from "./event-fields.ts";
import { changedFields, fieldsOf } from "./event-fields.ts";
import { eventFacts, eventOf, whichIn, whichOf } from "./event-facts.ts";
import { changedUndo, splitUndo } from "./undo-event.ts";

/** EKSpan: this one, or this and all later ones. */
export const SPANS: Readonly<Record<EventSpan, number>> = { this: 0, future: 1 };

/**
 * Changes an occurrence, or it and all later ones; from the first one on that is the series itself, else
 * EventKit splits it in two:
 *
 *     MO ─ MO ─ MO ─ MO …   becomes   MO ─ MO   and   TU ─ TU …
 */
export async function changeEvent(
  keeping: CalendarKeeping,
  { id, span, changes }: { id: string; span: EventSpan; changes: EventChanges },
): Promise<Written<CalendarEvent>> {
  const { run, zones } = keeping;
  const which = whichIn(id);
  const found = await run.get(which);
  const before = eventOf(found.event, zones);
  const fields = changedFields(before, { changes, zones });
  const isSeries = span === "future" && found.event.rule !== undefined;
  const rule = isSeries ? ruleAfter(found, { fields, keeping, changes }) : {};
  const input = {
    which,
    span: isSeries ? SPANS.future : SPANS.this,
    fields: { ...fields, ...rule },
  };
  const value = eventOf(await run("calendar/change", input, eventFacts), zones);
  const { first } = found;
  if (isSeries && first && !isFirst(found)) {
    const was = first.rule ?? found.event.rule;
    return { value, undo: splitUndo(value, { first: whichOf(first), rule: was }) };
  }
  const undone: EventFields = {
    ...fieldsOf(before, zones),
    ...(isSeries ? { rule: found.event.rule ?? null } : {}),
  };
  return { value, undo: changedUndo(value, { fields: undone, isSeries }) };
}

export function isFirst({ event, first }: FoundEvent): boolean {
  return first === undefined || first.occurrence === event.occurrence;
}

/** The rule of the series from an occurrence on: its weekdays move along, and it has as many left as there were. */
function ruleAfter(
  found: FoundEvent,
  {
    keeping: { zones },
    changes,
  }: {
    readonly fields: EventFields;
    readonly keeping: CalendarKeeping;
    readonly changes: EventChanges;
  },
): Pick<EventFields, "rule"> {
  const { event, first } = found;
  if (!event.rule || event.occurrence === undefined) return {};
  const { local } = zones;
  const reading = local.toWall(event.occurrence * 1_000);
  const text = ruleTextOf(event.rule);
  const rest =
    first?.occurrence === undefined
      ? text
      : recounted(text, { from: local.toWall(first.occurrence * 1_000), reading });
  if (changes.start === undefined) return { rule: ruleFactsOf(rest, zones) };
  const rule = readRule(rest);
  const shifted = shiftRule(rule, { from: reading, to: local.toWall(changes.start) });
  const moved = changes.start - event.occurrence * 1_000;
  const last = event.rule.until;
  const ended =
    last === undefined || event.rule.count > 0
      ? shifted
      : endRule(shifted, { form: "utc", wall: last * 1_000 + Math.max(0, moved) });
  return { rule: ruleFactsOf(ended, zones) };
}

function recounted(text: string, { from, reading }: { from: number; reading: number }): string {
  const rule = readRule(text);
  if (rule.count === undefined) return text;
  const start = { form: "floating", wall: from } as const;
  const passed = expandRule(rule, { start, from, until: reading - 1 }).length;
  return recountRule(text, rule.count - passed);
}
