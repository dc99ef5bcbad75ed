import { answersBy } from "../answers/answers.ts";
import type { Answers } from "../contract/answers.ts";

const phrases = (list: string): readonly string[] => list.split("|");

/** Takes leave; said with more it is small talk. */
export const FAREWELLS = phrases("tschüss|tschüs|auf wiedersehen|ade|servus|ciao|bis dann");
/** Says nothing of a yes or a no. */
const POLITE = phrases("bitte|danke|danke schön|dankeschön|bitte schön");

export const commandPhrases: Answers["commandPhrases"] = {
  /** Leaves off what is said, asked or done. */
  stop: phrases(
    "stopp|stop|halt|vergiss es|egal|lass es|lass gut sein|lass mal|abbrechen|brich ab|schluss|ruhe|sei still|sei ruhig|halt den mund|das reicht|hör auf|nicht so wichtig",
  ),
  /** Of a question, or of what was just done. */
  "take-back": phrases("nein lieber nicht|lieber nicht|tu das nicht|mach das nicht|doch nicht"),
  undo: phrases(
    "rückgängig|mach das rückgängig|mach es rückgängig|rückgängig machen|mach das bitte rückgängig|mach das doch rückgängig|mach das wieder rückgängig|nimm das zurück|mach das wieder weg|das letzte rückgängig machen|mach das bitte rückgängig|mach das doch rückgängig|widerrufen",
  ),
  repeat: phrases(
    "wiederholen|wiederhole|wiederhol das|wiederhole das|sag das nochmal|sag das noch mal|sag das noch einmal|nochmal|noch mal|noch einmal|wie bitte|was hast du gesagt|wie war das|bitte was",
  ),
  "go-on": phrases("weiter|mach weiter|fahr fort|lies weiter|und dann|und weiter|was noch"),
  forget: phrases(
    "vergiss das|vergiss alles|vergiss was ich gesagt habe|vergiss dieses gespräch|vergiss worüber wir gesprochen haben|lösche dein gedächtnis|fang von vorne an|von vorne|von vorn",
  ),
  quit: ["beenden", "ende", "exit", "quit", ...FAREWELLS, ":q"],
  help: phrases(
    "hilfe|hilf mir|was kannst du|was kannst du alles|was kannst du tun|was kann ich sagen|was kann ich fragen|was kann ich dich fragen|wie kannst du mir helfen|was machst du",
  ),
};

export const WORDS_TO_TYPE = phrases(
  "ahorn|birke|delfin|eiche|fjord|granit|hafer|kiefer|lavendel|marmor|nebel|otter|quarz",
);

export const { asksForMore, commandIn, isNod, yesOrNo } = answersBy({
  commandPhrases,
  yes: phrases(
    "j|ja|jo|joa|jup|jap|klar|sicher|gerne|gern|ok|okay|in ordnung|na klar|natürlich|bestätigen|stimmt|das stimmt|genau|richtig|passt|einverstanden|mach das|mach es|tu das|los|nur zu|auf jeden fall|unbedingt|schick es ab|schick sie ab|abschicken|senden|löschen|jawohl|selbstverständlich",
  ),
  /** Beside what stops or takes back. */
  no: phrases(
    "n|nein|ne|nee|nö|nicht|auf keinen fall|bloß nicht|nicht senden|nicht löschen|nicht abschicken|warte|moment|noch nicht",
  ),
  more: phrases(
    "mehr|noch mehr|der rest|den rest|lies den rest|zeig mehr|zeig mir mehr|mehr davon|nächster teil|der nächste teil|das nächste",
  ),
  nods: new Set(phrases("aha|ah|hm|hmm|mhm|mm|mmh|ähm|äh|soso|ach so")),
  polite: POLITE,
  /** Says nothing of a command. */
  besideCommands: [...POLITE, ...phrases("sotto|ok|okay|hey|jetzt|oh|nein|mal|bitte mal|doch")],
});
