import { act } from "./act.ts";
import type { Act } from "./act.ts";

/** One call of a tool whose effect can be taken back; records it names come from the call before it. */
export type UndoCase = {
  /** Which shape of the tool's input it is. */
  readonly shape: string;
  readonly act: Act;
  readonly find?: Act;
  /** Done beforehand, so that there is something to act on. */
  readonly first?: readonly Act[];
};

const event = (text: string): Act =>
  act("calendar.query", { from: "today", to: "in 8 weeks", text });
const reminder = (text: string): Act => act("reminders.list", { text });
const mail = (given: Act["arguments"] = {}): Act => act("mail.recent", given);
const note = (query: string): Act => act("notes.search", { query });

const eventCase = (shape: string, text: string, given: Act["arguments"]): UndoCase => ({
  shape,
  find: event(text),
  act: act("calendar.update_event", { id: "event:1", ...given }),
});
const deleted = (shape: string, text: string, given: Act["arguments"] = {}): UndoCase => ({
  shape,
  find: event(text),
  act: act("calendar.delete_event", { id: "event:1", ...given }),
});
const changed = (shape: string, text: string, given: Act["arguments"]): UndoCase => ({
  shape,
  find: reminder(text),
  act: act("reminders.update", { id: "reminder:1", ...given }),
});
const marked = (action: string, found: Act["arguments"]): UndoCase => ({
  shape: action,
  find: mail(found),
  act: act("mail.update_message", { id: "mail:1", action }),
});
const made = (name: string, shape: string, given: Act["arguments"]): UndoCase => ({
  shape,
  act: act(name, given),
});

const events: readonly UndoCase[] = [
  made("calendar.create_event", "a time", { title: "Kite day", start: "tomorrow at 3 pm" }),
  made("calendar.create_event", "every detail", {
    title: "Kiln; open, day",
    start: "friday at 10 am",
    end: "friday at noon",
    location: "Barn\\Loft",
    notes: "Bring gloves, and é",
    calendar: "Work",
    alert_min: 30,
  }),
  made("calendar.create_event", "all day", { title: "Fair", start: "saturday", all_day: true }),
  made("calendar.create_event", "repeating", {
    title: "Rowing",
    start: "monday at 7 am",
    repeat: "every week",
  }),
  eventCase("a name", "boiler service", { title: "Boiler check" }),
  eventCase("a time", "dentist", { start: "friday at 9 am" }),
  eventCase("an end", "lunch with anna", { end: "tomorrow at 3 pm" }),
  eventCase("place and notes", "haircut", { location: "Pier 4", notes: "Ask for Jo" }),
  eventCase("one of a series", "stand-up", { title: "Stand-down", span: "this" }),
  eventCase("one of a series to another time", "choir", {
    start: "wednesday at 6 pm",
    span: "this",
  }),
  eventCase("a series from here", "swimming", { title: "Diving", span: "future" }),
  eventCase("the time of a series from here", "one-to-one", {
    start: "tomorrow at 5 pm",
    span: "future",
  }),
  deleted("a single one", "interview"),
  deleted("an all-day one", "quarterly figures"),
  deleted("one of a series", "stand-up", { span: "this" }),
  deleted("a series from here", "design review", { span: "future" }),
];

const reminders: readonly UndoCase[] = [
  made("reminders.create", "words alone", { title: "Wax the skis" }),
  made("reminders.create", "a time and a list", {
    title: "Buy quinces",
    due: "tomorrow at 5 pm",
    list: "Shopping",
  }),
  made("reminders.create", "every detail", {
    title: "Sharpen, then oil; the saw",
    due: "friday",
    notes: "both\\sides",
    priority: "high",
    repeat: "every month",
  }),
  changed("its words", "granny", { title: "Ring Grandma" }),
  changed("its time", "library", { due: "friday at 6 pm" }),
  changed("its list", "chairs", { list: "Work" }),
  changed("notes and priority", "passport", { notes: "Blue folder", priority: "low" }),
  {
    shape: "once",
    find: reminder("lentils"),
    act: act("reminders.complete", { id: "reminder:1" }),
  },
  {
    shape: "repeating",
    find: reminder("plants"),
    act: act("reminders.complete", { id: "reminder:1" }),
  },
  {
    shape: "open again",
    find: act("reminders.list", { done: true }),
    act: act("reminders.complete", { id: "reminder:1", undo: true }),
  },
  { shape: "once", find: reminder("oats"), act: act("reminders.delete", { id: "reminder:1" }) },
  {
    shape: "repeating",
    find: reminder("plants"),
    act: act("reminders.delete", { id: "reminder:1" }),
  },
];

