import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../../helpers/small-room.ts";
import type { SmallRoom } from "../../helpers/small-room.ts";

const PARAGRAPHS = Array.from(
  { length: 119 },
  (_, at) => `Paragraph ${at + 1} tells of the walk along the river and of the weather that day.`,
);

async function roomWithDiary(): Promise<SmallRoom> {
  const room = await openSmallRoom();
  const file = join(room.config.home.folder, "notes", "Walking diary.md");
  writeFileSync(file, `# Walking diary\n\n${PARAGRAPHS.join("\n\n")}\n`);
  return room;
}

let room: SmallRoom;
beforeAll(async () => {
  room = await roomWithDiary();
  return () => room[Symbol.asyncDispose]();
});

const asked = "read my note walking diary";

describe("a long note", () => {
  it("is read to its end, part by part, and every part says where it stands", async () => {
    const { answers } = await room.talk([asked, ...Array.from({ length: 6 }, () => "go on")]);
    const of = Number(
      /That was part 1 of (\d+)\. Say go on for more\.$/.exec(answers[0] ?? "")?.[1],
    );
    const parts = answers.slice(0, of);
    for (const [at, part] of parts.entries()) {
      const end = at === of - 1 ? "That was the last part." : `That was part ${at + 1} of ${of}.`;
      expect(part).toContain(end);
    }
    for (const paragraph of PARAGRAPHS) expect(parts.join("\n")).toContain(paragraph);
  });

  it("goes on by other words, and after something that did nothing", async () => {
    const { answers } = await room.talk([asked, "next", "thank you", "continue", "more please"]);
    expect(answers[1]).toContain("That was part 2");
    expect(answers[3]).toContain("That was part 3");
    expect(answers[4]).toContain("That was part 4");
  });

  it("is left by another request", async () => {
    const { answers } = await room.talk([asked, "what time is it", "go on"]);
    expect(answers[2]).toBe(answers[1]);
  });

  it("goes on at the next start of a conversation with a name", async () => {
    const flags = { session: "reading" } as const;
    await room.talk([asked], flags);
    const { answers } = await room.talk(["go on"], flags);
    expect(answers[0]).toContain("That was part 2");
  });
});

describe("a long list", () => {
  it("goes on with the rows that were only counted", async () => {
    const { answers } = await room.talk(["what's on my calendar in the next two weeks", "go on"]);
    expect(answers[0]).toMatch(/\d+ more\.|\w+ more\.$/);
    expect(answers[1]).toMatch(/^Then: /);
    expect(answers[1]).not.toBe(answers[0]);
  });
});
