import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readArguments } from "../../src/tool/read-arguments.ts";
import { tools } from "../../tools/index.ts";
import { mutatedText } from "../helpers/garbage.ts";
import { fruitEat, fruitList } from "../helpers/tools.ts";

describe("arguments a model wrote", () => {
  it("are a value when they fit", () => {
    expect(readArguments(fruitList, '{"text":"pear","limit":2}')).toEqual({
      ok: true,
      arguments: { text: "pear", limit: 2 },
    });
  });

  it.each([
    ["", /not one JSON object/],
    ["null", /one flat JSON object/],
    ["[]", /one flat JSON object/],
    ['"pear"', /one flat JSON object/],
    ['{"text":"a","text":"b"}', /key twice/],
    ['{"text":123}', /text/],
    ['{"limit":"two"}', /limit/],
    ['{"confirmed":true}', /no argument "confirmed"/],
    ['{"__proto__":{"a":1}}', /no argument "__proto__"/],
    [`{"text":${"[".repeat(9)}${"]".repeat(9)}}`, /flat/],
    [`{"text":"${"a".repeat(30_000)}"}`, /too long/],
  ])("%j is refused with a sentence", (text, message) => {
    const read = readArguments(fruitList, text);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.message).toMatch(message);
  });

  it("names what is missing", () => {
    expect(readArguments(fruitEat, "{}")).toMatchObject({ ok: false, missing: ["id"] });
    expect(readArguments(fruitEat, '{"id":""}')).toMatchObject({ ok: false, missing: ["id"] });
  });

  it("fit their tool or are a sentence, in 5,000 mutated texts", () => {
    const check = fc.property(fc.constantFrom(...tools), mutatedText, (tool, text) => {
      const read = readArguments(tool, text);
      if (!read.ok) expect(read.message).toMatch(/\S/);
      else expect(tool.input.safeParse(read.arguments).success).toBe(true);
    });
    fc.assert(check, { numRuns: 5_000 });
  });
});
