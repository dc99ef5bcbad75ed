import { expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { sentThing } from "../../tools/sending-words.ts";

it("is told among others by its name alone, with what is so of all", () => {
  const sending = { state: "kept" } as const;
  const said = { what: "Reeds, to Snip & Co.", sending, whyKept: "Why." };
  expect(sentThing(english.say.sending, said)).toMatchObject({
    together: {
      each: "Reeds, to Snip & Co.",
      all: "All that is in the outbox here, not sent. Why.",
    },
  });
});

it.each([
  ["Reeds, to Ola Berg", { state: "sent" }, "Sent: Reeds, to Ola Berg."],
  ["Reeds, to Snip & Co.", { state: "sent" }, "Sent: Reeds, to Snip & Co."],
  [
    "Reeds, to Snip & Co.",
    { state: "kept" },
    "In the outbox here, not sent: Reeds, to Snip & Co. Why.",
  ],
  [
    "Reeds",
    { state: "waits", holdMs: 7_100, through: "post" },
    "In the outbox: Reeds. It goes in 8 seconds through post.",
  ],
  [
    "Reeds",
    { state: "waits", holdMs: Infinity, through: "post" },
    "In the outbox, not sent yet: Reeds.",
  ],
] as const)("%s is told as one sentence: %j", (what, sending, told) => {
  expect(sentThing(english.say.sending, { what, sending, whyKept: "Why." })).toMatchObject({
    done: told,
  });
});
