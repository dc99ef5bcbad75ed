import { expect, it } from "vitest";
import { isSentAlready, sendMade } from "../../../../src/understanding/dialogue/focus/send-made.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const letter = { to: "Sarah Bennett", subject: "The rent", body: "The rent is due." };
const shown = [{ kind: "mail", id: "m1", facts: { subject: "The rent" } }];

function sent(text: string, tool: string): unknown {
  const said = "draft Sarah a mail that the rent is due";
  const lastCall = { tool, arguments: letter, origins: {}, said, isEffect: true, shown: 1 };
  const found = sendMade(sourcesOf({ lastCall, shown }), typed(text));
  if (found?.values.from !== "revised") return undefined;
  return Object.fromEntries(
    found.values.slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? undefined : value.candidates[0]?.value,
    ]),
  );
}

it.each(["send it", "Great. Send that off to her now", "that'll do, off it goes", "it can go"])(
  "sends the draft that was just written: %s",
  (text) => {
    expect(sent(text, "mail.create_draft")).toEqual({ ...letter, draft_id: "mail:1" });
  },
);

it.each([
  ["send it to Odo", "mail.create_draft"],
  ["don't send it", "mail.create_draft"],
  ["off it goes to the printer's", "mail.create_draft"],
  ["send it", "mail.send"],
])("leaves to others: %s after %s", (text, tool) => {
  expect(sent(text, tool)).toBeUndefined();
});

it("has nothing to send behind what went out", () => {
  const already = (tool: string, text = "yes, send it") => {
    const lastCall = { tool, arguments: letter, origins: {}, said: "", isEffect: true, shown: 1 };
    return isSentAlready(sourcesOf({ lastCall, shown }), typed(text));
  };
  expect(already("mail.send")).toBe(true);
  expect(already("mail.send", "send it to Odo")).toBe(false);
  expect(already("mail.create_draft")).toBe(false);
});
