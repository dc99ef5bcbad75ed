import { describe, expect, it } from "vitest";
import { conversationCommand } from "../../src/session/conversation-commands.ts";

describe("conversation commands", () => {
  it.each([
    ["Stop.", "stop"],
    ["never mind, thanks", "stop"],
    ["Undo that, please!", "undo"],
    ["What did you say?", "repeat"],
    ["go on", "go-on"],
    ["What can you do?", "help"],
  ])("%j is %s", (text, command) => {
    expect(conversationCommand(text)).toBe(command);
  });

  it.each([
    "stop the music",
    "undo the last calendar change",
    "help me find my keys",
    "continue the song",
    "",
  ])("%j is a request", (text) => {
    expect(conversationCommand(text)).toBeUndefined();
  });
});
