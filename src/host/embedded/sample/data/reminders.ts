import type { SampleDay } from "../sample-time.ts";

/** One VTODO. Without `time` it is due on the day, without `day` some time. */
export type SampleReminder = {
  readonly id: string;
  readonly list: "Home" | "Shopping" | "Work";
  readonly title: string;
  readonly day?: SampleDay;
  readonly time?: string;
  readonly priority?: 1 | 5 | 9;
  readonly notes?: string;
  readonly done?: true;
  readonly repeat?: Readonly<Record<string, string | number>>;
};

export const reminders: readonly SampleReminder[] = [
  {
    id: "passport",
    list: "Home",
    title: "Renew the passport",
    day: -2,
    priority: 1,
    notes: "Photos are in the top drawer.",
  },
  { id: "library", list: "Home", title: "Return the library books", day: -1, time: "18:00" },
  {
    id: "plants",
    list: "Home",
    title: "Water the plants",
    day: 0,
    time: "19:00",
    repeat: { freq: "DAILY", interval: 3 },
  },
  { id: "granny", list: "Home", title: "Ring Granny", day: 0, time: "20:30" },
  { id: "chairs", list: "Home", title: "Fetch the folding chairs", day: 4, time: "12:00" },
  {
    id: "rent",
    list: "Home",
    title: "Pay the rent",
    day: 7,
    priority: 1,
    repeat: { freq: "MONTHLY" },
  },
  { id: "bike", list: "Home", title: "Pump up the bike tyres" },
  { id: "present", list: "Home", title: "Present for Niamh", day: 3, priority: 5 },
  { id: "meter", list: "Home", title: "Read the gas meter", day: -5, done: true },
  { id: "oats", list: "Shopping", title: "Oats" },
  { id: "lentils", list: "Shopping", title: "Red lentils" },
  { id: "bulbs", list: "Shopping", title: "Light bulbs, E14" },
  { id: "cat-food", list: "Shopping", title: "Cat food", priority: 1 },
  { id: "lemons", list: "Shopping", title: "Lemons", done: true },
  {
    id: "invoice",
    list: "Work",
    title: "Approve Anna's invoice",
    day: 1,
    time: "10:00",
    priority: 1,
  },
  {
    id: "figures",
    list: "Work",
    title: "Send the quarterly figures",
    day: { weekday: 5, week: 0 },
  },
  {
    id: "travel",
    list: "Work",
    title: "Book the hotel in Porto",
    day: 2,
    time: "17:00",
    priority: 5,
  },
  {
    id: "timesheet",
    list: "Work",
    title: "Fill in the timesheet",
    day: { weekday: 5, week: 0 },
    time: "16:00",
    repeat: { freq: "WEEKLY", byday: "FR" },
  },
  { id: "slides", list: "Work", title: "Slides for the conference", day: 10, priority: 9 },
];
