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
import { dayWithin, times } from "../../say/sentences/times.ts";

const { sayDue, sayDueRow } = dueBy({
  nearDay: sayNearDay,
  moment: sayMoment,
  onTime: dayWithin,
  since: (due) => `überfällig seit ${due.replace(/^letzten /, "letztem ")}`,
});

export const reminderSentences: ReminderSentences = {
  due: sayDue,
  priority: (priority) => PRIORITIES[priority],
  state: (state) => (state === "done" ? "erledigt" : "überfällig"),
  repeats: "wiederholt sich",
  noReminders: (sought) => `${told(sought, `keine ${kindOf(sought, "n")}Erinnerungen`, false)}.`,
  reminders: (count, sought) => {
    const kind = kindOf(sought, "");
    const counted = sayCounted(count, [`eine ${kind}Erinnerung`, `${kind}Erinnerungen`]);
    return told(sought, counted, count === 1);
  },
  areDue: (count) =>
    `${large(sayCounted(count, REMINDERS))} ${count === 1 ? "ist" : "sind"} fällig`,
  reminderRow: sayDueRow,
  source: (title) => `Erinnerung ${title}`,
  made: ({ list, repeat, ...reminder }, clock) => {
    const where =
      reminder.due === undefined ? `Auf die Liste ${list} gesetzt` : "Erinnerung gesetzt";
    const again = repeat === undefined ? "" : `, ${sayRepeat(repeat)}`;
    return `${where}: ${named(reminder, clock)}${again}.`;
  },
  madeAll: (titles, list) => `Auf die Liste ${list} gesetzt: ${sayList(titles)}.`,
  changed: ({ list, notes, priority, ...reminder }, clock) => {
    const urgency = priority === "none" ? "keine" : priority && PRIORITIES[priority];
    const fields = { Liste: list, Notizen: notes, Priorität: urgency };
    return `Geändert: ${named(reminder, clock)}.${sayFields(fields)}`;
  },
  ticked: ({ title, isReopened, next }, clock) => {
    const again = next ? ` Nächstes Mal: ${named(next, clock)}.` : "";
    return `${isReopened ? "Wieder offen" : "Erledigt"}: ${title}.${again}`;
  },
  deleted: (title) => `Gelöscht: ${title}.`,
  askDelete: ({ title, due, list, repeats }, clock) => {
    const when = due ? `, ${sayDue(due, clock)},` : "";
    const all = repeats ? " Sie wiederholt sich; jedes Mal davon fällt weg." : "";
    return `Erinnerung ${title}${when} von der Liste ${list} löschen?${all}`;
  },
  howOften: (until) => `Wie oft, ${until}?`,
  cantRepeat:
    "Eine Erinnerung, die es schon gibt, kann sich nicht wiederholen. Eine neue kann es, und diese wird gelöscht.",
  whatChanges: "Was soll sich an der Erinnerung ändern?",
  hasPassed: (due, clock, isAsked) =>
    `Diese Zeit ist schon vorbei: ${sayDue(due, clock)}.${isAsked ? " Wann soll ich erinnern?" : ""}`,
};

const REMINDERS = ["eine Erinnerung", "Erinnerungen"] as const;

const PRIORITIES = {
  low: "niedrige Priorität",
  medium: "mittlere Priorität",
  high: "hohe Priorität",
} as const;

/** How they stand, as an adjective with its ending. */
function kindOf({ isDone, isOverdue }: RemindersSought, ending: "" | "n"): string {
  return [isDone && `erledigte${ending} `, isOverdue && `überfällige${ending} `]
    .filter(Boolean)
    .join("");
}

/** "Heute sind drei Erinnerungen fällig", "Auf der Liste Einkauf steht eine Erinnerung". */
function told(sought: RemindersSought, counted: string, isOne: boolean): string {
  const { due, about, list } = sought;
  const when = whenOf(sought);
  const what = [
    counted,
    due === "none" && "ohne Datum",
    about !== undefined && `zu „${about}“`,
    when !== undefined && "fällig",
  ];
  const [first, ...rest] = [list === undefined ? [] : `auf der Liste ${list}`, when ?? []].flat();
  if (first === undefined) return `Es gibt ${what.filter(Boolean).join(" ")}`;
  const verb = when === undefined ? (isOne ? "steht" : "stehen") : isOne ? "ist" : "sind";
  return [large(first), verb, ...rest, ...what].filter(Boolean).join(" ");
}

function whenOf({ due, within }: RemindersSought): string | undefined {
  if (due === "today") return "heute";
  if (due === "week") return times.nextDays;
  return within && `${within.is === "by" ? "bis " : ""}${within.words}`;
}

/** "Mama anrufen, heute um 17:00 Uhr". */
function named({ title, due }: SaidReminder, clock: Clock): string {
  return due === undefined ? title : `${title}, ${sayDue(due, clock)}`;
}
