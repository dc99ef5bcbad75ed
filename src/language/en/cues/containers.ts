import { containersBy } from "../../cues/containers.ts";
import { words } from "../../words.ts";

/** "On my list", but not "check the list". */
export const { leadsInto, namesContainer, saysNoName } = containersBy({
  nouns: {
    list: words("list lists"),
    calendar: words("calendar calendars diary schedule planner"),
    folder: words("folder folders notebook directory"),
    mailbox: words("mailbox folder box"),
  },
  into: words("on onto to in into inside under from"),
  /** What leads to where something is kept; it stands on a list or calendar, while a note on Spain is about it. */
  keptIn: words("in inside under from"),
  keptOn: words("in inside under from on"),
  owning: words("the my our a an"),
  nameless: words(
    "own new whole long same other usual main default first last next right todo todos to-do to-dos task tasks reminder reminders daily weekly monthly day do dos that this which another",
  ),
});
