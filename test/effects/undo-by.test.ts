import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { undoing } from "../../src/effects/undo-by.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock } from "../tools/run-tool.ts";
import { effectOf, journalOf } from "./journal-of.ts";

const { host } = createMemoryHost(clock);

describe("taking an effect back", () => {
  it("is the host's act, kept in the audit", async () => {
    const journal = journalOf();
    expect(await undoing({ host, journal, say: english.say }).undo(effectOf())).toBe(
      "The note “mail.recall” is removed.",
    );
    expect(journal.audited).toMatchObject([
      { tool: "mail.send", view: '{"effect":"e1"}', verdict: "undo", outcome: "undone" },
    ]);
  });

  it("fails with what was done where nothing takes it back, and keeps nothing", async () => {
    const journal = journalOf();
    const undone = undoing({ host, journal, say: english.say }).undo(effectOf({ undo: undefined }));
    await expect(undone).rejects.toThrow("I can't take that back: Sent “Lunch” to Ben.");
    expect(journal.audited).toEqual([]);
  });

  it("is told with when it was done", () => {
    const at = clock.now() - 60_000;
    expect(
      undoing({ host, journal: journalOf(), say: english.say }).tell(effectOf({ at })),
    ).toMatch(/8:59.*: Sent “Lunch” to Ben\.$/);
  });
});
