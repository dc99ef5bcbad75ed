import type { DomainWords } from "../../../tools/domain-words.ts";
import { shellPhrases } from "./phrases.ts";

export const shell: DomainWords = {
  phrases: shellPhrases,
  progress: "Running that.",
  asks: {
    "shell.run": { command: "What should I run?" },
  },
  carriers: {
    read: "",
    write: "shell terminal command run execute line bash",
  },
  choices: {
    "shell.run": { timeout_s: { seconds: ["timeout", "time out", "wait", "at most"] } },
  },
};
