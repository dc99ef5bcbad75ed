import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { createRequestReader } from "../../../../src/grounding/reading/request-context.ts";
import { createHandleBook } from "../../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { admit } from "../../../../src/turn/step/call/admit-call.ts";
import type { Slot } from "../../../../src/types/turn/call-space.ts";
import { tools } from "../../../../tools/index.ts";
import { createMemoryHost } from "../../../helpers/memory-host.ts";
import { stateFor } from "../../../helpers/turn-state.ts";
import { clock } from "../../../tools/run-tool.ts";

const { host } = createMemoryHost(clock);
const registry = createRegistry(tools);
const known = { host, registry, language: english };
const WORDS = "text Ines Falk that the pears are ripe";

/** A message as a model wrote it, that decides by itself or is led. */
function admitted(given: { to: string; text: string }, isOpen = true, slots: readonly Slot[] = []) {
  const tool = registry.get("messages.send");
  if (!tool) throw new Error("There is no tool messages.send.");
  const admitting = {
    contextOf: createRequestReader({
      ...known,
      handles: createHandleBook(),
      names: async () => ({}),
      remembers: true,
    }),
    profile: { isLed: isOpen, values: isOpen ? "open" : "closed" },
    meaning: known,
    language: english,
    nextCallId: () => "c1",
    by: "model",
  } as const;
  return admit(admitting, tool, { given, state: stateFor(WORDS), slots });
}

it.each([
  ["words that were said", { to: "Ines Falk", isOpen: true, ok: true }],
  ["not a recipient nobody said", { to: "Odo Brand", isOpen: true, ok: false }],
  ["what a led model chose: it was offered", { to: "Odo Brand", isOpen: false, ok: true }],
])("admits %s", async (_, { to, isOpen, ok }) => {
  const admission = await admitted({ to, text: "the pears are ripe" }, isOpen);
  expect(admission.ok).toBe(ok);
});

it("what was offered keeps its origin", async () => {
  const origin = { origin: "resolved", text: "Odo" } as const;
  const value = { kind: "closed", candidates: [{ value: "Odo Brand", origin }] } as const;
  const slots = [{ parameter: "to", required: true, value }];
  const admission = await admitted({ to: "Odo Brand", text: "the pears are ripe" }, false, slots);
  expect(admission).toMatchObject({ ok: true, call: { origins: { to: origin } } });
});
