import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/tool/handle-book.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { rankText, rankWords } from "../../../src/understanding/ranking/rank-words.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";
import { mails } from "../../tools/world.ts";

function ranked(...names: readonly string[]): Ranked {
  const tools = names.map((name) => ({ name, score: 0.5 / names.length }));
  return { tools, none: 0.4, unmatched: [], sure: false };
}

const sources = sourcesOf({ seed: { mails: mails() } });
const rank = (text: string, index: Ranked): Promise<Ranked> =>
  rankWords(sources, typed(text), index);
const first = async (text: string, index: Ranked): Promise<string | undefined> =>
  (await rank(text, index)).tools[0]?.name;

describe("the ranking of words", () => {
  it.each([
    [
      "remind me at five to post the books",
      ["mail.recent", "reminders.create"],
      "reminders.create",
    ],
    ["reply to Anna that I'll come", ["mail.send", "mail.create_draft"], "mail.send"],
    ["reply to Ximena that I'll come", ["mail.send", "mail.create_draft"], "mail.send"],
    ["delete the reminder", ["notes.append", "reminders.delete"], "reminders.delete"],
    ["something else", ["mail.recent", "reminders.create"], "mail.recent"],
  ] as const)("%s, of %j: %s", async (text, names, expected) => {
    expect(await first(text, ranked(...names))).toBe(expected);
  });

  it.each([
    ["somebody's call", 'mail.send({"to": "Anna"})', ranked("notes.append", "mail.send")],
    [
      "what is settled",
      "what is new",
      { ...ranked(), tools: [{ name: "mail.recent", score: 0.99 }], none: 0, sure: true },
    ],
  ])("of %s is the index's own", async (_, text, index) => {
    expect(await rank(text, index)).toBe(index);
  });

  it("looks at its first tools, and further down at what the words call by name", async () => {
    const many = sources.registry.acting().map(({ name }) => name);
    const others = many.filter((name) => name !== "shortcuts.run");
    const looked = async (text: string): Promise<readonly string[]> =>
      Object.keys((await rank(text, ranked(...others, "shortcuts.run"))).features ?? {});
    expect(await looked("hello there")).toHaveLength(8);
    expect(await looked("good night")).toEqual(expect.arrayContaining(["shortcuts.run"]));
    expect(await looked("hello there")).not.toContain("shortcuts.run");
  });

  it("leaves out a tool that is no more", async () => {
    const { features } = await rank("hello there", ranked("no.tool", "mail.recent"));
    expect(Object.keys(features ?? {})).toEqual(["mail.recent"]);
  });
});

it("a text that was shown last is answered by no mail", async () => {
  const shown: readonly Shown[] = [{ kind: "message", id: "t1", facts: { from: "Anna" } }];
  const { tools } = await rankWords(
    sourcesOf({ seed: { mails: mails() }, shown }),
    typed("reply to Anna that I'll come"),
    ranked("mail.send", "mail.create_draft"),
  );
  expect(tools[0]?.name).toBe("mail.send");
});

it("other words of an utterance are ranked by themselves", async () => {
  const { tools } = await rankText(sources, typed("play some jazz"), "set a timer");
  expect(tools).toEqual(indexed("set a timer").tools);
});
