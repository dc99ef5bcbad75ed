import { describe, expect, it } from "vitest";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { NOTHING_FITS } from "../../../src/understanding/plan.ts";
import { partsOf } from "../../../src/understanding/parts/parts-of.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const split = async (text: string): Promise<readonly (readonly [string, string | undefined])[]> =>
  (await partsOf(sourcesOf(), typed(text), signal)).map(
    (part) => [part.text, part.ranked.tools[0]?.name] as const,
  );

describe("the parts of what was said", () => {
  it.each([
    ["play some jazz", [["play some jazz", "music.play"]]],
    [
      "play some jazz and set a timer for ten minutes",
      [
        ["play some jazz", "music.play"],
        ["set a timer for ten minutes", "timers.set"],
      ],
    ],
    [
      "remind me to feed the cat and water the plants",
      [["remind me to feed the cat and water the plants", "reminders.create"]],
    ],
    [
      "remind me to ring Mum and cancel the dentist",
      [["remind me to ring Mum and cancel the dentist", "reminders.create"]],
    ],
    [
      "remind me to ring Mum and play some jazz",
      [
        ["remind me to ring Mum", "reminders.create"],
        ["play some jazz", "music.play"],
      ],
    ],
  ])("%s", async (text, expected) => {
    expect(await split(text)).toEqual(expected);
  });

  it("with a half that no tool serves has both", async () => {
    const parts = await partsOf(
      sourcesOf(),
      typed("set a timer for ten minutes and order a pizza"),
      signal,
    );
    expect(parts.map(({ text }) => text)).toEqual(["set a timer for ten minutes", "order a pizza"]);
    expect(parts[1]?.ranked).toEqual(NOTHING_FITS);
  });

  it.each([
    ["flag that mail and archive it", ["flag that mail", "archive it"]],
    ["mark that one read and then bin it", ["mark that one read", "bin it"]],
    // The same twice is one.
    ["archive that mail and archive it now", ["archive that mail and archive it now"]],
    ["archive that mail and the one from Anna", ["archive that mail and the one from Anna"]],
  ])("to one tool are several where each has it do something else: %s", async (text, expected) => {
    const ranked: Ranked = {
      tools: [{ name: "mail.update_message", score: 0.9 }],
      none: 0.05,
      unmatched: [],
      sure: true,
    };
    const sources = sourcesOf({ rank: async () => ranked, rankWords: () => ranked });
    const parts = await partsOf(sources, typed(text), signal);
    expect(parts.map((part) => part.text)).toEqual(expected);
  });

  it("are one for a model that sees every tool, with the index's own ranking", async () => {
    const text = "play some jazz and set a timer for ten minutes";
    const sources = sourcesOf({ profile: { isLed: false } });
    expect(await partsOf(sources, typed(text), signal)).toEqual([{ text, ranked: indexed(text) }]);
  });

  it("ask the whole index again where the fast rankers are unsure", async () => {
    const asked: string[] = [];
    const unsure = sourcesOf({
      rankWords: (text) => ({ ...indexed(text), sure: /timer/.test(text) }),
      rank: async ({ text, alternatives }) => {
        asked.push(text, ...alternatives);
        return indexed(text);
      },
    });
    const utterance = typed("set a timer for ten minutes and then play some jazz", ["hm"]);
    await partsOf(unsure, utterance, signal);
    expect(asked).toEqual(["play some jazz"]);
  });
});
