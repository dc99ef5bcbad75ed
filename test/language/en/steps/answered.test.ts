import { describe, expect, it } from "vitest";
import { mailActIn } from "../../../../src/language/en/steps/mail-acts.ts";

describe("an answer that tells a fact", () => {
  it.each([
    [
      "Una wants to know when the regatta starts, reply to her mail with the time please",
      "Una's mail",
      "when the regatta starts",
    ],
    [
      "Write back to Odo's mail about oars with the date of my eye test",
      "Odo's mail about oars",
      "when is my eye test",
    ],
    [
      "The pilot asks in his tide email when the ferry leaves; look in my diary and reply to him with the hour",
      "the pilot's mail",
      "when the ferry leaves",
    ],
    [
      "Una needs the name of our cox, it's in the crew note. Answer her email with that",
      "Una's email",
      "what's the name of our cox in the crew note",
    ],
  ])("is asked for by the words that name it: %s", (...[text, mail, asks]) => {
    expect(mailActIn(text)).toMatchObject({ act: "reply", mail, fact: { asks, before: "" } });
  });

  it("may stand behind words of its own", () => {
    const act = mailActIn(
      "Una wants the boat. Write back to her mail that I can't, and give her the date the race falls on so she sees why",
    );
    expect(act?.fact).toEqual({ asks: "what date the race falls on", before: "I can't." });
  });

  it.each([
    "reply to Una's mail with yes",
    "write back that I'll come",
    "answer the phone with that",
  ])("is none where nothing has to be found: %s", (text) => {
    expect(mailActIn(text)?.fact).toBeUndefined();
  });
});
