import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { epochOf, timeProperty, timeText } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { lineOf, setLine, setValue, withoutLines } from "../../ical/edit/edit-block.ts";
import { moveAlarms } from "../../ical/edit/move-alarms.ts";
import { readTimeProperty } from "../../ical/text/read-property.ts";
import type { TodoRecord } from "./todo-record.ts";

export type Move = {
  readonly todo: TodoRecord;
  readonly due: CalendarTime;
};

/**
 * The VTODO due at another time. What starts before it, and alarms at fixed times, move by as much; a start
 * that would not fit goes, except where a rule counts from it.
 */
export function moveTimes(block: ContentBlock, move: Move): ContentBlock {
  const { todo, due } = move;
  const started = moveStart(block, move);
  const isByDuration = !lineOf(block, "DUE") && lineOf(block, "DURATION") && todo.due;
  const dated =
    isByDuration && isSameForm(todo.due, due)
      ? started
      : setTime(withoutLines(started, ["DURATION"]), "DUE", due);
  if (!todo.due) return dated;
  const ms = epochOf(due, todo.zones) - epochOf(todo.due, todo.zones);
  return moveAlarms(dated, { ms, zones: todo.zones });
}

function moveStart(block: ContentBlock, { todo, due }: Move): ContentBlock {
  const start = readTimeProperty(block, "DTSTART");
  if (!start) return block;
  const before = todo.due;
  if (before && isSameForm(before, due) && start.form === before.form) {
    const moved = { ...start, wall: start.wall + due.wall - before.wall };
    return setValue(block, "DTSTART", timeText(moved));
  }
  if (todo.rule) return setTime(block, "DTSTART", due);
  const fits = !before && start.form === due.form && start.wall < due.wall;
  return fits ? block : withoutLines(block, ["DTSTART"]);
}

function setTime(block: ContentBlock, name: string, time: CalendarTime): ContentBlock {
  return isSameForm(readTimeProperty(block, name), time)
    ? setValue(block, name, timeText(time))
    : setLine(block, `${name}${timeProperty(time)}`);
}

function isSameForm(a: CalendarTime | undefined, b: CalendarTime): boolean {
  if (a?.form !== b.form) return false;
  return a.form !== "zoned" || b.form !== "zoned" || a.zone === b.zone;
}
