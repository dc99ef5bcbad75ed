import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { epochOf, timeProperty, timeText } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { lineOf, setLine, setValue, withoutLines } from "../../ical/edit/edit-block.ts";
import { moveAlarms } from "../../ical/edit/move-alarms.ts";
import { readTimeProperty } from "../../ical/text/read-property.ts";
import type { TodoRecord } from "./todo-record.ts";

type Move = {
  readonly todo: TodoRecord;
  readonly due: CalendarTime;
  readonly newline: string;
};

/**
 * The VTODO due at another time. What starts before it, and alarms at fixed times, move by as much; a start
 * that would not fit goes, except where a rule counts from it.
 */
export function moveTimes(block: ContentBlock, move: Move): ContentBlock {
  const { todo, due, newline } = move;
  const started = moveStart(block, move);
  const isByDuration = !lineOf(block, "DUE") && lineOf(block, "DURATION") && todo.due;
  const dated =
    isByDuration && isSameForm(todo.due, due)
      ? started
      : setTime(withoutLines(started, ["DURATION"]), { name: "DUE", time: due, newline });
  if (!todo.due) return dated;
  const ms = epochOf(due, todo.zones) - epochOf(todo.due, todo.zones);
  return moveAlarms(dated, { ms, zones: todo.zones, newline });
}

function moveStart(block: ContentBlock, { todo, due, newline }: Move): ContentBlock {
  const start = readTimeProperty(block, "DTSTART");
  if (!start) return block;
  const before = todo.due;
  if (before && isSameForm(before, due) && start.form === before.form) {
    const moved = { ...start, wall: start.wall + due.wall - before.wall };
    return setValue(block, { name: "DTSTART", value: timeText(moved), newline });
  }
  if (todo.rule) return setTime(block, { name: "DTSTART", time: due, newline });
  const fits = !before && start.form === due.form && start.wall < due.wall;
  return fits ? block : withoutLines(block, ["DTSTART"]);
}

function setTime(
  block: ContentBlock,
  {
    name,
    time,
    newline,
  }: { readonly name: string; readonly time: CalendarTime; readonly newline: string },
): ContentBlock {
  return isSameForm(readTimeProperty(block, name), time)
    ? setValue(block, { name, value: timeText(time), newline })
    : setLine(block, `${name}${timeProperty(time)}`, newline);
}

function isSameForm(a: CalendarTime | undefined, b: CalendarTime): boolean {
  if (a?.form !== b.form) return false;
  return a.form !== "zoned" || b.form !== "zoned" || a.zone === b.zone;
}
