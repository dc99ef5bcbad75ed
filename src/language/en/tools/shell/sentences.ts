import type { ShellSentences } from "../../../contract/sentences/shell.ts";

export const shellSentences: ShellSentences = {
  ask: (folder) => `Run this command${folder === undefined ? "" : ` in ${folder}`}?`,
  printedNothing: "It printed nothing.",
  ended: (exitCode) => `It ended with code ${exitCode}.`,
};
