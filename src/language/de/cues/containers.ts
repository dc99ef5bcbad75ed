import { containersBy } from "../../cues/containers.ts";
import { words } from "../../words.ts";

/** "Auf meine Liste", but not "prüf die Liste". */
export const { leadsInto, namesContainer, saysNoName } = containersBy({
  nouns: {
    list: words("liste listen"),
    calendar: words("kalender kalendern"),
    folder: words("ordner ordnern verzeichnis notizbuch"),
    mailbox: words("postfach ordner"),
  },
  into: words("auf in ins im zu zur zum aus von vom unter"),
  /** What leads to where something is kept; it stands on a list, while a note "zu Spanien" is about it. */
  keptIn: words("in ins im aus unter"),
  keptOn: words("in ins im aus unter auf vom von"),
  owning: words(
    "der die das den dem mein meine meinen meinem meiner unser unsere unseren unserer ein eine einen einer",
  ),
  nameless: words(
    "eigene eigenen neue neuen ganze ganzen lange langen andere anderen gleiche gleichen erste ersten letzte letzten nachste nachsten todo to-do aufgaben erinnerungen tagliche wochentliche diese dieser dieses diesen",
  ),
});
