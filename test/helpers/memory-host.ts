import { HostFailure } from "../../src/errors.ts";
import type { CalendarEvent } from "../../src/host/calendar.ts";
import type { Contact } from "../../src/host/contacts.ts";
import type { FoundFile } from "../../src/host/files.ts";
import type { Host } from "../../src/host/host.ts";
import type { MusicState, Rung, Shortcut, Status, Timer, Volume } from "../../src/host/machine.ts";
import type { MailMessage, MailQuery, OutgoingMail } from "../../src/host/mail.ts";
import type { Sending, WayOut } from "../../src/host/outgoing.ts";
import type { Message } from "../../src/host/messages.ts";
import type { NoteSummary } from "../../src/host/notes.ts";
import type { Reminder } from "../../src/host/reminders.ts";
import type { Written } from "../../src/host/written.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { FailureCode } from "../../src/types/failure-code.ts";
import type { Named, NameKind } from "../../src/types/known-names.ts";
import type { Page } from "../../src/types/page.ts";

type Note = NoteSummary & { readonly text: string };
type File = FoundFile & { readonly text: string };

/** A machine as plain arrays; tests read them after a tool has run. */
export type World = {
  calendars: Named[];
  events: CalendarEvent[];
  lists: Named[];
  reminders: Reminder[];
  people: Contact[];
  mails: MailMessage[];
  outbox: OutgoingMail[];
  /** What carries mail and messages away; nothing does where it is undefined. */
  mailWay: WayOut | undefined;
  messageWay: WayOut | undefined;
  messages: Message[];
  notes: Note[];
  folders: Named[];
  files: File[];
  trashed: string[];
  apps: Named[];
  opened: string[];
  volume: Volume;
  music: MusicState;
  library: Named[];
  timers: Timer[];
  rung: Rung | undefined;
  shortcuts: Shortcut[];
  status: Status;
  /** Methods (`calendar.query`) that fail, and how: `permission` is what a denied store answers. */
  failing: Partial<Record<string, FailureCode>>;
};

export const emptyWorld = (): World => ({
  calendars: [
    { id: "home", name: "Home" },
    { id: "work", name: "Work" },
  ],
  events: [],
  lists: [
    { id: "reminders", name: "Reminders" },
    { id: "shopping", name: "Shopping" },
  ],
  reminders: [],
  people: [],
  mails: [],
  outbox: [],
  mailWay: undefined,
  messageWay: undefined,
  messages: [],
  notes: [],
  folders: [],
  files: [],
  trashed: [],
  apps: [],
  opened: [],
  volume: { level: 40, muted: false },
  music: { state: "stopped" },
  library: [],
  timers: [],
  rung: undefined,
  shortcuts: [],
  status: {
    volume: { level: 40, muted: false },
    disk: { freeBytes: 120e9, totalBytes: 500e9 },
    system: "Linux 6",
    unknown: {},
  },
  failing: {},
});

function sendingBy(way: WayOut | undefined): Sending {
  return way ? { state: "waits", through: way.through, holdMs: 8_000 } : { state: "kept" };
}

/** A host over a world in memory, as strict as the real ones: unknown ids are not_found, a denied part always fails, files stay where they are allowed. */
export function createMemoryHost(
  clock: Clock,
  seed: Partial<World> = {},
): { host: Host; world: World } {
  const world = { ...emptyWorld(), ...seed };
  const host: Host = {
    kind: "embedded",
    clock,
    calendar: guarded("calendar", calendarOf(world), world),
    reminders: guarded("reminders", remindersOf(world), world),
    contacts: guarded("contacts", contactsOf(world), world),
    mail: guarded("mail", mailOf(world, clock), world),
    messages: guarded("messages", messagesOf(world, clock), world),
    notes: guarded("notes", notesOf(world, clock), world),
    files: filesOf(world, clock),
    ...machineOf(world),
    names: { of: async (kind) => namesOf(world, kind) },
    outgoing: {
      waiting: async () => [],
      settled: async () => undefined,
      unsent: async () => [],
      takeUntold: async () => [],
    },
    undo: async ({ operation }) => ({ what: "note", is: "away", name: operation }),
    [Symbol.asyncDispose]: async () => undefined,
  };
  return { host, world };
}

