import { english } from "../../src/language/en/english.ts";
import { expect, it } from "vitest";
import { takeBack } from "../../src/effects/from-outbox.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock } from "../tools/run-tool.ts";
import { effectOf, journalOf } from "./journal-of.ts";

const { host } = createMemoryHost(clock);
const undo = (input: { [name: string]: string }) => ({ operation: "mail.recall", input });

const WAITS = "What you sent waits in the outbox and goes at the next start.";

it.each([
  [
    "by its id",
    effectOf({ undo: undo({ id: "m1" }) }),
    ["The note “mail.recall” is removed.", "undone e1"],
  ],
  [
    "by its key",
    effectOf({ undo: undo({ key: "m1" }) }),
    ["The note “mail.recall” is removed.", "undone e1"],
  ],
  ["not twice", effectOf({ isUndone: true }), [WAITS]],
  ["nothing else", effectOf({ undo: undo({ id: "m2" }) }), [WAITS]],
])("what waits in the outbox is taken back, %s", async (_, effect, told) => {
  const journal = journalOf([effect]);
  const said = await takeBack({ host, journal, say: english.say }, "m1");
  expect([said, ...journal.kept]).toEqual(told);
});
