import type { DomainWords } from "../../../tools/domain-words.ts";
import { OFFSET } from "../shared-choices.ts";
import { filesPhrases } from "./phrases.ts";

export const files: DomainWords = {
  phrases: filesPhrases,
  progress: "Looking through your files.",
  asks: {
    "files.write": { path: "What should the file be called?" },
  },
  carriers: {
    read: "file files document read open show contents content what's inside say text pdf",
    write: `
      file files document write create save make new append add put trash delete remove bin throw away
      called named saying containing text underneath below bottom end line move shift transfer`,
  },
  choices: {
    "files.read": { offset: OFFSET },
    "files.write": {
      mode: {
        create: ["new", "make"],
        append: ["add", "at the end", "at the bottom", "underneath", "below"],
      },
    },
  },
};
