import { terms } from "../helpers/in-english.ts";
import { describe, expect, it } from "vitest";
import { oraRanking } from "../../src/discovery/rankers/ora-ranking.ts";
import { toolWords } from "./tool-words.ts";

const rank = oraRanking(
  [
    toolWords("calendar.query", "Events in a time range"),
    toolWords("messages.send", "Send a text to one person or chat"),
    toolWords("messages.open_chat", "Open the chat window"),
    toolWords("mail.search", "Find mail by text, sender, subject, date"),
  ],
  terms,
);

describe("the two tiers of the Ora article", () => {
  it("gives an exact name 1", () => {
    expect(rank("calendar.query")).toEqual([{ name: "calendar.query", score: 1 }]);
  });

  it("gives a name within the words, or words within a name, 0.97", () => {
    expect(rank("use calendar query now")[0]).toEqual({ name: "calendar.query", score: 0.97 });
    expect(rank("open chat")[0]).toEqual({ name: "messages.open_chat", score: 0.97 });
  });

  it("gives keywords of the name more than the domain alone", () => {
    const [first, second] = rank("send in messages");
    expect(first?.name).toBe("messages.send");
    expect(second?.name).toBe("messages.open_chat");
    expect(first?.score).toBeGreaterThan(second?.score ?? 1);
  });

  it("falls back to BM25 only where the first tier finds nothing, between 0.05 and 0.79", () => {
    const found = rank("what events have I got in that range");
    expect(found[0]).toEqual({ name: "calendar.query", score: 0.79 });
    for (const { score } of found) expect(score).toBeGreaterThanOrEqual(0.05);
  });

  it("never asks the fallback when the first tier answers, however wrongly", () => {
    expect(rank("send for the events of that time range").map((tool) => tool.name)).toEqual([
      "messages.send",
    ]);
  });

  it("finds nothing for words nobody has", () => {
    expect(rank("xylophone")).toEqual([]);
  });
});
