import { describe, expect, it } from "vitest";
import { tellingMoment } from "../../../src/grounding/content/telling-moment.ts";
import { english } from "../../../src/language/en/english.ts";
import { clock } from "../../tools/run-tool.ts";

const told = (...sentences: readonly string[]): readonly string[] =>
  tellingMoment(
    sentences.map((sentence) => ({ sentence })),
    { language: english, clock },
  ).map(({ sentence }) => sentence);

describe("the sentences that tell most of a moment", () => {
  it.each<[readonly string[], readonly string[]]>([
    [["It is on Friday at ten.", "Come on Monday."], ["It is on Friday at ten."]],
    [["The coach goes on 14 March.", "We meet at 7:40 am."], ["We meet at 7:40 am."]],
    [["From 4:40 to 4:55 pm on 11 March.", "At noon."], ["From 4:40 to 4:55 pm on 11 March."]],
    [["Bring the photos.", "The fee goes up in October.", "Pay by Friday."], ["Pay by Friday."]],
    [["Bring the photos.", "The fee goes up in October."], []],
    [["Open until Friday.", "Bring oars."], []],
  ])("%j", (sentences, expected) => {
    expect(told(...sentences)).toEqual(expected);
  });
});
