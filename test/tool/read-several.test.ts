import { describe, expect, it } from "vitest";
import { readSeveral } from "../../src/tool/read-several.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { tools } from "../../tools/index.ts";
import { fruitList } from "../helpers/tools.ts";

const registry = createRegistry(tools);
const read = (name: string, text: string) => {
  const tool = registry.get(name);
  if (!tool) throw new Error(name);
  return readSeveral(tool, text);
};

describe("arguments that may name several", () => {
  it.each([
    ["calendar.delete_event", { id: ["event:1", "event:2"], span: "this" }],
    ["messages.send", { to: ["Ada", "Bo"], text: "I am late" }],
    ["calendar.delete_event", { id: "event:1" }],
  ])("are records, people, or one of them: %s %j", (name, given) => {
    expect(read(name, JSON.stringify(given))).toEqual({ ok: true, arguments: given });
  });

  it.each([
    ["calendar.delete_event", { id: [] }],
    ["calendar.delete_event", { id: ["event:1", 2] }],
    ["calendar.delete_event", { id: ["event:1", ["event:2"]] }],
    ["calendar.create_event", { title: ["Tea", "Cake"], start: "noon" }],
    ["messages.send", { to: ["Ada", "Bo"] }],
  ])("are refused where the tool takes one of them not: %s %j", (name, given) => {
    expect(read(name, JSON.stringify(given)).ok).toBe(false);
  });

  it.each(["null", "[]", '{"text":"a","text":"b"}', "{oops"])("are no %s", (text) => {
    expect(readSeveral(fruitList, text).ok).toBe(false);
  });
});
