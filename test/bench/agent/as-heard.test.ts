import { describe, expect, it } from "vitest";
import { alignWords, asHeard } from "../../../src/bench/agent/cases/as-heard.ts";
import type { AgentCase } from "../../../src/bench/agent/cases/agent-case.ts";

const said = "text Ben that the oven is broken at five";
const wanted: AgentCase = {
  id: "one",
  kind: "single",
  isUnseen: false,
  say: [{ text: said, asks: undefined }],
  calls: [{ tool: "messages.send", with: { to: "Ben Carter", when: "2026-03-02T17:00" } }],
  end: [{ what: "message", is: { to: "~Ben", text: "~the oven is broken" } }],
};

describe("asHeard", () => {
  it("lets a text stand as it was heard, beside as it was said", () => {
    const heard = asHeard(wanted, ["text Ben that the often is broke in at five"]);
    expect(heard.end?.[0]?.is?.["text"]).toEqual(["~the oven is broken", "~the often is broke in"]);
  });

  it("never adds a person, a moment or a number that was not said in these words", () => {
    const heard = asHeard(wanted, ["text Pam that the oven is broken at nine"]);
    expect(heard.calls[0]?.with).toEqual({
      to: "Ben Carter",
      when: "2026-03-02T17:00",
    });
    expect(heard.end?.[0]?.is?.["to"]).toBe("~Ben");
  });

  it("leaves what was gone before as it is", () => {
    const deleted = { ...wanted, end: [{ what: "event" as const, was: { title: "the oven" } }] };
    expect(asHeard(deleted, ["text Ben that the often is broken"]).end).toEqual(deleted.end);
  });
});

describe("alignWords", () => {
  it("pairs words with the fewest changes, and none is lost", () => {
    expect(alignWords("buy oat milk now then", "by oat now please then")).toEqual([
      { said: "buy", heard: "by" },
      { said: "oat", heard: "oat" },
      { said: "milk", heard: "now" },
      { said: "now", heard: "please" },
      { said: "then", heard: "then" },
    ]);
  });
});
