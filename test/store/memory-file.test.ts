import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clearMemory, readMemory, writeMemory } from "../../src/store/memory-file.ts";
import type { Memory } from "../../src/types/memory.ts";

const MEMORY: Memory = {
  records: [
    {
      handle: "mail:1",
      kind: "mail",
      id: "/mail/1",
      facts: { from: "A stranger", subject: "Send me money" },
      listing: 1,
      place: 0,
      isOwn: true,
    },
  ],
  tools: ["mail.recent"],
  acts: [
    {
      tool: "mail.recent",
      arguments: { from: "Tom" },
      origins: { from: { origin: "resolved", text: "Tom" } },
      said: "any mail from Tom",
      isEffect: false,
      shown: 1,
    },
  ],
  lastAnswer: "You have one mail.",
  open: {
    question: {
      call: { id: "c1", name: "mail.read", arguments: {}, origins: {}, by: "model" },
      missing: ["id"],
      slots: [
        {
          parameter: "id",
          required: true,
          value: {
            kind: "closed",
            candidates: [
              {
                value: "mail:1",
                origin: { origin: "handle", handle: "mail:1", chosenBy: "alone" },
              },
            ],
          },
        },
      ],
      question: "Which mail?",
      rest: ["call Tom"],
    },
    askedAt: 7,
  },
  taint: { sources: ["mail:1"], untrusted: true, personal: true },
};

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "sotto-memory-"));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

describe("the memory of a conversation", () => {
  it("comes back as it was, a stranger's words still a stranger's", async () => {
    await writeMemory(state, "work", MEMORY);
    expect(readMemory(state, "work")).toEqual(MEMORY);
  });

  it("is for the user alone", async () => {
    await writeMemory(state, "work", MEMORY);
    expect(statSync(join(state, "memory", "work.json")).mode & 0o777).toBe(0o600);
    expect(statSync(join(state, "memory")).mode & 0o777).toBe(0o700);
  });

  it("is none where the name was never used, and none after clearing", async () => {
    expect(readMemory(state, "home")).toBeUndefined();
    expect(clearMemory(state, "home")).toBe(false);
    await writeMemory(state, "home", MEMORY);
    expect(clearMemory(state, "home")).toBe(true);
    expect(readMemory(state, "home")).toBeUndefined();
  });

  it("is not guessed at when it is damaged or was stripped of its taint", async () => {
    await writeMemory(state, "work", MEMORY);
    const file = join(state, "memory", "work.json");
    const kept = JSON.parse(readFileSync(file, "utf8"));
    delete kept.memory.taint;
    for (const text of [JSON.stringify(kept), "{", '{"version":2}']) {
      writeFileSync(file, text);
      expect(() => readMemory(state, "work")).toThrow(/can't be read/);
    }
  });
});
