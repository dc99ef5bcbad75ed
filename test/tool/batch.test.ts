import { describe, expect, it } from "vitest";
import { batchField, callsOf } from "../../src/tool/batch.ts";
import type { Call } from "../../src/types/turn/call.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { tools } from "../../tools/index.ts";
import type { Tool } from "../../src/tool/define-tool.ts";

const registry = createRegistry(tools);
const tool = (name: string): Tool => {
  const found = registry.get(name);
  if (!found) throw new Error(name);
  return found;
};
const call = (name: string, given: Call["arguments"]): Call => ({
  id: "c1",
  name,
  arguments: given,
  origins: { id: { origin: "handle", handle: "event:1", chosenBy: "words" } },
  by: "fast-path",
});

describe("a call over several records", () => {
  it("is a call for each, in their order, with its own handle as where it comes from", () => {
    const calls = callsOf(
      tool("calendar.delete_event"),
      call("calendar.delete_event", { id: ["event:2", "event:1"], span: "this" }),
    );
    expect(calls?.map(({ id, arguments: given, origins }) => [id, given, origins["id"]])).toEqual([
      [
        "c1.1",
        { id: "event:2", span: "this" },
        { origin: "handle", handle: "event:2", chosenBy: "words" },
      ],
      [
        "c1.2",
        { id: "event:1", span: "this" },
        { origin: "handle", handle: "event:1", chosenBy: "words" },
      ],
    ]);
  });

  it.each([
    ["calendar.delete_event", { id: "event:1" }],
    ["files.trash", { paths: ["a.txt", "b.txt"] }],
    ["system.get_status", { about: ["time", "battery"] }],
  ])("is none where the tool takes it as it is: %s", (name, given) => {
    expect(callsOf(tool(name), call(name, given))).toBeUndefined();
  });

  it("is one text to each of several people", () => {
    const given = { to: ["Ada", "Ben"], text: "the bus is late" };
    expect(
      callsOf(tool("messages.send"), call("messages.send", given))?.map(
        ({ arguments: one }) => one,
      ),
    ).toEqual([
      { to: "Ada", text: "the bus is late" },
      { to: "Ben", text: "the bus is late" },
    ]);
  });

  it.each([
    ["calendar.delete_event", "id"],
    ["mail.update_message", "id"],
    ["reminders.complete", "id"],
    ["timers.cancel", "label"],
    ["files.trash", undefined],
    ["music.play", undefined],
  ])("is of this field: %s", (name, field) => {
    expect(batchField(tool(name))?.name).toBe(field);
  });
});
