import type { DurableFs } from "../../../store/durable-write.ts";
import type { Clock } from "../../../types/clock.ts";
import type { RemindersHost } from "../../reminders.ts";
import type { EmbeddedPart, FileProblem, Tally } from "../parts/part.ts";
import { answering } from "../vdir/answering.ts";
import { namedCollection } from "../vdir/find-collection.ts";
import { unusedIn } from "../vdir/unused-in.ts";
import { openItems } from "../vdir/items/open-items.ts";
import { readTodoFile } from "./todo/read-todo-file.ts";
import type { TodoState } from "./search-todos.ts";
import { indexOf, listsOf, searchTodos } from "./search-todos.ts";
import { findTodo, reminderOf } from "./todo-index.ts";
import type { Undone } from "../../../types/undone.ts";

export type EmbeddedRemindersOptions = {
  /** A vdir: a folder a list, an .ics file with a VTODO a reminder; a folder of exports, a file a list; or one such file. */
  readonly folder: string;
  readonly clock: Clock;
  readonly fs?: DurableFs;
  /** What the forms of a word share; every form stands for itself without it. */
  readonly stemOf?: (word: string) => string;
};

/** Reminders as todoman and vdirsyncer keep them: .ics files with VTODOs, read and written in place. */
export function createEmbeddedReminders({
  folder,
  clock,
  fs,
  stemOf = (word) => word,
}: EmbeddedRemindersOptions): EmbeddedPart<RemindersHost> {
  const items = openItems({
    folder,
    extension: ".ics",
    what: "the reminders",
    operation: "reminders.restore",
    parse: (text) => readTodoFile(text, clock.zone),
    fs,
  });
  // Reading needs nothing of what writes.
  const changes = async (): Promise<Changes> => {
    const { changeReminders } = await import("./change-reminders.ts");
    return changeReminders(items, clock);
  };
  return {
    host: answering<RemindersHost>("the reminders", {
      lists: async () => listsOf(await items.read()).map(namedCollection),
      query: async (query) => searchTodos(await items.read(), query, stemOf),
      get: async (id) => reminderOf(findTodo(indexOf(await items.read()), id)),
      create: async (reminder) => (await changes()).create(reminder),
      update: async (change) => (await changes()).update(change),
      complete: async (done) => (await changes()).complete(done),
      remove: async (id) => (await changes()).remove(id),
    }),
    undo: { "reminders.restore": async (input) => undoneOf(await items.takeBack(input)) },
    problems: async () => problemsIn(await items.look()),
    tally: async () => tallyOf(await items.look()),
  };
}

type Changes = Pick<RemindersHost, "create" | "update" | "complete" | "remove">;

const UNFOLLOWED = "unfollowed recurrence rule";

function tallyOf(state: TodoState): Tally {
  const held = [
    { count: indexOf(state).entries.length, noun: "reminder" },
    { count: listsOf(state).length, noun: "list" },
  ];
  return { held, unused: unusedIn(state.items) };
}

function problemsIn(state: TodoState): readonly FileProblem[] {
  const unfollowed = indexOf(state).entries.flatMap(({ item, problem }) =>
    problem === undefined ? [] : [{ file: item.file, reason: problem, kind: UNFOLLOWED }],
  );
  return [...state.problems, ...unfollowed];
}

/** What a change was, by what it made of the record. */
const UNDONE: Readonly<Record<string, "away" | "back">> = { created: "away", removed: "back" };

function undoneOf({ was, title }: { readonly was: string; readonly title: string }): Undone {
  return { what: "reminder", is: UNDONE[was] ?? "before", name: title };
}