const mails: readonly UndoCase[] = [
  made("mail.create_draft", "to an address", {
    to: "jo@example.org",
    subject: "Grüße",
    body: "One\nTwo",
  }),
  made("mail.create_draft", "to nobody yet", { subject: "Ideas", body: "Kites." }),
  made("mail.create_draft", "with a copy", {
    to: "Anna Lindqvist",
    cc: "Sarah Chen",
    subject: "Plan",
    body: "See you.",
  }),
  {
    shape: "a reply",
    find: mail(),
    act: act("mail.create_draft", { subject: "Re", body: "Thanks.", reply_to_id: "mail:1" }),
  },
  marked("read", { unread: true }),
  marked("unread", { from: "Larchfield School" }),
  marked("flag", {}),
  {
    ...marked("unflag", {}),
    first: [act("mail.update_message", { id: "mail:1", action: "flag" })],
  },
  marked("archive", {}),
  marked("trash", {}),
];

const texts: readonly UndoCase[] = [
  made("notes.create", "a note", { title: "Kites", body: "String, silk." }),
  made("notes.create", "in a folder", { title: "Kilns", body: "1\n2\n", folder: "Work" }),
  {
    shape: "at the end",
    find: note("boiler"),
    act: act("notes.append", { id: "note:1", text: "Serviced." }),
  },
  made("files.write", "a new file", { path: "kites.txt", text: "silk" }),
  made("files.write", "in new folders", { path: "Plans/Kites/list.md", text: "silk\nstring" }),
  made("files.write", "at the end", {
    path: "Downloads/Lentil soup.txt",
    text: "More salt.",
    mode: "append",
  }),
  made("files.trash", "one file", { paths: ["Downloads/Lentil soup.txt"] }),
  made("files.trash", "several", {
    paths: ["Downloads/invoice-2214.csv", "Documents/Boiler manual.pdf"],
  }),
  made("files.trash", "to a folder", {
    paths: ["Downloads/opening hours lido.txt"],
    folder: "Documents",
  }),
  made("files.trash", "a folder", { paths: ["Documents/Travel"] }),
];

const lamplight = act("music.play", { query: "Nocturnes for Two", kind: "album" });
const machine: readonly UndoCase[] = [
  made("system.set_volume", "a level", { level: 31 }),
  made("system.set_volume", "louder", { change: "up" }),
  made("system.set_volume", "mute", { mute: true }),
  made("music.play", "something", {}),
  made("music.play", "an album", { query: "Low Tide", kind: "album" }),
  made("music.play", "a playlist", { query: "Quiet evening", kind: "playlist" }),
  { shape: "pause", first: [lamplight], act: act("music.control", { action: "pause" }) },
  { shape: "next", first: [lamplight], act: act("music.control", { action: "next" }) },
  {
    shape: "resume",
    first: [lamplight, act("music.control", { action: "pause" })],
    act: act("music.control", { action: "resume" }),
  },
  made("timers.set", "a length", { duration: "12 minutes", label: "Eggs" }),
  made("timers.set", "a time", { at: "tomorrow at 7 am" }),
  {
    shape: "by name",
    first: [
      act("timers.set", { duration: "20 minutes", label: "Bread" }),
      act("timers.set", { duration: "5 minutes", label: "Tea" }),
    ],
    act: act("timers.cancel", { label: "Tea" }),
  },
  {
    shape: "more time",
    first: [act("timers.set", { duration: "5 minutes", label: "Tea" })],
    act: act("timers.set", { duration: "2 minutes", label: "Tea", longer: true }),
  },
];

/** Acts that leave nothing behind to be taken back: something is shown, or said. */
const opened: readonly UndoCase[] = [
  made("system.open_app", "an app", { name: "Maps" }),
  made("system.open_item", "a file", { target: "Documents/Tram signage/Brief.md" }),
  made("messages.open_chat", "a chat", { to: "Anna Lindqvist" }),
  made("music.control", "what is playing", { action: "playing" }),
];

/** Calls of every tool marked reversible, in several shapes each. */
export const UNDO_CASES: readonly UndoCase[] = [
  ...events,
  ...reminders,
  ...mails,
  ...texts,
  ...machine,
  ...opened,
];

/** Tools and shapes that change nothing of the user's, so that there is nothing to take back. */
export function leavesNothing(undoCase: UndoCase): boolean {
  return opened.includes(undoCase);
}
