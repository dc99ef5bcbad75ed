import type { ShortcutSentences } from "../../../contract/sentences/shortcuts.ts";
import { sayCounted } from "../../say/say-counted.ts";

export const shortcutSentences: ShortcutSentences = {
  noShortcuts: (query) =>
    query === undefined ? "There are no shortcuts." : `No shortcut has “${query}” in its name.`,
  shortcuts: (count) => `There ${count === 1 ? "is" : "are"} ${sayCounted(count, "shortcut")}`,
  ask: (name, input) =>
    `Run the shortcut ${name}?${input === undefined ? "" : `\nInput: ${input}`}`,
  ran: (name, output) => (output === "" ? `${name} ran.` : `${name} ran: ${output}`),
  takesNoInput: (name) => `The shortcut ${name} takes no input.`,
};
