import { HostFailure } from "../../../../errors.ts";
import type { ReminderChanges } from "../../../reminders.ts";
import { editLines } from "../../ical/edit/edit-dates.ts";
import { checkText, checkTitle } from "../../ical/text/check-text.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { epochOf, timeProperty } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { makeLine, splitLine } from "../../ical/text/content-lines.ts";
import { addLine, setLine, setValue, withoutLines } from "../../ical/edit/edit-block.ts";
import { setText, stampText, touched } from "../../ical/edit/edit-file.ts";
import { recountRule } from "../../ical/rules/rule-text.ts";
import { shiftRule } from "../../ical/rules/shift-rule.ts";
import { checkedDue, isPast } from "../check-due.ts";
import type { Move } from "./move-times.ts";
import { moveTimes } from "./move-times.ts";
import { PRIORITY_NUMBERS } from "./new-todo.ts";
import type { TodoRecord } from "./todo-record.ts";

export type TodoWriting = {
  readonly now: number;
  /** The zone new times are written in. */
  readonly zone: string;
};

/** The VTODO with the changes made (of its list: none, that is a move), marked as changed. */
export function changeTodo(
  block: ContentBlock,
  {
    todo,
    changes,
    writing,
  }: {
    readonly todo: TodoRecord;
    readonly changes: ReminderChanges;
    readonly writing: TodoWriting;
  },
): ContentBlock {
  const { title, notes, priority } = changes;
  checkText([notes]);
  let edited = block;
  if (title !== undefined) {
    edited = setText(edited, "SUMMARY", checkTitle(title));
  }
  if (notes !== undefined) edited = setText(edited, "DESCRIPTION", notes);
  if (priority !== undefined && priority !== todo.priority) {
    edited =
      priority === "none"
        ? withoutLines(edited, ["PRIORITY"])
        : setLine(edited, `PRIORITY:${PRIORITY_NUMBERS[priority]}`);
  }
  const due = changedDue(changes, { todo, writing });
  return touched(due ? moveDue(edited, { todo, due }) : edited, writing);
}

/** The due time a change asks for, in the form the reminder's has where that fits. */
export function changedDue(
  { due, dateOnly }: ReminderChanges,
  { todo, writing }: { readonly todo: TodoRecord; readonly writing: TodoWriting },
): CalendarTime | undefined {
  if (due === undefined && dateOnly === undefined) return undefined;
  checkWhole(todo);
  const { zones } = todo;
  const epoch = due ?? (todo.due && epochOf(todo.due, zones));
  if (epoch === undefined) throw new HostFailure("invalid", "This reminder has no due time.");
  const isDate = dateOnly ?? false;
  const time = checkedDue(epoch, { like: todo.due, isDate, zone: writing.zone, zones });
  if (isPast(time, writing.now, zones)) {
    throw new HostFailure("invalid", "That time is past already.");
  }
  return time;
}

/** Fails with `refused` where what a move depends on could not be read. */
function checkWhole({ broken, title }: TodoRecord): void {
  const name = broken.find((one) => one !== "DUE" && one !== "DURATION");
  if (name === undefined) return;
  const sentence = `“${title}” has a damaged ${name} in its file, so I don't move it.`;
  throw new HostFailure("refused", sentence);
}

/** The VTODO marked as done, or as open again. */
export function tickTodo(
  block: ContentBlock,
  { isDone, writing }: { readonly isDone: boolean; readonly writing: TodoWriting },
): ContentBlock {
  const { now } = writing;
  if (!isDone) {
    const open = withoutLines(block, ["COMPLETED", "PERCENT-COMPLETE"]);
    return touched(setLine(open, "STATUS:NEEDS-ACTION"), writing);
  }
  const lines = ["STATUS:COMPLETED", `COMPLETED:${stampText(now)}`, "PERCENT-COMPLETE:100"];
  const done = lines.reduce((edited, line) => setLine(edited, line), block);
  return touched(done, writing);
}

/** One date of a repeating reminder by itself: at its time, without the rule. */
export function singleTodo(block: ContentBlock, { todo, due }: Move): ContentBlock {
  const single = withoutLines(block, ["RRULE", "RDATE", "EXDATE", "EXRULE"]);
  return moveTimes(single, { todo, due });
}

/** A repeating reminder begun anew at a later date, under another UID. */
export function laterTodo(
  block: ContentBlock,
  {
    todo,
    due,
    count,
    excluded,
    uid,
    writing,
  }: {
    readonly todo: TodoRecord;
    readonly due: CalendarTime;
    readonly count: number | undefined;
    /** Dates that have records of their own. */
    readonly excluded: readonly CalendarTime[];
    readonly uid: string;
    readonly writing: TodoWriting;
  },
): ContentBlock {
  const { now } = writing;
  const stamp = stampText(now);
  const moved = moveTimes(block, { todo, due });
  const counted = editLines(moved, "RRULE", (line) => {
    const { head, value } = splitLine(line);
    return makeLine(`${head}:${count === undefined ? value : recountRule(value, count)}`);
  });
  const exceptions = excluded.map((time) => `EXDATE${timeProperty(time)}`);
  const named = [`UID:${uid}`, `DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`, "SEQUENCE:0"];
  const begun = named.reduce((edited, line) => setLine(edited, line), counted);
  const limited = exceptions.reduce((edited, line) => addLine(edited, line), begun);
  return setValue(limited, "CREATED", stamp);
}

/** The VTODO due at another time, with its rule and what starts with it. */
function moveDue(block: ContentBlock, { todo, due }: Move): ContentBlock {
  const moved = moveTimes(block, { todo, due });
  const { rule, anchor, due: before } = todo;
  if (!rule || !anchor || !before) return moved;
  const from = anchor.wall;
  const to = due.wall - before.wall + from;
  return editLines(moved, "RRULE", (line) =>
    makeLine(`${splitLine(line).head}:${shiftRule(rule, { from, to })}`),
  );
}
