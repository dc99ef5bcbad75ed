import type { Page } from "../../../types/page.ts";
import type { Reminder, ReminderQuery } from "../../reminders.ts";
import { reminderPage } from "./reminder-page.ts";
import type { Collection } from "../vdir/collections.ts";
import { collectionsWith, findCollection } from "../vdir/find-collection.ts";
import type { VdirState } from "../vdir/vdir-item.ts";
import type { TodoIndex } from "./todo-index.ts";
import { indexTodos, reminderOf } from "./todo-index.ts";
import type { TodoRecord } from "./todo/todo-record.ts";

export type TodoState = VdirState<readonly TodoRecord[]>;

const indexes = new WeakMap<TodoState, TodoIndex>();

/** The index of a state, made once: one state is asked several times before a file changes. */
export function indexOf(state: TodoState): TodoIndex {
  let index = indexes.get(state);
  if (!index) indexes.set(state, (index = indexTodos(state)));
  return index;
}

export function listsOf(state: TodoState): readonly Collection[] {
  return collectionsWith(state, (todos) => todos.length > 0);
}

/** The list of a name, if one is named; fails with `not_found` or `ambiguous`. */
export function chosenList(state: TodoState, name: string | undefined): Collection | undefined {
  if (name === undefined) return undefined;
  return findCollection(listsOf(state), { name, word: "list", unreadable: state.unreadable });
}

/** The reminders that are meant, by due time, those without one last. */
export function searchTodos(
  state: TodoState,
  query: ReminderQuery,
  stemOf: (word: string) => string,
): Page<Reminder> {
  const list = chosenList(state, query.list);
  const found = indexOf(state)
    .entries.filter(({ item }) => !list || item.collection.id === list.id)
    .map(reminderOf);
  return reminderPage(found, query, stemOf);
}
