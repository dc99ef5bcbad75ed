import { HostFailure } from "../../../errors.ts";
import type { Reminder } from "../../reminders.ts";
import type { CalendarTime } from "../ical/calendar-time.ts";
import { epochOf, timeText } from "../ical/calendar-time.ts";
import { RuleError } from "../ical/recurrence-rule.ts";
import type { VdirItem, VdirState } from "../vdir/open-vdir.ts";
import { dueOf, instantOf } from "./todo-dates.ts";
import type { TodoRecord } from "./todo-record.ts";

/** A reminder, the id it goes by, and when it is due. */
export type TodoEntry = {
  readonly id: string;
  readonly todo: TodoRecord;
  readonly item: VdirItem<readonly TodoRecord[]>;
  readonly due?: CalendarTime;
  /** Dates of a repeating one that have records of their own, and the same as instants. */
  readonly overridden: readonly CalendarTime[];
  readonly replaced: ReadonlySet<number>;
  /** Why its rule could not be followed. */
  readonly problem?: string;
};

export type TodoIndex = ReadonlyMap<string, TodoEntry>;

/**
 * Every reminder under a name of its own: its UID, of a single date of a series the UID and the date; of a
 * further file with the same name, the name and the file; without a UID, its file. Cancelled ones are left out.
 */
export function indexTodos(state: VdirState<readonly TodoRecord[]>): TodoIndex {
  const index = new Map<string, TodoEntry>();
  for (const item of state.items) {
    for (const todo of item.value) {
      if (todo.isCancelled) continue;
      const own = nameOf(todo, item.file);
      const id = index.has(own) ? `${own}~${item.file}` : own;
      index.set(id, entryOf({ id, todo, item }));
    }
  }
  return index;
}

/** Fails with `not_found` for an id that names no reminder. */
export function findTodo(index: TodoIndex, id: string): TodoEntry {
  const entry = index.get(id);
  if (entry) return entry;
  throw new HostFailure("not_found", "That reminder is no longer on any list.");
}

/** The reminder a record has become, in a file it may have been moved to. */
export function findTodoIn(
  index: TodoIndex,
  { file, like }: { readonly file: string; readonly like: TodoRecord },
): TodoEntry {
  const time = like.recurrence && instantOf(like.recurrence, like);
  for (const entry of index.values()) {
    const { todo, item } = entry;
    const isSame = todo.uid === like.uid && (todo.uid !== "" || todo.place === like.place);
    const sameTime = (todo.recurrence && instantOf(todo.recurrence, todo)) === time;
    if (item.file === file && isSame && sameTime) return entry;
  }
  return findTodo(index, like.uid);
}

/** A reminder as the host tells it. */
export function reminderOf({ id, todo, item, due }: TodoEntry): Reminder {
  return {
    id,
    list: item.collection.name,
    title: todo.title,
    ...(due ? { due: epochOf(due, todo.zones) } : {}),
    dateOnly: due?.form === "date",
    ...(todo.notes === undefined ? {} : { notes: todo.notes }),
    priority: todo.priority,
    done: todo.isDone,
    ...(todo.rule ? { repeat: todo.rule.text } : {}),
    version: item.version,
  };
}

function nameOf({ uid, recurrence, zones, place }: TodoRecord, file: string): string {
  if (uid === "") return `file:${file}#${place}`;
  if (!recurrence) return uid;
  const instant =
    recurrence.form === "date"
      ? timeText(recurrence)
      : timeText({ form: "utc", wall: epochOf(recurrence, zones) });
  return `${uid}/${instant}`;
}

function entryOf({ id, todo, item }: Pick<TodoEntry, "id" | "todo" | "item">): TodoEntry {
  const overridden = item.value
    .filter(({ uid, recurrence }) => !todo.recurrence && recurrence && uid === todo.uid)
    .map(({ recurrence }) => recurrence)
    .filter((time) => time !== undefined);
  const replaced = new Set(overridden.map((time) => instantOf(time, todo)));
  const entry = { id, todo, item, overridden, replaced };
  try {
    const due = dueOf(todo, replaced);
    return due ? { ...entry, due } : entry;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return { ...entry, ...(todo.due ? { due: todo.due } : {}), problem: error.message };
  }
}
