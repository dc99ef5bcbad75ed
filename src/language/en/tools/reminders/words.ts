import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { remindersPhrases } from "./phrases.ts";

const DONE = split(
  "done,completed,finished,ticked off,checked off,crossed off,closed out,finished off,marked off,polished off",
);
const PRIORITY = {
  none: ["no priority"],
  low: ["low priority", "lowest priority", "not urgent", "unimportant"],
  medium: ["medium priority", "normal priority"],
  high: ["urgent", "important", "high priority", "highest priority", "top priority"],
};

const DUE = {
  overdue: ["late", "missed", "past due"],
  week: ["this week", "next seven days", "coming week"],
  none: ["no date", "without a date", "undated", "some day"],
  all: ["every", "everything", "all of"],
};

export const reminders: DomainWords = {
  phrases: remindersPhrases,
  progress: "Looking at your reminders.",
  heard: "reminders",
  asks: {
    "reminders.create": { title: "What should I remind you of?" },
  },
  shows: {
    "reminders.create": "Set this reminder?",
    "reminders.complete": "Tick this off?",
    "reminders.update": "Change this reminder?",
  },
  carriers: {
    read: `
      reminder reminders todo todos to-do list lists task tasks due outstanding overdue undated open left read
      show check what's pending still today's today remind reminded things thing stuff next`,
    write: `
      remind reminder reminders reminding add create set new make note todo to-do task list lists put
      remember forget don mark tick check complete completed finished finish done off delete remove
      scratch cross change move rename update ping nudge poke prod buzz save bought adding`,
  },
  choices: {
    "reminders.list": { done: { true: DONE }, due: DUE },
    "reminders.create": { priority: PRIORITY },
    "reminders.update": { priority: PRIORITY },
    "reminders.complete": {
      undo: {
        true: split("not done,untick,uncheck,reopen,open again,put back,hasn't been,haven't"),
      },
    },
  },
};
