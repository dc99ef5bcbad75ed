import { HostFailure } from "../../../errors.ts";
import type { NewReminder, ReminderChanges } from "../../reminders.ts";
import type { CalendarTime } from "../ical/calendar-time.ts";
import type { ContentBlock, ContentPart } from "../ical/content-lines.ts";
import { contentText, newlineOf, readContent } from "../ical/content-lines.ts";
import { componentsOf, editComponents, fileText, framed, withZone } from "../ical/edit-file.ts";
import type { Collection } from "../vdir/collections.ts";
import type { FileChange } from "../vdir/file-changes.ts";
import type { TodoWriting } from "./edit-todo.ts";
import { changedDue, changeTodo, laterTodo, singleTodo, tickTodo } from "./edit-todo.ts";
import type { NewTodo } from "./new-todo.ts";
import { newTodoFile } from "./new-todo.ts";
import { nextDate } from "./todo-dates.ts";
import type { TodoEntry } from "./todo-index.ts";

/** Where the first reminder goes when there is no list yet. */
const FIRST_LIST = "reminders";

/** A reminder found in its file, and the writing of it. */
export type TodoTarget = {
  readonly entry: TodoEntry;
  readonly text: string;
  readonly now: number;
  readonly zone: string;
  readonly uid: string;
};

/** The file of a new reminder. */
export function createTodo(
  reminder: NewReminder,
  { list, ...writing }: NewTodo & { readonly list: Collection | undefined },
): FileChange {
  const after = newTodoFile(reminder, writing);
  return { file: fileIn(list?.id ?? FIRST_LIST, `${writing.uid}.ics`), before: null, after };
}

/** What a change to a reminder does to the files; a move to another list is a new file and the old one gone. */
export function updateTodo(
  target: TodoTarget,
  { changes, list }: { readonly changes: ReminderChanges; readonly list: Collection | undefined },
): readonly FileChange[] {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new HostFailure("invalid", "There is nothing to change.");
  }
  const { entry, text } = target;
  const { todo, item } = entry;
  const writing = writingOf(target);
  const due = changedDue(changes, { todo, writing });
  const parts = due ? withZone(readContent(text), due, writing.newline) : readContent(text);
  const edited = editTodos(parts, (block, place) => [
    place === todo.place ? changeTodo(block, { todo, changes, writing }) : block,
  ]);
  if (!list || list.id === item.collection.id) {
    return [{ file: item.file, before: text, after: contentText(edited) }];
  }
  const family = placesOf(entry);
  const taken = componentsOf(edited, "VTODO").filter((_, place) => family.includes(place));
  const left = editTodos(edited, (block, place) => (family.includes(place) ? [] : [block]));
  // The new file first: should the second write fail for good, the reminder is there twice, never lost.
  return [
    { file: fileIn(list.id, `${target.uid}.ics`), before: null, after: textIn(edited, taken) },
    { file: item.file, before: text, after: fileText(left) },
  ];
}

/**
 * Ticks a reminder off. Of a repeating one this date is done by itself, and a new reminder, with the rest of
 * the rule, is due at the next date; as todoman keeps them.
 */
export function completeTodo(target: TodoTarget): {
  readonly changes: readonly FileChange[];
  readonly hasNext: boolean;
} {
  const { entry, text, now, uid } = target;
  const { todo, item, due, replaced } = entry;
  const writing = writingOf(target);
  const { newline } = writing;
  const parts = readContent(text);
  const next = due && !todo.recurrence ? nextDate(todo, { due, now, replaced }) : undefined;
  const ticked = editTodos(parts, (block, place) => {
    if (place !== todo.place) return [block];
    const single = next && due ? singleTodo(block, { todo, due, newline }) : block;
    return [tickTodo(single, { isDone: true, writing })];
  });
  const change = { file: item.file, before: text, after: contentText(ticked) };
  const block = componentsOf(parts, "VTODO")[todo.place];
  if (!next || !block) return { changes: [change], hasNext: false };
  const { count } = todo.rule ?? {};
  const later = laterTodo(block, {
    todo,
    due: next.due,
    count: count === undefined ? undefined : count - next.passed,
    excluded: entry.overridden.filter((time) => isLater(time, next.due)),
    uid,
    writing,
  });
  const created = { file: besides(item.file, uid), before: null, after: textIn(parts, [later]) };
  return { changes: [created, change], hasNext: true };
}

/** Marks a reminder as open again. */
export function reopenTodo(target: TodoTarget): FileChange {
  const { entry, text } = target;
  const writing = writingOf(target);
  const parts = editTodos(readContent(text), (block, place) => [
    place === entry.todo.place ? tickTodo(block, { isDone: false, writing }) : block,
  ]);
  return { file: entry.item.file, before: text, after: contentText(parts) };
}

/** Removes a reminder, with all dates of a repeating one. */
export function removeTodo({ entry, text }: TodoTarget): FileChange {
  const gone = placesOf(entry);
  const parts = editTodos(readContent(text), (block, place) =>
    gone.includes(place) ? [] : [block],
  );
  return { file: entry.item.file, before: text, after: fileText(parts) };
}

function writingOf({ text, now, zone }: TodoTarget): TodoWriting {
  return { now, zone, newline: newlineOf(text) };
}

/** The records that go with one: of a series all of them, of a single date of one that alone. */
function placesOf({ todo, item }: TodoEntry): readonly number[] {
  if (todo.recurrence || todo.uid === "") return [todo.place];
  return item.value.filter(({ uid }) => uid === todo.uid).map(({ place }) => place);
}

function editTodos(
  parts: readonly ContentPart[],
  edit: (block: ContentBlock, place: number) => readonly ContentBlock[],
): readonly ContentPart[] {
  return editComponents(parts, { name: "VTODO", edit });
}

function textIn(parts: readonly ContentPart[], blocks: readonly ContentBlock[]): string {
  return contentText(framed(parts, blocks));
}

function isLater(time: CalendarTime, due: CalendarTime): boolean {
  return time.wall > due.wall;
}

function fileIn(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function besides(file: string, uid: string): string {
  return `${file.slice(0, file.lastIndexOf("/") + 1)}${uid}.ics`;
}
