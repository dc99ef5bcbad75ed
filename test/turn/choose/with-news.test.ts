import { describe, expect, it } from "vitest";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { withNews } from "../../../src/turn/choose/with-news.ts";
import type { RememberedCall } from "../../../src/types/memory.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import { tools } from "../../../tools/index.ts";
import { request } from "../../helpers/grounding.ts";
import { finished, stateFor } from "../../helpers/turn-state.ts";
import { clock, tool } from "../../tools/run-tool.ts";

const AT = Date.parse("2026-03-12T17:00:00Z");
const regatta = { title: "regatta supper", day: "next Thursday", time: "6 pm to 7 pm" };

type Before = {
  readonly calls?: readonly FinishedCall[];
  readonly last?: string;
  readonly facts?: Record<string, string>;
  readonly kind?: string;
};

function told(text: string, to: string, before: Before): Readonly<Record<string, unknown>> {
  const { calls = [], last, facts = regatta, kind = "event" } = before;
  const handles = createHandleBook();
  handles.issue([{ kind, id: "1", facts, at: AT }], true);
  const said = { arguments: {}, origins: {}, said: "", isEffect: true, shown: 1 };
  const lastCall: RememberedCall | undefined =
    last === undefined ? undefined : { ...said, tool: last };
  const telling = { registry: createRegistry(tools), handles, language: english, clock, lastCall };
  const { reading, context } = request(text);
  const grounded = groundTool(tool(to), reading, context);
  const { slots } = withNews(telling, { tool: tool(to), grounded }, stateFor(text, { calls }));
  return Object.fromEntries(
    slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? undefined : value.candidates[0]?.value,
    ]),
  );
}

const NOW = "Regatta supper is now Thursday 12 March at 6 pm";

describe("who is to be told of what was done", () => {
  it.each([
    ["text Anna", { calls: [finished("calendar.update_event")] }, NOW],
    ["text Anna so", { calls: [finished("calendar.update_event")] }, NOW],
    ["let Anna know", { last: "calendar.update_event" }, NOW],
    [
      "text Anna",
      { calls: [finished("calendar.create_event")] },
      "Regatta supper is Thursday 12 March at 6 pm",
    ],
    ["let Anna know", { last: "calendar.delete_event" }, "Regatta supper is off"],
    [
      "let Anna know",
      { last: "calendar.update_event", facts: { ...regatta, time: "all day" } },
      "Regatta supper is now next Thursday",
    ],
    // Words of their own are what is told, a request in a turn of its own may be a new one.
    ["text Anna the tide is in", { calls: [finished("calendar.update_event")] }, undefined],
    ["text Anna", { last: "calendar.update_event" }, undefined],
    ["text Anna", { calls: [finished("calendar.query")] }, undefined],
    ["text Anna", { calls: [finished("reminders.create")], kind: "reminder" }, undefined],
  ])("%s, %o", (text, before: Before, expected) => {
    expect(told(text, "messages.send", before)["text"]).toBe(expected);
  });

  it("gets a mail that is headed by what it is about", () => {
    const written = told("email Anna the new time", "mail.send", { last: "calendar.update_event" });
    expect(written).toMatchObject({ body: NOW, subject: "regatta supper" });
  });

  it("is no matter of a tool that tells nobody", () => {
    const before = { calls: [finished("calendar.update_event")] };
    expect(told("remind me about it", "reminders.create", before)).not.toHaveProperty("text");
  });
});
