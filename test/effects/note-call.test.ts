import { describe, expect, it } from "vitest";
import { noteCall } from "../../src/effects/note-call.ts";
import type { Verdict } from "../../src/types/turn/verdict.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { callOf } from "../helpers/turn-state.ts";
import { clock } from "../tools/run-tool.ts";
import { journalOf } from "./journal-of.ts";

const { host } = createMemoryHost(clock);
const CALL = callOf("mail.send", {
  arguments: { to: "Ben", body: "the pin is 1234" },
  origins: { to: { origin: "resolved", text: "Ben" }, body: { origin: "free" } },
});
const confirm = (level: "plain" | "red"): Verdict => ({
  kind: "confirm",
  level,
  text: "Send it?",
  hash: "sha256:1",
});

describe("the audit of a call", () => {
  it.each<[Verdict, string, string | undefined]>([
    [{ kind: "run" }, "run", undefined],
    [{ kind: "refuse", reason: "No." }, "refuse", undefined],
    [confirm("plain"), "confirm", "sha256:1"],
    [confirm("red"), "confirm-red", "sha256:1"],
  ])("of %j is %s, approved by %s", (verdict, short, approval) => {
    const journal = journalOf();
    noteCall({ journal, host }, CALL, { verdict, outcome: "done" });
    expect(journal.audited[0]).toMatchObject({ verdict: short, approval, outcome: "done" });
  });

  it("keeps the kinds of origin, and of the words no more than may be kept", () => {
    const journal = journalOf();
    noteCall({ journal, host }, CALL, { verdict: { kind: "run" }, outcome: "done" });
    expect(journal.audited[0]?.origins).toEqual({ to: "resolved", body: "free" });
    expect(JSON.stringify(journal.audited)).not.toContain("1234");
  });

  it("undoes nothing where it can't be written", () => {
    const full = (): never => {
      throw new Error("disk full");
    };
    const journal = { ...journalOf(), note: full };
    const note = (): void =>
      noteCall({ journal, host }, CALL, { verdict: { kind: "run" }, outcome: "done" });
    expect(note).not.toThrow();
  });
});
