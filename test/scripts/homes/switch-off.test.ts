import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { hasSaid, silent, throughDoor } from "../../../scripts/homes/switch-off.ts";
import type { Called } from "../../../scripts/homes/switch-off.ts";

const RULES = `
export function isLong(text: string): boolean {
  return text.length > 3;
}
function firstOf(text: string): string | undefined {
  return text.at(0);
}
export function wordsOf(text: string): readonly string[] {
  return text.split(" ");
}
export async function plain(text: string): Promise<string> {
  return text.trim();
}
export function lengthOf(text: string): number {
  return text.length;
}
`;

/** What a rule answers when it is called, and when it is switched off. */
function called(name: string, text: string): readonly [unknown, unknown] {
  const calls: Called[] = [];
  Reflect.set(globalThis, "testDoor", (call: Called) => calls.push(call));
  const source = stripTypeScriptTypes(throughDoor(RULES, name, "testDoor"));
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function("text", `${source.replaceAll("export ", "")}\nreturn ${name}(text);`)(text);
  const [call] = calls;
  if (!call) throw new Error("nothing was called");
  return [call.own(), silent(call.silence, call.args)];
}

describe("a rule that can be switched off", () => {
  it.each([
    ["isLong", "rope", true, false],
    ["firstOf", "rope", "r", undefined],
    ["wordsOf", "rope oil", ["rope", "oil"], []],
  ])("%s of %s is %s, and %s without it", (...[name, text, own, without]) => {
    expect(called(name, text)).toEqual([own, without]);
  });

  it("gives back what it was given where that is what it says", async () => {
    const [own, without] = called("plain", " rope ");
    expect([await own, without]).toEqual(["rope", " rope "]);
  });

  it.each([
    ["lengthOf", "can't be switched off"],
    ["none", "no function none"],
  ])("none is %s", (name, why) => {
    expect(() => throughDoor(RULES, name, "testDoor")).toThrow(why);
  });

  it.each([
    ["no", [], false, false],
    ["nothing", [], "r", true],
    ["none", [], [], false],
    [{ given: 0 }, ["rope"], "rope", false],
    [{ given: 0 }, ["rope"], "oil", true],
  ] as const)("with %s as its silence and given %s, %s says something: %s", (...row) => {
    const [silence, args, said, has] = row;
    expect(hasSaid(silence, args, said)).toBe(has);
  });
});
