import { english } from "../../src/language/en/english.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Index, createIndex } from "../../src/discovery/create-index.ts";
import { sentence, someTools } from "./arbitrary-tools.ts";
import { toolWords } from "./tool-words.ts";

const query = toolWords("calendar.query", "Events in a time range", ["what's on my calendar"]);
const recent = toolWords("mail.recent", "Newest messages, unread first", ["any new mail"]);
const remove = {
  ...toolWords("mail.delete", "Delete a mail", ["delete that mail"]),
  consequential: true,
};

function nameFirst(index: Index, text: string): string | undefined {
  return index.rank(text).tools[0]?.name;
}

describe("the index", () => {
  it("ranks the tool whose phrase is nearest first", () => {
    expect(
      nameFirst(createIndex({ language: english, tools: [query, recent] }), "any mail from anna"),
    ).toBe("mail.recent");
  });

  it("finds a tool by misspelt, split and joined words", () => {
    const index = createIndex({ language: english, tools: [query, recent] });
    expect(nameFirst(index, "calender")).toBe("calendar.query");
    expect(nameFirst(index, "cal endar")).toBe("calendar.query");
    expect(nameFirst(index, "newmail")).toBe("mail.recent");
  });

  it("names tools outright", () => {
    const index = createIndex({ language: english, tools: [query, recent] });
    expect(index.select("select:mail.recent,nothing")).toEqual(["mail.recent"]);
    expect(index.select("Calendar_Query")).toEqual(["calendar.query"]);
    expect(index.select("+mail what is new")).toEqual(["mail.recent"]);
    expect(index.select("what is new")).toBeUndefined();
  });

  it("ranks what is named outright first, with certainty", () => {
    const index = createIndex({ language: english, tools: [query, recent] });
    expect(index.rank("mail_recent")).toEqual({
      tools: [
        { name: "mail.recent", score: 1 },
        { name: "calendar.query", score: 0 },
      ],
      none: 0,
      unmatched: [],
      sure: true,
    });
    expect(index.rank("select:mail.recent,calendar.query").tools[1]?.score).toBe(1);
  });

  it("says which words match no tool", () => {
    const index = createIndex({ language: english, tools: [query, recent] });
    expect(index.rank("any new mail about xylophones").unmatched).toEqual(["xylophones"]);
  });

  it("lifts what was used lately, the newest most", () => {
    const tools = [toolWords("a.one", "Read it"), toolWords("b.two", "Read it")];
    const index = createIndex({ language: english, tools });
    expect(index.rank("read it").tools.map(({ name }) => name)).toEqual(["a.one", "b.two"]);
    expect(index.rank("read it", { recent: ["b.two"] }).tools[0]?.name).toBe("b.two");
    expect(index.rank("read it", { recent: ["a.one", "b.two"] }).tools[0]?.name).toBe("a.one");
  });

  it("is sure of a harmless tool sooner than of one with consequences", () => {
    const harmless = createIndex({
      language: english,
      tools: [query, { ...remove, consequential: false }],
    });
    const asked = createIndex({ language: english, tools: [query, remove] });
    const texts = ["delete that mail", "delete that", "that mail", "delete mail now", "mail"];
    const sureOf = (index: Index): readonly string[] =>
      texts.filter((text) => index.rank(text).sure);
    expect(sureOf(harmless)).toEqual(expect.arrayContaining([...sureOf(asked)]));
    expect(sureOf(asked)).toContain("delete that mail");
    expect(sureOf(harmless).length).toBeGreaterThan(sureOf(asked).length);
  });

  it("finds a tool added while running, and no longer once it is removed", () => {
    const index = createIndex({ language: english, tools: [query, recent] });
    index.add([toolWords("github.list_issues", "List open issues of a repository")]);
    expect(nameFirst(index, "issues of the repository")).toBe("github.list_issues");
    index.remove(["github.list_issues", "never.there"]);
    expect(index.names()).toEqual(["calendar.query", "mail.recent"]);
    expect(index.rank("issues of the repository").tools).toHaveLength(2);
  });

  it("replaces a tool added under a name it holds", () => {
    const index = createIndex({ language: english, tools: [query, recent] });
    index.add([toolWords("mail.recent", "Songs and albums", ["play some jazz"])]);
    expect(nameFirst(index, "play some jazz")).toBe("mail.recent");
    expect(index.rank("play jazz").tools).toHaveLength(2);
  });

  it("asks for no vector where nothing was learned over any", () => {
    const index = createIndex({ language: english, tools: [query] });
    expect(index.wantsVector("hello", index.rank("hello"))).toBe(false);
  });
});

