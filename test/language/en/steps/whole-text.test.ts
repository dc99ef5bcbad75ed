import { describe, expect, it } from "vitest";
import { textSentIn } from "../../../../src/language/en/steps/told/whole-text.ts";

describe("a text that goes to somebody as it stands", () => {
  it.each<[string, string, readonly string[]]>([
    ["Send Odo the mooring list", "text it to Odo", ["the mooring list", "the mooring"]],
    ["email the mooring rules to my aunt please", "email it to my aunt", ["the mooring rules"]],
    ["share my chowder recipe with Wren", "text it to Wren", ["my chowder recipe", "my chowder"]],
    ["read me the mooring note and text it to Odo", "text it to Odo", ["the mooring note"]],
    ["what's in my mooring note? Send Odo all of it", "text it to Odo", ["my mooring note"]],
  ])("is told of by %j", (text, request, things) => {
    expect(textSentIn(text)).toEqual({ request, things, isSaid: things.length > 1 });
  });

  it.each(["text Odo it is late", "send Odo a card", "text Odo", "tell Odo the rope broke"])(
    "is none in %j",
    (text) => {
      expect(textSentIn(text)).toBeUndefined();
    },
  );
});
