import { terms } from "../helpers/in-english.ts";
import { describe, expect, it } from "vitest";
import { nameHolds, namesByKey, parseSelection } from "../../src/discovery/rankers/select.ts";

const NAMES = namesByKey(["calendar.query", "mail.search", "mail.send", "slack/postMessage"]);

describe("the exact forms of a query", () => {
  it.each([
    ["select:mail.send", ["mail.send"]],
    ["select:mail.send, calendar.query", ["mail.send", "calendar.query"]],
    ["SELECT: mail_send,nothing,mail.send", ["mail.send"]],
    ["select:", []],
    ["calendar.query", ["calendar.query"]],
    ["Calendar_Query", ["calendar.query"]],
    ["slack.postmessage", ["slack/postMessage"]],
  ])("%s names %j", (query, names) => {
    expect(parseSelection(query, NAMES)?.names).toEqual(names);
  });

  it("takes +words as words the name must hold and ranks by all words", () => {
    expect(parseSelection("+mail send it", NAMES)).toEqual({
      names: [],
      required: ["mail"],
      rest: "mail send it",
    });
  });

  it.each(["send a mail", "", "+", "two + two", "select a song"])("%j is plain words", (query) => {
    expect(parseSelection(query, NAMES)).toBeUndefined();
  });

  it("finds a required word by stem or as a part of the name", () => {
    expect(nameHolds("mail.search", ["searching"], terms)).toBe(true);
    expect(nameHolds("slack/postMessage", ["message"], terms)).toBe(true);
    expect(nameHolds("mail.search", ["mail", "send"], terms)).toBe(false);
  });
});