const written = <Value>(operation: string, value: Value): Written<Value> => ({
  value,
  undo: { operation, input: {} },
});

function paged<Row>(rows: readonly Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), more: Math.max(0, rows.length - limit) };
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new HostFailure("not_found", `There is no ${id}.`);
  return row;
}

function replace<Row extends { readonly id: string }>(rows: Row[], row: Row): Row {
  rows[rows.findIndex((one) => one.id === row.id)] = row;
  return row;
}

function removeFrom<Row extends { readonly id: string }>(rows: Row[], id: string): Row {
  const row = byId(rows, id);
  rows.splice(rows.indexOf(row), 1);
  return row;
}

const holds = (text: string, part: string | undefined): boolean =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase());

/** A list or calendar by its name or id, as hosts take them. */
const nameOf = (known: readonly Named[], said: string): string =>
  known.find(({ id }) => id === said)?.name ?? said;
const isIn = (known: readonly Named[], name: string, said: string | undefined): boolean =>
  said === undefined || nameOf(known, said) === name;

type Method = (...given: never[]) => Promise<unknown>;

/** Lets every method of a part fail as the world says, before it does anything. */
function guarded<Part extends Record<string, Method>>(
  name: string,
  part: Part,
  world: World,
): Part {
  const entries = Object.entries(part).map(([method, run]) => [
    method,
    async (...given: never[]) => {
      const code = world.failing[`${name}.${method}`] ?? world.failing[name];
      if (code) throw new HostFailure(code, `${name} answered ${code}.`);
      return run(...given);
    },
  ]);
  // The same methods with the same types, each behind a check.
  return Object.fromEntries(entries) as Part;
}

function calendarOf(world: World): Host["calendar"] {
  return {
    calendars: async () => world.calendars,
    query: async ({ from, to, text, calendar, limit }) => {
      const found = world.events
        .filter((event) => event.start < to && Math.max(event.end, event.start + 1) > from)
        .filter((event) => holds(event.title, text))
        .filter((event) => isIn(world.calendars, event.calendar, calendar));
      return paged(
        found.toSorted((one, other) => one.start - other.start),
        limit,
      );
    },
    get: async (id) => byId(world.events, id),
    create: async ({ alertMinutes: _, attendees = [], ...event }) => {
      const id = `event-${world.events.length + 1}`;
      const added = {
        ...event,
        ...(attendees.length > 0 ? { attendees: attendees.map(({ address }) => address) } : {}),
        id,
        calendar: nameOf(world.calendars, event.calendar ?? "Home"),
        version: "1",
      };
      world.events.push(added);
      return written("calendar.remove", added);
    },
    update: async ({ id, changes: { attendees = [], ...changes } }) => {
      const before = byId(world.events, id);
      const people = [...(before.attendees ?? []), ...attendees.map(({ address }) => address)];
      const after = { ...before, ...changes, ...(people.length > 0 ? { attendees: people } : {}) };
      return written("calendar.restore", replace(world.events, after));
    },
    remove: async ({ id }) => written("calendar.restore", removeFrom(world.events, id)),
  };
}

