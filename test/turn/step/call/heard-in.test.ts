import { expect, it } from "vitest";
import { heardIn } from "../../../../src/turn/step/call/heard-in.ts";
import { stateFor } from "../../../helpers/turn-state.ts";

it("keeps what the user said apart from what results have", () => {
  const items = [
    { kind: "user", text: "Read Ada's mail!" },
    { kind: "assistant", text: "It's from Bo." },
    { kind: "call", name: "mail.read", arguments: {}, result: "From Ada: Tea at four." },
  ] as const;
  const { said, read } = heardIn(stateFor("And now?", { items }));
  expect([said, read]).toEqual([
    expect.stringMatching(/ and now .* read adas? s? ?mail /s),
    expect.stringContaining(" from ada tea at four "),
  ]);
  expect(`${said}${read}`).not.toContain("bo");
});
