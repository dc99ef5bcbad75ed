import type { Steps } from "../contract/steps.ts";
import { kindsNamed } from "./objects.ts";
import { BEGIN, END } from "./openings.ts";

const ALL = "(?:alle[nrs]?|sämtliche[nrs]?)";
const LIST = "(?:\\p{L}*liste)";
/** "Alle ungelesenen Mails von Anna", up to where what is done to them goes on. */
const LOT = new RegExp(
  `${BEGIN}${ALL}\\s+(?:(?:meine[nr]?|unsere[nr]?|die|diese)\\s+)?(?<states>(?:\\p{Ll}+e[nrs]?\\s+)*?)(?<noun>\\p{Lu}[\\p{L}-]+)${END}(?<rest>[^.,;:!?]*)`,
  "du",
);
/** "Alles auf der Einkaufsliste". */
const ON_LIST = new RegExp(
  `${BEGIN}(?:alles|alle sachen|alle dinge|alle punkte)\\s+(?<rest>(?:von|auf|aus)\\s+(?:der|meiner|unserer)\\s+${LIST})${END}`,
  "diu",
);
/** Here what is to be done goes on: "als gelesen", "auf Montag", "ins Archiv", the prefix a verb left behind. */
const STOP = new RegExp(
  `\\s+(?:als|ins|und|aber|außer|bis auf|auf(?!\\s+(?:der|meiner|unserer)${END})|in\\s+(?:den|das)|um\\s+\\p{L}+\\s+(?:stunde|tag|woche)\\p{L}*|(?:ab|aus|weg|raus|um|vor|zurück|rein|weiter|nach hinten|erledigt|fertig|löschen|absagen|archivieren|abhaken|verschieben|markieren|bitte|mal))(?=\\s|$)`,
  "iu",
);

const STATES: readonly (readonly [NonNullable<Selected["state"]>, RegExp])[] = [
  ["unread", /(?<!\p{L})(?:ungelesen|neu)\p{L}*/iu],
  ["read", /(?<!\p{L})gelesen\p{L}*/iu],
  ["overdue", /(?<!\p{L})(?:überfällig|verspätet)\p{L}*/iu],
];

type Selected = NonNullable<ReturnType<Steps["selectionIn"]>>;

/** Records that are described as a lot; undefined where German words describe none. */
export const selectionIn: Steps["selectionIn"] = (text) => listedIn(text) ?? lotIn(text);

function listedIn(text: string): Selected | undefined {
  const found = ON_LIST.exec(text);
  const [start = 0, end = 0] = found?.indices?.[0] ?? [];
  const phrase = found?.groups?.["rest"];
  return phrase === undefined
    ? undefined
    : { start, end, take: "all", kinds: ["reminder"], phrase, isShown: false };
}

function lotIn(text: string): Selected | undefined {
  const found = LOT.exec(text);
  const { states = "", noun = "", rest = "" } = found?.groups ?? {};
  const kinds = kindsNamed(noun.toLowerCase());
  const [start = 0] = found?.indices?.[0] ?? [];
  if (!found || kinds.length === 0) return undefined;
  const own = rest.slice(0, STOP.exec(rest)?.index ?? rest.length);
  const end = start + found[0].length - rest.length + own.length;
  const state = STATES.find(([, said]) => said.test(states))?.[0];
  const phrase = `${states}${noun}${own}`.trim();
  return { start, end, take: "all", kinds, phrase, isShown: false, state };
}

/** What is found takes the place of its description. */
export const pointingInstead: Steps["pointingInstead"] = (text, { start, end }, at) => {
  const word = at === "time" ? "" : "sie";
  return `${text.slice(0, start)}${word}${text.slice(end)}`;
};
