import { expect, it } from "vitest";
import { amongShown } from "../../../../src/understanding/dialogue/focus/among-shown.ts";
import { rankedAs } from "../../../helpers/turn-state.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../helpers/understanding.ts";

const mails = ["The ferry", "Oars for sale"].map((subject, at) => ({
  kind: "mail",
  id: `m${at}`,
  facts: { subject },
}));
const listed = { ...LAST_CALL, tool: "mail.recent", isEffect: false };

/** Which of the mails that were listed is meant, and the tool that takes it. */
async function meant(text: string, tools: readonly string[], shown = mails) {
  const sources = sourcesOf({ lastCall: listed, shown });
  const understood = [{ text, ranked: rankedAs(...tools) }];
  const found = await amongShown(sources, { utterance: typed(text), understood });
  const kept = found?.values.from === "last-call" ? found.values.kept[0]?.value : undefined;
  const handle = kept?.kind === "closed" ? kept.candidates[0]?.value : undefined;
  return found && [found.part.ranked.tools[0]?.name, handle];
}

const deleting = ["reminders.delete", "mail.update_message"];

it("is the one of the list that is called so, and nothing of another kind", async () => {
  expect(await meant("delete the one about oars", deleting)).toEqual([
    "mail.update_message",
    "mail:2",
  ]);
});

it.each<[string, readonly string[], typeof mails | undefined]>([
  ["delete the oars", deleting, undefined],
  ["delete the one about sails", deleting, undefined],
  ["delete the one about oars", ["mail.update_message"], undefined],
  ["delete the one about oars", deleting, mails.slice(1)],
])("is left to the words: %s", async (text, tools, shown) => {
  expect(await meant(text, tools, shown)).toBeUndefined();
});