function remindersOf(world: World): Host["reminders"] {
  return {
    lists: async () => world.lists,
    query: async ({ list, dueFrom, dueBefore, due, text, done, limit }) => {
      const found = world.reminders
        .filter((one) => one.done === (done ?? false))
        .filter((one) => isIn(world.lists, one.list, list))
        .filter((one) => holds(one.title, text))
        .filter((one) => due !== "without" || one.due === undefined)
        .filter((one) => dueFrom === undefined || (one.due ?? -1) >= dueFrom)
        .filter((one) => dueBefore === undefined || (one.due ?? Infinity) < dueBefore);
      return paged(
        found.toSorted((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity)),
        limit,
      );
    },
    get: async (id) => byId(world.reminders, id),
    create: async (reminder) => {
      const id = `reminder-${world.reminders.length + 1}`;
      const usual = { list: "Reminders", dateOnly: false, priority: "none", done: false } as const;
      const list = nameOf(world.lists, reminder.list ?? usual.list);
      const added = { ...usual, ...reminder, list, id, version: "1" };
      world.reminders.push(added);
      return written("reminders.remove", added);
    },
    update: async ({ id, changes }) =>
      written(
        "reminders.restore",
        replace(world.reminders, {
          ...byId(world.reminders, id),
          ...changes,
          ...(changes.list ? { list: nameOf(world.lists, changes.list) } : {}),
        }),
      ),
    complete: async ({ id, done }) => {
      const old = byId(world.reminders, id);
      const reminder = replace(world.reminders, { ...old, done });
      if (!done || !old.repeat || old.due === undefined) {
        return written("reminders.restore", { reminder });
      }
      const next = { ...old, id: `${id}-next`, due: old.due + 7 * 86_400_000 };
      world.reminders.push(next);
      return written("reminders.restore", { reminder, next });
    },
    remove: async (id) => written("reminders.restore", removeFrom(world.reminders, id)),
  };
}

function contactsOf(world: World): Host["contacts"] {
  return {
    all: async () => world.people,
    get: async (id) => byId(world.people, id),
    ownName: async () => undefined,
  };
}

function mailOf(world: World, clock: Clock): Host["mail"] {
  const boxes = ["INBOX", "Sent", "Archive"].map((name) => ({ id: name, name }));
  const known = (box: string | undefined): void => {
    if (box === undefined || boxes.some(({ id }) => id === box)) return;
    throw new HostFailure("not_found", `There is no mailbox called ${box}.`);
  };
  const matching = ({
    text,
    from,
    subject,
    since,
    until,
    unread,
    mailbox,
  }: MailQuery): MailMessage[] =>
    world.mails
      .filter((mail) => holds(`${mail.subject} ${mail.body}`, text) && holds(mail.subject, subject))
      .filter((mail) => holds(`${mail.from.name} ${mail.from.address}`, from))
      .filter((mail) => mail.date >= (since ?? 0) && mail.date < (until ?? Infinity))
      .filter((mail) => unread === undefined || mail.unread === unread)
      .filter((mail) => mailbox === undefined || mail.mailbox === mailbox)
      .toSorted((one, other) => other.date - one.date);
  const summary = (mail: OutgoingMail, mailbox: string): MailMessage => ({
    ...mail,
    id: `${mailbox}-${world.mails.length + 1}`,
    from: { name: "Me", address: "me@here.example" },
    date: clock.now(),
    unread: false,
    flagged: false,
    mailbox,
    version: "1",
    attachments: [],
  });
  return {
    mailboxes: async () => boxes,
    recent: async (query) => {
      known(query.mailbox);
      const found = matching({ ...query, mailbox: query.mailbox ?? "INBOX" });
      return paged(
        found.toSorted((one, other) => Number(other.unread) - Number(one.unread)),
        query.limit,
      );
    },
    search: async (query) => paged(matching(query), query.limit),
    read: async (id) => byId(world.mails, id),
    createDraft: async (mail) => {
      const draft = summary(mail, "Drafts");
      world.mails.push(draft);
      return written("mail.discard", draft);
    },
    send: async (mail) => {
      world.outbox.push(mail);
      const sending = sendingBy(world.mailWay);
      return { ...written("mail.unsend", summary(mail, "Outbox")), sending };
    },
    wayOut: async () => world.mailWay,
    markSeen: async (id) => {
      const mail = byId(world.mails, id);
      if (!mail.unread) return undefined;
      const seen = { ...mail, unread: false };
      world.mails[world.mails.indexOf(mail)] = seen;
      return written("mail.restore", seen);
    },
    update: async ({ id, action }) => {
      const mail = byId(world.mails, id);
      const changed = {
        ...mail,
        unread: action === "unread" || (mail.unread && action !== "read"),
        flagged: action === "flag" || (mail.flagged && action !== "unflag"),
        mailbox: action === "archive" ? "Archive" : action === "trash" ? "Trash" : mail.mailbox,
      };
      return written("mail.restore", replace(world.mails, changed));
    },
  };
}

