import type { ShellSentences } from "../../../contract/sentences/shell.ts";

export const shellSentences: ShellSentences = {
  ask: (folder) => `Diesen Befehl${folder === undefined ? "" : ` in ${folder}`} ausführen?`,
  printedNothing: "Der Befehl hat nichts ausgegeben.",
  ended: (exitCode) => `Der Befehl endete mit Code ${exitCode}.`,
};
