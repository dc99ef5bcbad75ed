import { randomUUID } from "node:crypto";
import { HostFailure } from "../../../errors.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Reminder, RemindersHost } from "../../reminders.ts";
import type { Written } from "../../written.ts";
import { zonesOf } from "../ical/zones/zones.ts";
import { usualCollection } from "../vdir/find-collection.ts";
import type { FileChange } from "../vdir/items/file-changes.ts";
import type { Items, WritePlan } from "../vdir/items/open-items.ts";
import type { TodoState } from "./search-todos.ts";
import { chosenList, indexOf, listsOf } from "./search-todos.ts";
import type { TodoEntry } from "./todo-index.ts";
import { findTodo, findTodoIn, reminderOf } from "./todo-index.ts";
import type { TodoRecord } from "./todo/todo-record.ts";
import type { TodoTarget } from "./write-todo.ts";
import { completeTodo, createTodo, removeTodo, reopenTodo, updateTodo } from "./write-todo.ts";

/** The methods of the reminders that write; each gives back what is stored after it, and its undo. */
export function changeReminders(
  items: Items<readonly TodoRecord[]>,
  clock: Clock,
): Pick<RemindersHost, "create" | "update" | "complete" | "remove"> {
  const zones = zonesOf([], clock.zone);
  const targetOf = (state: TodoState, id: string): Promise<TodoTarget> =>
    readTarget(findTodo(indexOf(state), id), { items, clock });
  return {
    async create(reminder) {
      const { state, undo, note } = await items.write(async (before) => {
        const writing = { uid: randomUUID(), now: clock.now(), zone: clock.zone, zones };
        const list =
          chosenList(before, reminder.list) ?? usualCollection(listsOf(before), before, dueIn);
        const text = await items.textIn(list);
        const change = createTodo(reminder, { ...writing, list, text });
        return { changes: [change], title: reminder.title, was: "created", note: writing.uid };
      });
      return { value: reminderOf(findTodo(indexOf(state), note)), undo };
    },
    async update({ id, changes }) {
      const { state, undo, note } = await items.write(async (before) => {
        const target = await targetOf(before, id);
        const list = chosenList(before, changes.list);
        const { files, found } = updateTodo(target, {
          changes,
          list,
          text: await items.textIn(list),
        });
        return planOf(target, files, found);
      });
      return { value: reminderOf(findTodoIn(indexOf(state), note)), undo };
    },
    async complete({ id, done }) {
      const { state, undo, note } = await items.write(async (before) => {
        const target = await targetOf(before, id);
        checkOpposite(target, done);
        if (!done) return planOf(target, [reopenTodo(target)], undefined);
        const { changes, hasNext } = completeTodo(target);
        return planOf(target, changes, hasNext ? target.uid : undefined);
      });
      const reminder = reminderOf(findTodo(indexOf(state), id));
      const next = note === undefined ? undefined : reminderOf(findTodo(indexOf(state), note));
      return { value: next ? { reminder, next } : { reminder }, undo };
    },
    remove: (id) => removeReminder(items, (state) => targetOf(state, id)),
  };
}

async function removeReminder(
  items: Items<readonly TodoRecord[]>,
  targetIn: (state: TodoState) => Promise<TodoTarget>,
): Promise<Written<Reminder>> {
  const { undo, note } = await items.write(async (before) => {
    const target = await targetIn(before);
    const value = reminderOf(target.entry);
    return { ...planOf(target, [removeTodo(target)], value), was: "removed" as const };
  });
  return { value: note, undo };
}

async function readTarget(
  entry: TodoEntry,
  { items, clock }: { readonly items: Items<readonly TodoRecord[]>; readonly clock: Clock },
): Promise<TodoTarget> {
  const text = await items.textOf(entry.item);
  return { entry, text, now: clock.now(), zone: clock.zone, uid: randomUUID() };
}

function planOf<Note>(
  { entry }: TodoTarget,
  changes: readonly FileChange[],
  note: Note,
): WritePlan<Note> {
  return { changes, was: "changed", title: entry.todo.title, note };
}

function checkOpposite({ entry: { todo } }: TodoTarget, done: boolean): void {
  if (todo.isDone !== done) return;
  throw new HostFailure("invalid", `“${todo.title}” is ${done ? "done" : "open"} already.`);
}

/** How many have a time: what a list of reminders holds, and one of shopping hasn't. */
function dueIn(todos: readonly TodoRecord[]): number {
  return todos.filter(({ due }) => due).length;
}
