import { HostFailure } from "../../../errors.ts";
import type { Reminder } from "../../reminders.ts";
import type { CalendarTime } from "../ical/zones/calendar-time.ts";
import { epochOf, timeText } from "../ical/zones/calendar-time.ts";
import { RuleError } from "../ical/rules/recurrence-rule.ts";
import type { VdirItem, VdirState } from "../vdir/vdir-item.ts";
import { dueOf, instantOf } from "./todo/todo-dates.ts";
import { freeName } from "../vdir/items/free-name.ts";
import type { TodoRecord } from "./todo/todo-record.ts";

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

export type TodoIndex = {
  readonly entries: readonly TodoEntry[];
  /** By its id, and by the longer one it has while others share its name. */
  readonly byId: ReadonlyMap<string, TodoEntry>;
};

/**
 * Every reminder under a name of its own: its UID, of a single date of a series the UID and the date; where
 * several have one name, or none, with the file, the due time and the title. Cancelled ones are left out.
 */
export function indexTodos(state: VdirState<readonly TodoRecord[]>): TodoIndex {
  const all = state.items.flatMap((item) =>
    item.value.filter(({ isCancelled }) => !isCancelled).map((todo) => ({ todo, item })),
  );
  const sharing = new Map<string, number>();
  for (const { todo } of all) sharing.set(nameOf(todo), (sharing.get(nameOf(todo)) ?? 0) + 1);
  const byId = new Map<string, TodoEntry>();
  const entries = all.map(({ todo, item }) => {
    const own = nameOf(todo);
    const isAlone = own !== "" && sharing.get(own) === 1 && !byId.has(own);
    const due = todo.due ? timeText(todo.due) : "";
    const long = freeName(`${own}~${item.file}~${due}~${todo.title}`, byId);
    const entry = entryOf({ id: isAlone ? own : long, todo, item });
    byId.set(long, entry);
    byId.set(entry.id, entry);
    return entry;
  });
  return { entries, byId };
}

/** Fails with `not_found` for an id that names no reminder. */
export function findTodo({ byId }: TodoIndex, id: string): TodoEntry {
  const entry = byId.get(id);
  if (entry) return entry;
  throw new HostFailure("not_found", "That reminder is no longer on any list.");
}

/** The records that go with one: of a series its replaced dates, as far as they follow this one of its UID. */
export function familyOf(todo: TodoRecord, all: readonly TodoRecord[]): readonly TodoRecord[] {
  if (todo.recurrence || todo.uid === "") return [todo];
  const same = all.filter(({ uid }) => uid === todo.uid);
  const masters = same.filter(({ recurrence }) => !recurrence);
  if (masters.length < 2) return same;
  const isOwn = ({ place }: TodoRecord): boolean =>
    masters.findLast((master) => master.place <= place) === todo;
  return same.filter((one) => one === todo || (one.recurrence && isOwn(one)));
}

/** The reminder a record has become, in the file it is in. */
export function findTodoIn(
  index: TodoIndex,
  {
    file,
    like,
    place,
  }: {
    readonly file: string;
    readonly like: TodoRecord;
    /** Where it stands, when it has stayed where it was. */
    readonly place?: number;
  },
): TodoEntry {
  const time = like.recurrence && instantOf(like.recurrence, like);
  for (const entry of index.entries) {
    const { todo, item } = entry;
    const isSame = todo.uid === like.uid && (place === undefined || todo.place === place);
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

function nameOf({ uid, recurrence, zones }: TodoRecord): string {
  if (uid === "" || !recurrence) return uid;
  const instant =
    recurrence.form === "date"
      ? timeText(recurrence)
      : timeText({ form: "utc", wall: epochOf(recurrence, zones) });
  return `${uid}/${instant}`;
}

function entryOf({ id, todo, item }: Pick<TodoEntry, "id" | "todo" | "item">): TodoEntry {
  const overridden = familyOf(todo, item.value)
    .filter((one) => one !== todo)
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
