import { describe, expect, it } from "vitest";
import { withSlots } from "../../../src/grounding/tool/ground-tool.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { withFed } from "../../../src/turn/choose/with-fed.ts";
import type { Slot } from "../../../src/types/turn/call-space.ts";
import type { Origin } from "../../../src/types/turn/origin.ts";
import { tools } from "../../../tools/index.ts";
import { finished, stateFor } from "../../helpers/turn-state.ts";

const BY_SENSE: Origin = { origin: "resolved", text: "my teeth", bySense: true };

type Looked = { readonly origin?: Origin; readonly of?: string; readonly slots?: readonly Slot[] };

function fed(
  found: readonly string[],
  { origin = BY_SENSE, of = "calendar.update_event", slots = [] }: Looked = {},
) {
  const tool = tools.find(({ name }) => name === "calendar.update_event");
  if (!tool) throw new Error("There is no such tool.");
  const handles = createHandleBook();
  const issued = handles.issue(
    found.map((id) => ({ kind: "event", id, facts: { title: id } })),
    true,
  );
  const items = issued.map((handle) => ({ handle }));
  const call = { ...finished("calendar.query").call, origins: { text: origin } };
  const look = finished("calendar.query", {
    call,
    isLookup: true,
    result: { ok: true, items, more: 0, handles: {} },
  });
  const state = stateFor("my teeth go to five");
  const plan = { ...state.plan, feed: { tool: of, missing: ["id"] } };
  const grounded = withSlots(parametersOf(tool), slots);
  return withFed({ handles }, { tool, grounded }, { plan, calls: [look] });
}

describe("a tool with what was looked up for it", () => {
  it("gets the record that its words mean by their sense", () => {
    const { slots, missing } = fed(["dentist"]);
    expect(slots).toMatchObject([
      {
        parameter: "id",
        value: {
          candidates: [
            {
              value: "event:1",
              origin: { origin: "handle", handle: "event:1", chosenBy: "sense" },
            },
          ],
        },
      },
    ]);
    expect(missing).not.toContain("id");
  });

  it("gets what was looked up by its name, where the words speak against it", () => {
    const { slots } = fed(["dentist"], { origin: { origin: "resolved", text: "dentist" } });
    expect(slots).toMatchObject([{ parameter: "id" }]);
  });

  it("keeps what its words name", () => {
    const named = {
      parameter: "id",
      required: true,
      value: { kind: "closed", candidates: [] },
    } as const;
    const origin = { origin: "resolved", text: "dentist" } as const;
    expect(fed(["dentist"], { origin, slots: [named] }).slots).toEqual([named]);
  });

  it("gets several that are called the same, of which it is asked which", () => {
    expect(fed(["dentist", "dentist again"]).unclear).toContain("id");
  });

  it.each([
    ["nothing was found", fed([])],
    ["it is for another", fed(["dentist"], { of: "calendar.delete_event" })],
  ])("stays as it was where %s", (_, { slots }) => {
    expect(slots).toEqual([]);
  });
});
