import type { ConversationCommand } from "../contract/answers.ts";
import { plainWords, wholePhrases } from "../whole-phrases.ts";

const phrases = (list: string): readonly string[] => list.split("|");

/** Leaves off what is said, asked or done. */
const STOP = phrases(
  "stopp|stop|halt|vergiss es|egal|lass es|lass gut sein|lass mal|abbrechen|brich ab|schluss|ruhe|sei still|sei ruhig|halt den mund|das reicht|hör auf|nicht so wichtig",
);
/** Of a question, or of what was just done. */
const TAKE_BACK = phrases("nein lieber nicht|lieber nicht|tu das nicht|mach das nicht|doch nicht");
const UNDO = phrases(
  "rückgängig|mach das rückgängig|mach es rückgängig|rückgängig machen|mach das bitte rückgängig|mach das doch rückgängig|mach das wieder rückgängig|nimm das zurück|mach das wieder weg|das letzte rückgängig machen|mach das bitte rückgängig|mach das doch rückgängig|widerrufen",
);
const YES = phrases(
  "j|ja|jo|joa|jup|jap|klar|sicher|gerne|gern|ok|okay|in ordnung|na klar|natürlich|bestätigen|stimmt|das stimmt|genau|richtig|passt|einverstanden|mach das|mach es|tu das|los|nur zu|auf jeden fall|unbedingt|schick es ab|schick sie ab|abschicken|senden|löschen|jawohl|selbstverständlich",
);
/** Beside what stops or takes back. */
const NO = phrases(
  "n|nein|ne|nee|nö|nicht|auf keinen fall|bloß nicht|nicht senden|nicht löschen|nicht abschicken|warte|moment|noch nicht",
);
const REPEAT = phrases(
  "wiederholen|wiederhole|wiederhol das|wiederhole das|sag das nochmal|sag das noch mal|sag das noch einmal|nochmal|noch mal|noch einmal|wie bitte|was hast du gesagt|wie war das|bitte was",
);
const GO_ON = phrases("weiter|mach weiter|fahr fort|lies weiter|und dann|und weiter|was noch");
const MORE = phrases(
  "mehr|noch mehr|der rest|den rest|lies den rest|zeig mehr|zeig mir mehr|mehr davon|nächster teil|der nächste teil|das nächste",
);
const FORGET = phrases(
  "vergiss das|vergiss alles|vergiss was ich gesagt habe|vergiss dieses gespräch|vergiss worüber wir gesprochen haben|lösche dein gedächtnis|fang von vorne an|von vorne|von vorn",
);
const HELP = phrases(
  "hilfe|hilf mir|was kannst du|was kannst du alles|was kannst du tun|was kann ich sagen|was kann ich fragen|was kann ich dich fragen|wie kannst du mir helfen|was machst du",
);
/** Takes leave; said with more it is small talk. */
export const FAREWELLS = phrases("tschüss|tschüs|auf wiedersehen|ade|servus|ciao|bis dann");
const QUIT = ["beenden", "ende", "exit", "quit", ...FAREWELLS, ":q"];
const NODS = new Set(phrases("aha|ah|hm|hmm|mhm|mm|mmh|ähm|äh|soso|ach so"));

/** Says nothing of a yes or a no. */
const POLITE = phrases("bitte|danke|danke schön|dankeschön|bitte schön");
/** Says nothing of a command. */
const BESIDE_COMMANDS = [
  ...POLITE,
  ...phrases("sotto|ok|okay|hey|jetzt|oh|nein|mal|bitte mal|doch"),
];

const meaningOf = wholePhrases({ yes: YES, no: [...NO, ...STOP, ...TAKE_BACK] }, POLITE);

export const commandPhrases: Readonly<Record<ConversationCommand, readonly string[]>> = {
  stop: STOP,
  "take-back": TAKE_BACK,
  undo: UNDO,
  repeat: REPEAT,
  "go-on": GO_ON,
  forget: FORGET,
  quit: QUIT,
  help: HELP,
};

const commandOf = wholePhrases(commandPhrases, BESIDE_COMMANDS);
const moreIn = wholePhrases({ more: MORE }, BESIDE_COMMANDS);

export function yesOrNo(text: string): "yes" | "no" | undefined {
  return meaningOf(text);
}

export function commandIn(text: string): ConversationCommand | undefined {
  return commandOf(text);
}

export function asksForMore(text: string): boolean {
  return moreIn(text) !== undefined;
}

export function isNod(text: string): boolean {
  return NODS.has(plainWords(text));
}

export const WORDS_TO_TYPE = phrases(
  "ahorn|birke|delfin|eiche|fjord|granit|hafer|kiefer|lavendel|marmor|nebel|otter|quarz",
);