function messagesOf(world: World, clock: Clock): Host["messages"] {
  const newest = (): Message[] => world.messages.toSorted((one, other) => other.at - one.at);
  const within = (message: Message, handles: readonly string[] | undefined): boolean =>
    handles === undefined || handles.includes(message.handle);
  return {
    recent: async ({ handles, unread, limit }) =>
      paged(
        newest().filter(
          (one) => within(one, handles) && (unread === undefined || one.unread === unread),
        ),
        limit,
      ),
    search: async ({ text, handles, since, limit }) =>
      paged(
        newest().filter(
          (one) => within(one, handles) && holds(one.text, text) && one.at >= (since ?? 0),
        ),
        limit,
      ),
    send: async ({ to, text }) => {
      const id = `message-${world.messages.length + 1}`;
      const sent = {
        id,
        chat: to,
        handle: to,
        from: "",
        fromMe: true,
        text,
        at: clock.now(),
        unread: false,
        version: "1",
      };
      world.messages.push(sent);
      return { ...written("messages.unsend", sent), sending: sendingBy(world.messageWay) };
    },
    wayOut: async () => world.messageWay,
    openChat: async (to) => void world.opened.push(`chat ${to}`),
  };
}

function notesOf(world: World, clock: Clock): Host["notes"] {
  return {
    folders: async () => world.folders,
    all: async () => world.notes.map(({ id, title }) => ({ id, name: title })),
    search: async ({ query, folder, limit }) =>
      paged(
        world.notes.filter(
          (note) =>
            holds(`${note.title} ${note.text}`, query) &&
            (folder === undefined || note.folder === folder),
        ),
        limit,
      ),
    read: async (id) => byId(world.notes, id),
    create: async ({ title, body, folder = "" }) => {
      const id = `note-${world.notes.length + 1}`;
      const note = {
        id,
        title,
        folder,
        text: body,
        snippet: body,
        modified: clock.now(),
        version: "1",
      };
      world.notes.push(note);
      return written("notes.remove", note);
    },
    append: async ({ id, text }) => {
      const old = byId(world.notes, id);
      return written(
        "notes.restore",
        replace(world.notes, { ...old, text: `${old.text}\n${text}` }),
      );
    },
  };
}

function filesOf(world: World, clock: Clock): Host["files"] {
  const find = (path: string): File => {
    if (path.split("/").includes("..")) throw new HostFailure("refused", `${path} is outside.`);
    const file = world.files.find((one) => one.path === path);
    if (!file) throw new HostFailure("not_found", `There is no file ${path}.`);
    return file;
  };
  return {
    roots: () => ["/home/robin/files"],
    locate: async (path, act) =>
      `/home/robin/files/${act === "create" ? path : act === "open" ? path : find(path).path}`,
    search: async ({ query, folder, kind, since, limit }) =>
      paged(
        world.files
          .filter((file) => holds(`${file.path} ${file.text}`, query) && holds(file.path, folder))
          .filter((file) => (kind ?? file.kind) === file.kind && file.modified >= (since ?? 0))
          .toSorted((one, other) => other.modified - one.modified),
        limit,
      ),
    read: async (path) => find(path),
    write: async ({ path, text, mode }) => {
      const old = world.files.find((file) => file.path === path);
      if (mode === "create" && old) throw new HostFailure("invalid", `${path} is there already.`);
      const whole = `${mode === "append" ? find(path).text : ""}${text}`;
      const file: File = {
        path,
        kind: "text",
        bytes: whole.length,
        modified: clock.now(),
        version: "1",
        text: whole,
      };
      world.files = [...world.files.filter((one) => one !== old), file];
      return written("files.restore", file);
    },
    move: async (moves) => {
      const before = world.files;
      const to = new Map(moves.map((move) => [find(move.path), move.to]));
      world.files = before.map((file) => ({ ...file, path: to.get(file) ?? file.path }));
      return written("files.unmove", [...to.values()].map(find));
    },
    trash: async (paths) => {
      const gone = paths.map(find);
      world.files = world.files.filter((file) => !gone.includes(file));
      world.trashed.push(...paths);
      return written("files.untrash", gone);
    },
  };
}

