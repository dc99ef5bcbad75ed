import type { ShortcutSentences } from "../../../contract/sentences/shortcuts.ts";
import { sayCounted } from "../../say/say-counted.ts";

export const shortcutSentences: ShortcutSentences = {
  noShortcuts: (query) =>
    query === undefined ? "Es gibt keine Kurzbefehle." : `Kein Kurzbefehl hat „${query}“ im Namen.`,
  shortcuts: (count) => `Es gibt ${sayCounted(count, ["einen Kurzbefehl", "Kurzbefehle"])}`,
  ask: (name, input) =>
    `Den Kurzbefehl ${name} ausführen?${input === undefined ? "" : `\nEingabe: ${input}`}`,
  ran: (name, output) =>
    output === "" ? `${name} ist gelaufen.` : `${name} ist gelaufen: ${output}`,
  takesNoInput: (name) => `Der Kurzbefehl ${name} nimmt keine Eingabe.`,
};