describe("bad input", () => {
  const index = createIndex({
    language: english,
    tools: [
      query,
      recent,
      toolWords("empty.description", ""),
      toolWords("twin.one", "x", ["the same words"]),
      toolWords("twin.two", "x", ["the same words"]),
    ],
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \t\n "],
    ["one letter", "a"],
    ["10,000 words", "mail calendar xylophone ".repeat(3_334)],
    ["one word of 100,000 letters", "x".repeat(100_000)],
    ["emoji", "📅👍🏽🎉"],
    ["other scripts", "今日の予定は何ですか ما هو اليوم что в календаре"],
    ["control characters", "any\u0000new\u001b[31mmail\u202e\u200b"],
    ["stop words only", "can you please do it for me"],
    ["lone surrogates", "any \ud800 new \udfff mail"],
    ["marks only", "?!…—\"'"],
    ["words of Object.prototype", "constructor __proto__ toString hasOwnProperty"],
  ])("%s gets an answer", (_, text) => {
    const { tools, none } = index.rank(text);
    expect(tools).toHaveLength(5);
    expect(none).toBeGreaterThanOrEqual(0);
    expect(none).toBeLessThanOrEqual(1);
  });

  it.each(["", "  ", "!?", "🎉"])("%j asks for nothing", (text) => {
    expect(index.rank(text)).toMatchObject({ none: 1, unmatched: [], sure: false });
  });

  it("orders tools with the same phrases by name and is sure of neither", () => {
    const { tools, sure } = index.rank("the same words");
    expect(tools.slice(0, 2).map(({ name }) => name)).toEqual(["twin.one", "twin.two"]);
    expect(sure).toBe(false);
  });

  it("serves without any tool", () => {
    expect(createIndex({ language: english, tools: [] }).rank("any new mail")).toEqual({
      tools: [],
      none: 1,
      unmatched: ["new", "mail"],
      sure: false,
    });
  });
});

describe("every ranking", () => {
  it("holds each tool once, scores in 0..1 that run down, ties by name, and is the same each time", () => {
    fc.assert(
      fc.property(someTools, fc.oneof(sentence, fc.string()), (tools, text) => {
        const index = createIndex({ language: english, tools });
        const ranked = index.rank(text);
        const names = ranked.tools.map(({ name }) => name);
        expect(names.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
        const sorted = ranked.tools.toSorted(
          (a, b) => b.score - a.score || (a.name < b.name ? -1 : 1),
        );
        expect(ranked.tools).toEqual(sorted);
        for (const value of [ranked.none, ...ranked.tools.map(({ score }) => score)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        expect(index.rank(text)).toEqual(ranked);
      }),
    );
  });

  it("is as before once tools that came have gone", () => {
    fc.assert(
      fc.property(someTools, someTools, sentence, (tools, others, text) => {
        const index = createIndex({ language: english, tools });
        const before = index.rank(text);
        const guests = others.map((tool) => ({ ...tool, name: `guest.${tool.name}` }));
        index.add(guests);
        index.remove(guests.map(({ name }) => name));
        expect(index.rank(text).tools).toEqual(before.tools);
      }),
    );
  });
});
