import type {
  ReminderSentences,
  RemindersSought,
  SaidReminder,
} from "../../../contract/sentences/reminders.ts";
import type { Clock } from "../../../../types/clock.ts";
import { dueBy } from "../../../say/say-due.ts";
import { sayFields } from "../../../say/say-fields.ts";
import { large, sayCounted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { sayMoment, sayNearDay } from "../../say/say-moment.ts";
import { sayRepeat } from "../../say/say-repeat.ts";

const { sayDue, sayDueRow } = dueBy({
  nearDay: sayNearDay,
  moment: sayMoment,
  onTime: (due) => due,
  since: (due) => `overdue since ${due}`,
});

export const reminderSentences: ReminderSentences = {
  due: sayDue,
  priority: (priority) => `${priority} priority`,
  state: (state) => state,
  repeats: "repeats",
  noReminders: (sought) => `You have no ${described(sought, "reminders")}.`,
  reminders: (count, sought) =>
    `You have ${sayCounted(count, described(sought, "reminder"), described(sought, "reminders"))}`,
  areDue: (count) => large(`${sayCounted(count, "reminder")} ${count === 1 ? "is" : "are"} due`),
  reminderRow: sayDueRow,
  source: (title) => `Your reminder ${title}`,
  made: ({ list, repeat, ...reminder }, clock) => {
    const where = reminder.due === undefined ? `Added to the list ${list}` : "Reminder set";
    const again = repeat === undefined ? "" : `, ${sayRepeat(repeat)}`;
    return `${where}: ${named(reminder, clock)}${again}.`;
  },
  madeAll: (titles, list) => `Added to the list ${list}: ${sayList(titles)}.`,
  changed: ({ list, notes, priority, ...reminder }, clock) =>
    `Changed: ${named(reminder, clock)}.${sayFields({ List: list, Notes: notes, Priority: priority })}`,
  ticked: ({ title, isReopened, next }, clock) => {
    const again = next ? ` Next time: ${named(next, clock)}.` : "";
    return `${isReopened ? "Open again" : "Done"}: ${title}.${again}`;
  },
  deleted: (title) => `Deleted: ${title}.`,
  askDelete: ({ title, due, list, repeats }, clock) => {
    const when = due ? `, ${sayDue(due, clock)},` : "";
    const all = repeats ? " It repeats; every time of it goes." : "";
    return `Delete the reminder ${title}${when} from the list ${list}?${all}`;
  },
  howOften: (until) => `How often, ${until}?`,
  cantRepeat:
    "A reminder that is there can't be made to repeat. A new one can, and this one be deleted.",
  whatChanges: "What should change about the reminder?",
  hasPassed: (due, clock, isAsked) =>
    `That time has passed: ${sayDue(due, clock)}.${isAsked ? " When shall I remind you?" : ""}`,
};

/** "call mum, today at 5 pm". */
function named({ title, due }: SaidReminder, clock: Clock): string {
  return due === undefined ? title : `${title}, ${sayDue(due, clock)}`;
}

const DUE = {
  today: "due today",
  week: "due in the next seven days",
  none: "without a date",
} as const;

function described(sought: RemindersSought, noun: string): string {
  const { isDone, isOverdue, due, within, about, list } = sought;
  return [
    isDone && "finished",
    isOverdue && "overdue",
    noun,
    due && DUE[due],
    within && `due ${within.is === "by" ? "by " : ""}${within.words}`,
    about !== undefined && `about “${about}”`,
    list !== undefined && `on the list ${list}`,
  ]
    .filter(Boolean)
    .join(" ");
}
