import { read } from "../../language/reading/read.ts";
import type { Knowledge } from "../../language/reading/read.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { labelsNeeded } from "../tagger/label-of.ts";
import type { Tagger } from "../tagger/create-tagger.ts";
import type { Marked } from "../tagger/tags.ts";

/** What the words of one utterance say, with what they would be in a request for a tool. */
export type Analysis = Reading & {
  /** What each stretch would be in a request for a tool, as learnt from other requests. */
  readonly marks: (tool: Tool) => readonly Marked[];
};

type Learnt = Knowledge & { readonly tagger?: Tagger | undefined };

export function analyse(text: string, known: Learnt): Analysis {
  const reading = read(text, known);
  const marked = new Map<string, readonly Marked[]>();
  return {
    ...reading,
    marks: (tool) => {
      const sought = { tool: tool.name, needs: labelsNeeded(tool) };
      const marks = marked.get(tool.name) ?? known.tagger?.(reading, sought) ?? [];
      marked.set(tool.name, marks);
      return marks;
    },
  };
}
