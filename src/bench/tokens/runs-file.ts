import { createHash } from "node:crypto";
import { schemaOf } from "../../exposure/choices.ts";
import { tools } from "../../../tools/index.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { openKeptLines } from "./kept-lines.ts";
import { tokenRunSchema } from "./token-run.ts";
import type { TokenRun } from "./token-run.ts";

type Wanted = Pick<TokenRun, "exposure" | "tools" | "conversation" | "isTimed">;

export type Runs = {
  readonly all: () => readonly TokenRun[];
  readonly find: (wanted: Wanted) => TokenRun | undefined;
  readonly add: (run: TokenRun) => Promise<void>;
};

/** A model's runs of today's conversations and tools, in `tokens.jsonl` where a folder is named. */
export async function openRuns(folder: string | undefined, model: string): Promise<Runs> {
  const name = "tokens.jsonl";
  const { all, add } = await openKeptLines({
    folder,
    name,
    schema: tokenRunSchema,
    of: digest(model),
  });
  const isSame = (run: TokenRun, wanted: Wanted): boolean =>
    run.exposure === wanted.exposure &&
    run.tools === wanted.tools &&
    run.conversation === wanted.conversation &&
    run.isTimed === wanted.isTimed;
  return { all, add, find: (wanted) => all().find((run) => isSame(run, wanted)) };
}

/** What the figures hang on: the model, the scripted words and the tools. */
function digest(model: string): string {
  const what = JSON.stringify([model, CONVERSATIONS, tools.map(schemaOf)]);
  return createHash("sha256").update(what).digest("hex").slice(0, 16);
}
