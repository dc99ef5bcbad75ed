import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { toldWhether } from "../../../../src/turn/say/answer/told-whether.ts";
import type { JsonObject } from "../../../../src/types/json.ts";
import type { ItemsResult } from "../../../../src/types/turn/result.ts";
import { tools } from "../../../../tools/index.ts";
import { clock } from "../../../tools/run-tool.ts";

const query = createRegistry(tools).get("calendar.query");
if (!query) throw new Error("no such tool");
const tool = query;

const REGATTA = { title: "Regatta briefing", place: "Boathouse", people: "Ines, Kofi" };
const PICNIC = { title: "Picnic with Ines", place: "Weir" };

function told(text: string, given: JsonObject, ...items: ItemsResult["items"]) {
  const result: ItemsResult = { ok: true, items, more: 0, handles: {} };
  const call = { arguments: given, origins: {} };
  return toldWhether(result, { text, call, tool, language: english, clock })?.items;
}

describe("what is asked whether it is so", () => {
  it.each<[string, JsonObject, ItemsResult["items"]]>([
    ["is there a regatta briefing on Sunday", { text: "Regatta briefing" }, [REGATTA]],
    ["will Kofi be at the regatta briefing", { text: "Regatta briefing" }, [REGATTA]],
    ["have I got anything on tomorrow", { from: "tomorrow" }, [REGATTA, PICNIC]],
  ])("is borne out by the rows: %s", (text, given, rows) => {
    expect(told(text, given, ...rows)).toEqual(rows);
  });

  it("is borne out by the rows that have all its words, and they alone are told", () => {
    expect(told("is Kofi around tomorrow", { from: "tomorrow" }, REGATTA, PICNIC)).toBe(undefined);
    expect(told("is there a picnic tomorrow", { from: "tomorrow" }, REGATTA, PICNIC)).toEqual([
      PICNIC,
    ]);
  });

  it.each<[string, JsonObject]>([
    // That there is such an event tells nothing of who comes, or what happens there.
    ["will Olga be at the regatta briefing", { text: "Regatta briefing" }],
    ["is the regatta briefing catered", { text: "Regatta briefing" }],
  ])("is not told by an event of that name: %s", (text, given) => {
    expect(told(text, given, REGATTA)).toBe(undefined);
  });

  it("is not denied where what was looked for is not what was said", () => {
    expect(told("is Ines off on Monday", { text: "Picnic with Ines" })).toBe(undefined);
    expect(told("is there a picnic on Monday", { text: "picnic" })).toEqual([]);
  });
});
