import type { DomainWords } from "../domain-words.ts";
import { calendarPhrases } from "./phrases.ts";

export const calendar: DomainWords = {
  phrases: calendarPhrases,
  progress: "Looking in your calendar.",
  carriers: {
    read: `
      calendar calendars schedule scheduled agenda diary planner event events appointment appointments
      meeting meetings plans planned plan booked free busy look check list next coming upcoming
      happening happen got today day have find out read say show any time slot slots gap long new most
      day's rest week's call calls many start starts first last time's`,
    write: `
      calendar calendars schedule agenda diary event entry add create put book set block new pencil
      plan arrange make enter save invite slot time out move push shift change reschedule bring
      postpone cancel delete remove rename update edit off scrap drop long longer shorter extend
      shorten lasts takes`,
  },
  choices: {},
};
