import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createRegistry } from "../../src/tool/registry.ts";
import { catalogueOf, signatureOf } from "../../src/tool/signature.ts";
import { fruitEat, fruitList, fruitTools } from "../helpers/tools.ts";

describe("the registry", () => {
  it("finds a tool by a name a small model writes a little wrong", () => {
    const registry = createRegistry(fruitTools);
    expect(registry.get("Fruit-Eat_Now")?.name).toBe("fruit.eat_now");
    expect(registry.get("fruit.peel")).toBeUndefined();
  });

  it("lists acting tools without the meta-tool", () => {
    expect(
      createRegistry(fruitTools)
        .acting()
        .map(({ name }) => name),
    ).toEqual(["fruit.list", "fruit.eat_now"]);
  });

  it("refuses names that differ only by case or separator", () => {
    const twin = { ...fruitEat, name: "fruit.eatnow" };
    expect(() => createRegistry([fruitEat, twin])).toThrow(/fruit\.eatnow|differ only/);
  });

  it("names every fault of every tool in one message", () => {
    const bare = {
      ...fruitList,
      name: "fruit.bare",
      input: z.object({ a: z.string() }),
      demos: [],
    };
    const undeclared = {
      ...fruitList,
      name: "fruit.undeclared",
      reads: undefined,
      egress: undefined,
    };
    // Both break the Tool type on purpose: that is what start-up has to catch.
    const broken = [bare, undeclared] as unknown as typeof fruitTools;
    expect(() => createRegistry(broken)).toThrowErrorMatchingInlineSnapshot(`
      [Error: Tools refused:
        fruit.bare: it has fewer than two demos
        fruit.bare: the field "a" has no kind
        fruit.undeclared: reads is not declared
        fruit.undeclared: egress is not declared]
    `);
  });

  it("refuses a field without a description", () => {
    const input = z.object({ a: z.string().meta({ kind: "span" }) });
    expect(() => createRegistry([{ ...fruitList, input }])).toThrow(
      /the field "a" has no description/,
    );
  });
});

describe("a signature", () => {
  it("is one line with types, optional marks and the confirm mark", () => {
    expect(fruitTools.map(signatureOf)).toEqual([
      "fruit.list(text?, limit?:int) Fruit in the bowl",
      "fruit.eat_now(id, reason?) [confirm] Eat one fruit",
      "tools.discover(query) Find a tool",
    ]);
  });

  it("is only a name in the catalogue", () => {
    expect(catalogueOf([fruitList, fruitEat])).toBe("fruit: list, eat_now!");
  });
});
