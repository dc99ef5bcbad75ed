import { describe, expect, it } from "vitest";
import type { NameTable } from "../../../src/grounding/known/known-names.ts";
import { nativeSystemOf } from "../../../src/turn/step/native-system.ts";

const about = { config: { language: "en" }, host: { clock: { zone: "Europe/London" } } };

describe("the system text of a model that gets its tools in its own format", () => {
  it("stays for a conversation, whatever comes to the home meanwhile", async () => {
    const lists = [{ id: "1", name: "Groceries" }];
    const names = async (): Promise<NameTable> => ({ list: [...lists] });
    const text = nativeSystemOf({ ...about, shows: "native", names });
    const before = await text?.();
    lists.push({ id: "2", name: "Party" });
    expect(before).toContain("Reminder lists: Groceries.");
    expect(await text?.()).toBe(before);
  });

  it("is none for a model that gets them as lines", () => {
    const names = async (): Promise<NameTable> => ({});
    expect(nativeSystemOf({ ...about, shows: "lines", names })).toBeUndefined();
  });
});
