import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { calendarPhrases } from "./phrases.ts";

/** Which instances of a repeating event are meant. */
const SPAN = {
  this: split(
    "only this,just this,this one,only this one,this time,just this one,the next one,next one,just once,only once",
  ),
  future: split(`
    all future,from now on,all of them,every one,all the following,series,every time,for good,forever,altogether,
    permanently,going forward,all of those,all of it,the whole lot,the lot,the whole thing,them all`),
};

export const calendar: DomainWords = {
  phrases: calendarPhrases,
  progress: "Looking in your calendar.",
  heard: "calendar",
  asks: {
    "calendar.create_event": { title: "What should I call it?" },
  },
  carriers: {
    read: `
      calendar calendars schedule scheduled agenda diary planner event events appointment appointments
      meeting meetings engagement engagements commitments plans planned plan booked free busy look check list next coming upcoming
      happening happen got today day have find out read say show any time slot slots gap long new most
      day's rest week's call calls many start starts first last time's thing things anything ive weve`,
    write: `
      calendar calendars schedule agenda diary event entry add create put book set block new pencil
      plan arrange make enter save invite slot time out move push shift change reschedule bring
      postpone cancel delete remove rename update edit off scrap drop long longer shorter extend
      shorten lasts takes`,
  },
  choices: {
    "calendar.create_event": {
      all_day: { true: ["all day", "whole day", "full day"] },
      // What a number of minutes stands beside where it is an alert.
      alert_min: {
        minutes: split("alert,alerted,notify,warn,warning,notice,reminder,remind me,heads up"),
      },
    },
    "calendar.update_event": { span: SPAN },
    "calendar.delete_event": { span: SPAN },
  },
};
