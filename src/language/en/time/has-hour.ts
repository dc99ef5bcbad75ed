import { words } from "../../words.ts";

/** What takes place at an hour, and never simply on a day. */
const AT_HOUR = words(
  "meeting appointment appt follow-up followup check-up checkup call phonecall chat catch-up catchup " +
    "interview lunch dinner breakfast brunch supper coffee drinks haircut dentist hygienist doctor doctors gp " +
    "physio physiotherapist optician opticians orthodontist chiropodist osteopath viewing rehearsal lesson " +
    "session tutorial appraisal consultation fitting tasting massage manicure scan mammogram jab debrief " +
    "briefing stand-up standup one-to-one huddle",
);
/** Behind these stands with whom, where or what about. */
const BEHIND = /\s+(?:with|for|at|about|in|on|to|of|re|over|and)\s.*$/iu;

/** Whether a thing of this name has an hour: "meeting with Sunita", and no "prep for the meeting". */
export function hasHour(title: string): boolean {
  const head = title.trim().replace(BEHIND, "");
  const last = head.split(/\s+/).at(-1) ?? "";
  return AT_HOUR.has(last.toLowerCase().replace(/['’]s$|[.,;:!?]+$/g, ""));
}
