/** By domain how its tools go together: told to a model beside any of them that it was just shown. */
export const WORKFLOWS: Readonly<Record<string, string>> = {
  calendar:
    "calendar: find the event with calendar.query before you change or delete it by its id. Leave with out for whom contacts has no address, and name them in the title.",
  reminders:
    "reminders: find it with reminders.list before you complete, change or delete it. To make one repeat, create it anew with repeat and delete it.",
  mail: "mail: find it with mail.search or mail.recent, read it by its id, answer with reply_to_id, send a draft by draft_id alone.",
  messages:
    "messages: send to a person by name; read with messages.recent first when asked to answer.",
  notes: "notes: find the note with notes.search before you read it or add to it.",
  contacts: "contacts: names, numbers and addresses come from contacts.search, never from memory.",
  files: "files: find paths with system.search_files before you read, write or trash.",
  shortcuts: "shortcuts: run one by its exact name from shortcuts.list.",
  music: "music: play what was named, or control what is playing.",
  timers: "timers: a length of time makes a countdown, a time of day an alarm.",
};
