import { describe, expect, it } from "vitest";
import { itselfAsked } from "../../../../src/language/en/questions/itself-asked.ts";

describe("a question about the assistant itself", () => {
  it.each([
    ["why did you do that?", "reason"],
    ["Why", "reason"],
    ["what did you just do", "reason"],
    ["what have you done", "reason"],
    ["what did you take that for", "reason"],
    ["what did I just add?", "reason"],
    ["what did I say just now", "reason"],
    ["what was the last thing I asked for", "reason"],
    ["where did you get that from", "source"],
    ["how do you know that", "source"],
    ["where's that from", "source"],
    ["who told you that", "source"],
    ["what do you know about me", "knowledge"],
    ["what data do you keep on me", "knowledge"],
    ["what have you got access to", "knowledge"],
    ["where is my data stored", "knowledge"],
    ["do you send my data anywhere", "knowledge"],
  ])("%s: %s", (text, kind) => {
    expect(itselfAsked(text)?.kind).toBe(kind);
  });

  it.each([
    ["what can you do", undefined],
    ["what else can you do for me?", undefined],
    ["give me some examples", undefined],
    ["what can you do with my mail", "mail"],
    ["what can I ask about the calendar", "calendar"],
    ["how can you help me with my to-dos", "reminders"],
    ["show me examples for notes", "notes"],
  ])("is what it can do: %s", (text, domain) => {
    expect(itselfAsked(text)).toEqual({ kind: "abilities", domain });
  });

  it.each([
    "why is the boiler leaking",
    "what did you do on Friday",
    "what did I just send",
    "what did I say to Ben",
    "what did I do last Friday",
    "what do I know about Ben",
    "what do you know about the boiler",
    "where did I put the keys",
    "where is it",
    "what can I do about the boiler",
    "who said the party is on Friday",
    "can you send my mail",
    "what does Tom do",
  ])("is another: %s", (text) => {
    expect(itselfAsked(text)).toBeUndefined();
  });
});
