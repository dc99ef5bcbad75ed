import { HostFailure } from "../../../errors.ts";
import type { NewReminder, ReminderChanges } from "../../reminders.ts";
import type { CalendarTime } from "../ical/zones/calendar-time.ts";
import type { ContentBlock, ContentPart } from "../ical/text/content-lines.ts";
import { contentText } from "../ical/text/content-lines.ts";
import {
  componentsOf,
  editComponents,
  fileText,
  framed,
  withComponents,
  withZone,
} from "../ical/edit/edit-file.ts";
import { putNew } from "../ical/edit/new-file.ts";
import { readContent } from "../ical/text/read-content.ts";
import type { Collection } from "../vdir/collections.ts";
import type { FileChange } from "../vdir/items/file-changes.ts";
import { changedDue, changeTodo, laterTodo, singleTodo, tickTodo } from "./todo/edit-todo.ts";
import type { NewTodo } from "./todo/new-todo.ts";
import { newTodo } from "./todo/new-todo.ts";
import { nextDate } from "./todo/todo-dates.ts";
import type { findTodoIn, TodoEntry } from "./todo-index.ts";
import { familyOf } from "./todo-index.ts";

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

/** A list, and what its file holds where it is one file. */
export type OpenList = {
  readonly list: Collection | undefined;
  readonly text: string | undefined;
};

/** What a new reminder does to the files. */
export function createTodo(
  reminder: NewReminder,
  { list, text, ...writing }: NewTodo & OpenList,
): FileChange {
  const place = { folder: list?.id ?? FIRST_LIST, file: list?.file, text };
  return putNew(place, writing.uid, newTodo(reminder, writing));
}

export type UpdatedTodo = {
  readonly files: readonly FileChange[];
  /** Where the reminder is after it. */
  readonly found: Parameters<typeof findTodoIn>[1];
};

/** What a change to a reminder does to the files; a move to another list puts it there and takes it away here. */
export function updateTodo(
  target: TodoTarget,
  { changes, list, text: listText }: OpenList & { readonly changes: ReminderChanges },
): UpdatedTodo {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new HostFailure("invalid", "There is nothing to change.");
  }
  const { entry, text } = target;
  const { todo, item } = entry;
  const due = changedDue(changes, { todo, writing: target });
  const parts = due ? withZone(readContent(text), due) : readContent(text);
  const edited = editTodos(parts, (block, place) => [
    place === todo.place ? changeTodo(block, { todo, changes, writing: target }) : block,
  ]);
  if (!list || list.id === item.collection.id) {
    const change = { file: item.file, before: text, after: contentText(edited) };
    return { files: [change], found: { file: item.file, like: todo, place: todo.place } };
  }
  const family = placesOf(entry);
  const taken = componentsOf(edited, "VTODO").filter((_, place) => family.includes(place));
  const left = editTodos(edited, (block, place) => (family.includes(place) ? [] : [block]));
  const moved = movedTo(target, { list, text: listText, parts: edited, taken });
  // The new place first: should the second write fail for good, the reminder is there twice, never lost.
  const files = [moved, { file: item.file, before: text, after: leftIn(entry, left) }];
  return { files, found: { file: moved.file, like: todo } };
}

function movedTo(
  { uid }: TodoTarget,
  {
    list,
    text,
    parts,
    taken,
  }: {
    readonly list: Collection;
    readonly text: string | undefined;
    readonly parts: readonly ContentPart[];
    readonly taken: readonly ContentBlock[];
  },
): FileChange {
  if (list.file === undefined || text === undefined) {
    const file = list.file ?? fileIn(list.id, `${uid}.ics`);
    return { file, before: null, after: textIn(parts, taken) };
  }
  const after = contentText(withComponents(readContent(text), taken));
  return { file: list.file, before: text, after };
}

/** What stays of a file; a list in one file is there without reminders too. */
function leftIn({ item }: TodoEntry, parts: readonly ContentPart[]): string | null {
  return item.collection.file === undefined ? fileText(parts) : contentText(parts);
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
  const parts = readContent(text);
  const next = due && !todo.recurrence ? nextDate(todo, { due, now, replaced }) : undefined;
  const ticked = editTodos(parts, (block, place) => {
    if (place !== todo.place) return [block];
    const single = next && due ? singleTodo(block, { todo, due }) : block;
    return [tickTodo(single, { isDone: true, writing: target })];
  });
  const changeTo = (all: readonly ContentPart[]): FileChange => ({
    file: item.file,
    before: text,
    after: contentText(all),
  });
  const block = componentsOf(parts, "VTODO")[todo.place];
  if (!next || !block) return { changes: [changeTo(ticked)], hasNext: false };
  const { count } = todo.rule ?? {};
  const later = laterTodo(block, {
    todo,
    due: next.due,
    count: count === undefined ? undefined : count - next.passed,
    excluded: entry.overridden.filter((time) => isLater(time, next.due)),
    uid,
    writing: target,
  });
  if (item.collection.file !== undefined) {
    return { changes: [changeTo(withComponents(ticked, [later]))], hasNext: true };
  }
  const created = { file: besides(item.file, uid), before: null, after: textIn(parts, [later]) };
  return { changes: [created, changeTo(ticked)], hasNext: true };
}

/** Marks a reminder as open again. */
export function reopenTodo(target: TodoTarget): FileChange {
  const { entry, text } = target;
  const parts = editTodos(readContent(text), (block, place) => [
    place === entry.todo.place ? tickTodo(block, { isDone: false, writing: target }) : block,
  ]);
  return { file: entry.item.file, before: text, after: contentText(parts) };
}

/** Removes a reminder, with all dates of a repeating one. */
export function removeTodo({ entry, text }: TodoTarget): FileChange {
  const gone = placesOf(entry);
  const parts = editTodos(readContent(text), (block, place) =>
    gone.includes(place) ? [] : [block],
  );
  return { file: entry.item.file, before: text, after: leftIn(entry, parts) };
}

/** Where the records stand that go with one. */
function placesOf({ todo, item }: TodoEntry): readonly number[] {
  return familyOf(todo, item.value).map(({ place }) => place);
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
