import { describe, expect, it } from "vitest";
import {
  addressIn,
  answeredMail,
  isAnswerable,
  newestOfOne,
} from "../../../src/grounding/entity-linking/answered-mail.ts";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { record, request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const draft = tool("mail.create_draft");

it.each([
  ["mail.create_draft", "reply to Anna that I'll come", true],
  ["mail.create_draft", "write to Anna that I'll come", false],
  ["reminders.create", "reply to Anna that I'll come", false],
])("%s answers a mail: %s: %s", (name, text, expected) => {
  expect(answeredMail(tool(name), request(text).reading) !== undefined).toBe(expected);
});

it("whom to answer stands between the words that answer and what to say", () => {
  const { reading } = request("reply to Anna that I'll come at five");
  const address = addressIn(reading);
  expect(address.tokens.map(({ word }) => word)).toEqual(["to", "anna"]);
  expect(address.whens).toEqual([]);
  expect(address.tokens[1]?.start).toBe(9);
});

describe("whether a mail is known that may be answered", () => {
  const known = { mail: [record("mail", { subject: "Invoice", from: "Anna Lindqvist" })] };
  const names = { person: [{ id: "p", name: "Ben Ode" }] };
  const shown = { id: "m", facts: { subject: "Rain" }, listing: 1, place: 0, isOwn: true };
  const mail = [{ handle: "mail:1", kind: "mail", ...shown }];
  const text = [{ handle: "message:1", kind: "message", ...shown }];

  it.each([
    ["reply to Anna that I'll come", [], true],
    ["reply to Ben that I'll come", [], false],
    ["reply that I'll come", mail, true],
    ["reply that I'll come", text, false],
    ["reply that I'll come", [], false],
    // He wrote none of those, whatever was shown last.
    ["reply to Ben that I'll come", mail, false],
    ["write that I'll come", mail, false],
  ])("%s, after %j: %s", (words, handles, expected) => {
    const { reading, context } = request(words, { known, names, handles });
    expect(isAnswerable(draft, reading, context)).toBe(expected);
  });
});

it.each([
  [["a1", "a2"], ["a1"]],
  [
    ["a1", "b1"],
    ["a1", "b1"],
  ],
  [[], []],
])("of %j are answered %j", (mails, expected) => {
  expect(newestOfOne(mails, (one) => one[0])).toEqual(expected);
});

it.each([
  ["reply to Anna's mail about the invoice", undefined],
  ["reply to Anna's mail about the invoice saying I paid it", "I paid it"],
  ["reply to Anna's mail about the invoice, it is paid", "it is paid"],
])("which mail is answered is nothing to be written: %s", (words, expected) => {
  const known = { mail: [record("mail", { subject: "Invoice", from: "Anna Lindqvist" })] };
  const names = { person: [{ id: "p", name: "Anna Lindqvist" }] };
  const { reading, context } = request(words, { known, names, handles: [] });
  const body = groundTool(tool("mail.send"), reading, context).slots.find(
    ({ parameter }) => parameter === "body",
  )?.value;
  const said = body?.kind === "closed" ? body.candidates[0]?.value : undefined;
  expect(said).toBe(expected);
});
