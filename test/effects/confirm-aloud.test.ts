import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { confirmAloud } from "../../src/effects/confirm-aloud.ts";
import type { Registry } from "../../src/tool/registry.ts";
import type { ConfirmAnswer, Confirmation } from "../../src/types/turn/verdict.ts";

const plain: Confirmation = { kind: "confirm", level: "plain", text: "Do it?", hash: "sha256:1" };
const red: Confirmation = { ...plain, level: "red" };
const call = (name: string) =>
  ({ id: "c1", name, arguments: {}, origins: {}, by: "model" }) as const;

/** A screen and a voice that answer when they are told to. */
function asking(isTalking = true) {
  const screen = Promise.withResolvers<ConfirmAnswer>();
  const voice = Promise.withResolvers<ConfirmAnswer>();
  const asked: { text: string; takesYes: boolean }[] = [];
  const notices: string[] = [];
  let signal = new AbortController().signal;
  const effects: Readonly<Record<string, string>> = {
    "mail.send": "irreversible",
    "notes.add": "reversible",
  };
  // Only a tool's effect is asked for.
  const registry = { get: (name: string) => ({ effect: effects[name] }) } as unknown as Registry;
  const confirm = confirmAloud({
    confirm: (_confirmation, until) => {
      signal = until;
      return screen.promise;
    },
    registry,
    asker: () =>
      isTalking
        ? {
            ask: (text, { takesYes }) => {
              asked.push({ text, takesYes });
              return voice.promise;
            },
          }
        : undefined,
    notice: (sentence) => notices.push(sentence),
    say: english.say,
  });
  return { confirm, screen, voice, asked, notices, isLetGo: () => signal.aborted };
}

describe("a question on the screen and aloud", () => {
  it("is answered by whoever is first, and the other is let go", async () => {
    const spoken = asking();
    const first = spoken.confirm(plain, call("notes.add"));
    spoken.voice.resolve("yes");
    expect(await first).toBe("yes");
    expect(spoken.isLetGo()).toBe(true);
    const typed = asking();
    const second = typed.confirm(plain, call("notes.add"));
    typed.screen.resolve("no");
    expect(await second).toBe("no");
  });

  it.each([
    ["what can be undone", plain, "notes.add", true],
    ["what can't be undone", plain, "mail.send", false],
    ["red", red, "notes.add", false],
  ] as const)("takes a spoken yes or not: %s", (...row) => {
    const [, confirmation, tool, takesYes] = row;
    const { confirm, asked } = asking();
    void confirm(confirmation, call(tool));
    expect(asked).toEqual([{ text: "Do it?", takesYes }]);
  });

  it("stays on the screen where nobody talks", async () => {
    const { confirm, screen, asked } = asking(false);
    const answer = confirm(plain, call("notes.add"));
    screen.resolve("yes");
    expect(await answer).toBe("yes");
    expect(asked).toEqual([]);
  });

  it.each([true, false])("says when its time is over, aloud or not: %s", async (isTalking) => {
    const { confirm, screen, voice, notices } = asking(isTalking);
    const answer = confirm(plain, call("notes.add"));
    (isTalking ? voice : screen).resolve("timeout");
    expect(await answer).toBe("timeout");
    expect(notices).toEqual(["Nobody answered, so that is a no."]);
  });
});
