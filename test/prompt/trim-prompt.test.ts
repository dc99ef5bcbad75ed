import { describe, expect, it } from "vitest";
import { renderResult } from "../../src/prompt/render-result.ts";
import { trimPrompt } from "../../src/prompt/trim-prompt.ts";
import type { Prompt, PromptItem } from "../../src/types/prompt-item.ts";

/** About what a tokeniser makes of English facts. */
const LETTERS_PER_TOKEN = 3.6;
const count = async ({ system, items }: Prompt): Promise<number> =>
  Math.ceil((system.length + JSON.stringify(items).length) / LETTERS_PER_TOKEN);

/** A turn that listed a busy month: as much of it as one result may cost. */
function turn(at: number): readonly PromptItem[] {
  const rows = Array.from({ length: 60 }, (_, row) => {
    return {
      handle: `event:${at * 100 + row}`,
      title: `Rehearsal ${row}`,
      when: "Friday at 19:30",
    };
  });
  return [
    { kind: "user", text: `and month ${at}?` },
    {
      kind: "call",
      name: "calendar.query",
      arguments: { from: `month ${at}` },
      result: renderResult({ ok: true, items: rows, more: 0, handles: {} }),
    },
    { kind: "assistant", text: `Sixty rehearsals in month ${at}.` },
  ];
}

const promptOf = (turns: number): Prompt => ({
  system: "You are sotto.",
  items: Array.from({ length: turns }, (_, at) => turn(at)).flat(),
});
const said = ({ items }: Prompt): readonly string[] =>
  items.flatMap((item) => (item.kind === "user" ? [item.text] : []));

describe("a conversation that outgrows the context", () => {
  it("stays as it is while it fits", async () => {
    const prompt = promptOf(20);
    expect(await trimPrompt(prompt, { limit: 30_768, count })).toBe(prompt);
  });

  it("of twenty turns keeps all words, and of older results their first rows", async () => {
    const prompt = promptOf(20);
    const trimmed = await trimPrompt(prompt, { limit: 9_000, count });
    expect(said(trimmed)).toEqual(said(prompt));
    expect(trimmed.items.slice(-6)).toEqual(prompt.items.slice(-6));
    expect(trimmed.items[1]).toMatchObject({
      result: expect.stringContaining("event:0 | Rehearsal 0"),
    });
    expect(await count(trimmed)).toBeLessThan(4_500);
  });

  it("then drops the oldest turns, until half of the room is free", async () => {
    const prompt = promptOf(20);
    const trimmed = await trimPrompt(prompt, { limit: 4_000, count });
    expect(said(trimmed)).toEqual(said(prompt).slice(-said(trimmed).length));
    expect(trimmed.items.slice(-6)).toEqual(prompt.items.slice(-6));
    expect(await count(trimmed)).toBeLessThan(2_000);
  });

  it("at last shortens what the newest turn found", async () => {
    const trimmed = await trimPrompt(promptOf(3), { limit: 400, count });
    expect(said(trimmed)).toEqual(["and month 2?"]);
    expect(await count(trimmed)).toBeLessThan(400);
  });
});
