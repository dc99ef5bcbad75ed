import type { NameKind, UnclearName } from "../../../types/known-names.ts";
import { sayList } from "../say/say-list.ts";

/** More names than this are not offered, but the first of them and "eine andere". */
const MOST_OFFERED = 4;

const NOUNS: Readonly<
  Record<NameKind, readonly [one: string, none: string, many: string, which: string]>
> = {
  person: ["niemanden", "niemanden", "Personen", "Wen"],
  app: ["kein Programm", "kein Programm", "Programme", "Welches"],
  list: ["keine Liste", "keine Liste", "Listen", "Welche"],
  calendar: ["keinen Kalender", "keinen Kalender", "Kalender", "Welchen"],
  file: ["keine Datei", "keine Datei", "Dateien", "Welche"],
  note: ["keine Notiz", "keine Notiz", "Notizen", "Welche"],
  folder: ["keinen Ordner", "keinen Ordner", "Ordner", "Welchen"],
  mailbox: ["kein Postfach", "kein Postfach", "Postfächer", "Welches"],
  shortcut: ["keinen Kurzbefehl", "keinen Kurzbefehl", "Kurzbefehle", "Welchen"],
  music: ["keine Musik", "keine Musik", "Titel", "Welchen"],
  timer: ["keinen Timer", "keinen Timer", "Timer", "Welchen"],
};

/** Why a name means nothing for sure, and what could be meant. */
export function unclearName(unclear: UnclearName): string {
  const { kind, said, names, found } = unclear;
  const [one, none, many, which] = NOUNS[kind];
  if (found === "several") {
    return `Mehrere ${many} passen zu „${said}“: ${sayList(names, "or")}. ${which} genau?`;
  }
  if (found === "others") return `Es gibt ${none} „${said}“. ${choiceOf(names, which)}`;
  const nearest = names.length > 0 ? ` Am nächsten kommt: ${sayList(names)}.` : "";
  return `Ich kenne ${one} namens „${said}“.${nearest}`;
}

function choiceOf(names: readonly string[], which: string): string {
  if (names.length === 1) return `Es gibt nur ${names[0]}.`;
  const isMany = names.length > MOST_OFFERED;
  const offered = isMany ? [...names.slice(0, MOST_OFFERED - 1), "etwas anderes"] : names;
  return `${which} stattdessen: ${sayList(offered, "or")}?`;
}
