import { describe, expect, it } from "vitest";
import { widened } from "../../../src/grounding/offer/widened.ts";
import { createRequestReader } from "../../../src/grounding/reading/request-context.ts";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import type { Openness } from "../../../src/types/model-profile.ts";
import { readNames } from "../../../src/grounding/known/known-names.ts";
import { tools } from "../../../tools/index.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { clock, tool } from "../../tools/run-tool.ts";
import { people } from "../../tools/world.ts";

const SHOWN = [
  { kind: "event", id: "e1", facts: { title: "Rowing" } },
  { kind: "event", id: "e2", facts: { title: "Choir" } },
  { kind: "mail", id: "m1", facts: { subject: "Invoice" } },
];

type To = Openness | { readonly shown?: typeof SHOWN };

async function wide(name: string, text: string, to: To) {
  const { shown = SHOWN } = typeof to === "string" ? {} : to;
  const values = typeof to === "string" ? to : "open";
  const { host } = createMemoryHost(clock, { people });
  const handles = createHandleBook();
  handles.issue(shown, true);
  const sources = {
    host,
    registry: createRegistry(tools),
    handles,
    language: english,
    names: () => readNames(host),
    remembers: true,
  };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const request = await createRequestReader(sources)(utterance, [tool(name)]);
  const grounded = groundTool(tool(name), request.reading, request.context);
  return { ...widened({ tool: tool(name), grounded }, request, values), grounded };
}

type Wide = Awaited<ReturnType<typeof wide>>;

function valuesOf({ slots }: Wide, parameter: string): readonly unknown[] | string {
  const value = slots.find((slot) => slot.parameter === parameter)?.value;
  if (!value) return "left out";
  return value.kind === "free" ? (value.form ?? "text") : value.candidates.map((one) => one.value);
}

describe("values a model is offered", () => {
  it("are what code found, and every stretch of the words beside it", async () => {
    const found = await wide(
      "reminders.create",
      "remind me to prune the quince at five",
      "offered",
    );
    expect(valuesOf(found, "title")).toEqual(
      expect.arrayContaining(["prune the quince", "prune", "quince"]),
    );
    expect(valuesOf(found, "title")[0]).toBe("prune the quince");
  });

  it("are no text nobody announced, where the tool can do without", async () => {
    const found = await wide("calendar.create_event", "book rowing tomorrow at nine", "offered");
    expect(valuesOf(found, "notes")).toBe("left out");
    expect(valuesOf(found, "location")).toBe("left out");
  });

  it("are every record that was shown, of the kind that is asked for", async () => {
    const found = await wide("calendar.delete_event", "cancel it", "offered");
    expect(valuesOf(found, "id")).toEqual(["event:1", "event:2"]);
  });

  it("are never somebody nobody spoke of", async () => {
    const found = await wide("messages.send", "text that I am late", "offered");
    expect(valuesOf(found, "to")).toBe("left out");
    expect(found.missing).toContain("to");
  });

  it("stay as code found them for a model of closed values", async () => {
    const found = await wide("reminders.create", "remind me to prune at five", "closed");
    expect(found.slots).toBe(found.grounded.slots);
  });
});

describe("values a model writes", () => {
  it.each([
    ["title", "text"],
    ["due", "text"],
    ["priority", ["none", "low", "medium", "high"]],
  ])("are open by their kind: %s", async (parameter, expected) => {
    const found = await wide("reminders.create", "prune the quince", "open");
    const values = valuesOf(found, parameter);
    expect(Array.isArray(expected) ? [...values].toSorted() : values).toEqual(
      Array.isArray(expected) ? expected.toSorted() : expected,
    );
  });

  it("may all be left out but what the tool needs", async () => {
    const found = await wide("reminders.create", "remind me to prune at five", "open");
    const required = found.slots.filter((slot) => slot.required).map(({ parameter }) => parameter);
    expect(required).toEqual(["title"]);
  });

  it("are a record of several, or some of them, with those that the words fit", async () => {
    const found = await wide("calendar.delete_event", "cancel that", "open");
    expect([found.unclear, valuesOf(found, "id")]).toEqual([[], ["event:1", "event:2"]]);
    expect(found.slots.find(({ parameter }) => parameter === "id")?.value).toMatchObject({
      most: 2,
      several: [{ value: "event:1" }, { value: "event:2" }],
    });
  });

  it("are several people, where each gets the same", async () => {
    expect(valuesOf(await wide("messages.send", "tell them I am late", "open"), "to")).toBe("some");
    expect(valuesOf(await wide("messages.recent", "what did they write", "open"), "who")).toBe(
      "text",
    );
  });

  it("may be left out where nobody spoke of them: then they are asked for", async () => {
    const found = await wide("reminders.create", "set a reminder for five", "open");
    const title = found.slots.find(({ parameter }) => parameter === "title");
    expect([title?.required, title?.value.kind, found.missing]).toEqual([false, "free", []]);
  });

  it("are no record where none was shown: that is missing", async () => {
    const found = await wide("calendar.delete_event", "cancel it", { shown: [] });
    expect(found.missing).toEqual(["id"]);
  });
});