function machineOf(
  world: World,
): Pick<Host, "apps" | "shell" | "audio" | "music" | "timers" | "shortcuts" | "status"> {
  const play = (title: string): MusicState => ({
    state: "playing",
    track: { title, artist: "The Limpets" },
  });
  const setMusic = (state: MusicState): Written<MusicState> => {
    world.music = state;
    return written("music.restore", state);
  };
  return {
    apps: {
      all: async () => world.apps,
      open: async (id) => void world.opened.push(byId(world.apps, id).name),
      openItem: async (target) => void world.opened.push(target),
    },
    shell: {
      isPlain: () => false,
      run: async ({ command }) => {
        throw new HostFailure("refused", `There is no sandbox here, so “${command}” was not run.`);
      },
    },
    audio: {
      volume: async () => world.volume,
      setVolume: async (volume) => {
        world.volume = volume;
        return written("audio.restore", volume);
      },
    },
    music: {
      all: async () => world.library,
      play: async ({ query }) => {
        if (query === "nothing at all")
          throw new HostFailure("not_found", `There is no music “${query}”.`);
        return setMusic(play(query ?? "Ebb"));
      },
      control: async (action) =>
        setMusic(action === "pause" ? { ...world.music, state: "paused" } : play(action)),
      state: async () => world.music,
    },
    timers: {
      all: async () => world.timers,
      set: async (timer) => {
        const added = { ...timer, id: `timer-${world.timers.length + 1}` };
        world.timers.push(added);
        return written("timers.cancel", added);
      },
      cancel: async (id) => written("timers.set", removeFrom(world.timers, id)),
      cancelAll: async (kind) => {
        const cancelled = world.timers.filter((timer) => kind === undefined || timer.kind === kind);
        for (const { id } of cancelled) removeFrom(world.timers, id);
        return written("timers.set", cancelled);
      },
      move: async (id, due) => {
        const moved = { ...removeFrom(world.timers, id), due };
        world.timers.push(moved);
        return written("timers.move", moved);
      },
      takeDue: async () => [],
      lastRung: async () => world.rung,
      noteRung: async (rung) => {
        world.rung = rung;
      },
    },
    shortcuts: {
      all: async () => world.shortcuts,
      run: async ({ id, input }) =>
        input === undefined ? byId(world.shortcuts, id).name : input.toUpperCase(),
    },
    status: { read: async () => world.status },
  };
}

function namesOf(world: World, kind: NameKind): readonly Named[] {
  switch (kind) {
    case "person":
      return world.people.map(({ id, name, nicknames, note }) => ({
        id,
        name,
        also: nicknames,
        ...(note === undefined ? {} : { roles: [note] }),
      }));
    case "app":
      return world.apps;
    case "list":
      return world.lists;
    case "calendar":
      return world.calendars;
    case "file":
      return world.files.map(({ path }) => ({
        id: path,
        name: (path.split("/").at(-1) ?? path).replace(/\.\w+$/, ""),
        also: [path.split("/").at(-1) ?? path],
      }));
    case "note":
      return world.notes.map(({ id, title }) => ({ id, name: title }));
    case "folder":
      return world.folders;
    case "mailbox":
      return ["INBOX", "Sent", "Archive"].map((name) => ({ id: name, name }));
    case "shortcut":
      return world.shortcuts;
    case "music":
      return world.library;
    case "timer":
      return world.timers.map(({ id, label }) => ({ id, name: label }));
  }
}
