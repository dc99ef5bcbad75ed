import type { DomainWords } from "../../../tools/domain-words.ts";
import { shortcutsPhrases } from "./phrases.ts";

export const shortcuts: DomainWords = {
  phrases: shortcutsPhrases,
  progress: "Running that.",
  carriers: {
    read: "shortcut shortcuts list show automation automations",
    write: "shortcut shortcuts run start trigger execute launch do automation",
  },
  choices: {},
};
