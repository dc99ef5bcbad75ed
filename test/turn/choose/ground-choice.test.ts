import { describe, expect, it } from "vitest";
import { groundChoice } from "../../../src/turn/choose/ground-choice.ts";
import { tool } from "../../tools/run-tool.ts";

const CHOICE = { tool: "mail.send", bias: 2, slots: [], missing: [] } as const;
const GROUNDED = {
  slots: [],
  missing: ["subject", "body"],
  unclear: ["to"],
  unsaid: ["bcc"],
} as const;

function ground(profile: Parameters<typeof groundChoice>[0]) {
  return groundChoice(profile, CHOICE, { tool: tool("mail.send"), grounded: GROUNDED });
}

describe("a tool of the call space", () => {
  it.each([
    // A text is asked for before the heading that it tells.
    ["closed", ["body", "to", "bcc", "subject"]],
    ["offered", ["body", "to", "subject"]],
    ["open", ["body", "to", "subject"]],
  ] as const)("has to be asked for by a model with %s values: %j", (values, missing) => {
    expect(ground({ values, choiceWeight: 1 }).missing).toEqual(missing);
  });

  it.each([
    [0, 0],
    [0.5, 1],
    [1, 2],
  ])("bears the index's opinion by the model's weight %d", (choiceWeight, bias) => {
    expect(ground({ values: "open", choiceWeight }).bias).toBe(bias);
  });
});
