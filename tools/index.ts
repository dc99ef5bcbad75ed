import { createEvent } from "./calendar/create-event.ts";
import { deleteEvent } from "./calendar/delete-event.ts";
import { findSlots } from "./calendar/find-slots.ts";
import { query as queryCalendar } from "./calendar/query.ts";
import { updateEvent } from "./calendar/update-event.ts";
import { search as searchContacts } from "./contacts/search.ts";
import { read as readFile } from "./files/read.ts";
import { trash } from "./files/trash.ts";
import { write } from "./files/write.ts";
import { createDraft } from "./mail/create-draft.ts";
import { read as readMail } from "./mail/read.ts";
import { recent as recentMail } from "./mail/recent.ts";
import { search as searchMail } from "./mail/search.ts";
import { send as sendMail } from "./mail/send.ts";
import { updateMessage } from "./mail/update-message.ts";
import { openChat } from "./messages/open-chat.ts";
import { recent as recentMessages } from "./messages/recent.ts";
import { search as searchMessages } from "./messages/search.ts";
import { send as sendMessage } from "./messages/send.ts";
import { control } from "./music/control.ts";
import { play } from "./music/play.ts";
import { append } from "./notes/append.ts";
import { create as createNote } from "./notes/create.ts";
import { read as readNote } from "./notes/read.ts";
import { search as searchNotes } from "./notes/search.ts";
import { complete } from "./reminders/complete.ts";
import { create as createReminder } from "./reminders/create.ts";
import { deleteReminder } from "./reminders/delete.ts";
import { list as listReminders } from "./reminders/list.ts";
import { update as updateReminder } from "./reminders/update.ts";
import { run as runCommand } from "./shell/run.ts";
import { list as listShortcuts } from "./shortcuts/list.ts";
import { run as runShortcut } from "./shortcuts/run.ts";
import { getStatus } from "./system/get-status.ts";
import { openApp } from "./system/open-app.ts";
import { openItem } from "./system/open-item.ts";
import { searchFiles } from "./system/search-files.ts";
import { setVolume } from "./system/set-volume.ts";
import { cancel } from "./timers/cancel.ts";
import { set } from "./timers/set.ts";
import { discover } from "./tools/discover.ts";
import { domainOf } from "../src/tool/signature.ts";
import type { Tool } from "../src/tool/define-tool.ts";
import { WORKFLOWS } from "./workflows.ts";

const all: readonly Tool[] = [
  queryCalendar,
  searchContacts,
  listReminders,
  openApp,
  recentMail,
  discover,
  createEvent,
  updateEvent,
  deleteEvent,
  findSlots,
  createReminder,
  complete,
  updateReminder,
  deleteReminder,
  searchMail,
  readMail,
  createDraft,
  sendMail,
  updateMessage,
  recentMessages,
  searchMessages,
  sendMessage,
  openChat,
  searchNotes,
  readNote,
  createNote,
  append,
  listShortcuts,
  runShortcut,
  readFile,
  write,
  trash,
  runCommand,
  searchFiles,
  openItem,
  getStatus,
  setVolume,
  play,
  control,
  set,
  cancel,
];

/** The tools: the core, then the others by domain. `tools.discover` is answered by the exposure. */
export const tools: readonly Tool[] = all.map((tool) => {
  const workflow = WORKFLOWS[domainOf(tool.name)];
  return workflow === undefined ? tool : { ...tool, workflow };
});
