import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taintAfter, taintBy } from "../../src/policy/taint.ts";
import { CLEAN } from "../../src/types/taint.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { fruitEat, fruitList } from "../helpers/tools.ts";

const READS = ["trusted", "untrusted", "nothing"] as const;
const mail = { ...fruitList, name: "mail.recent", reads: "untrusted" } as const;
const read: Result = { ok: true, items: [], more: 0, handles: { "mail:1": "x" } };

const text = fc.string({ maxLength: 40 });
const handles = fc.dictionary(
  fc.integer({ min: 1, max: 9 }).map((one) => `mail:${one}`),
  text,
);
const codes = fc.constantFrom("timeout", "ambiguous", "not_found", "refused", "invalid");
/** Any outcome a call can have. */
const anyResult: fc.Arbitrary<Result> = fc.oneof(
  fc.record({ ok: fc.constant(false as const), code: codes, message: text }),
  fc.record({ ok: fc.constant(true as const), text, handles }),
  fc.record({ ok: fc.constant(true as const), done: text, handles }),
  fc.record({
    ok: fc.constant(true as const),
    items: fc.array(fc.record({ title: text }), { maxLength: 3 }),
    more: fc.nat(9),
    handles,
  }),
);
const anyTaint = fc.record({
  sources: fc.array(text, { maxLength: 25 }),
  untrusted: fc.boolean(),
  personal: fc.boolean(),
});

describe("taint", () => {
  it("is by what a tool reads, whatever comes of the call", () => {
    const check = fc.property(
      anyTaint,
      fc.constantFrom(...READS),
      anyResult,
      (taint, reads, result) => {
        const tool = { ...fruitList, reads };
        const after = taintAfter(taint, tool, result);
        expect(after.untrusted).toBe(taint.untrusted || reads === "untrusted");
        expect(after.personal).toBe(taint.personal || reads !== "nothing");
        expect(taintBy(taint, tool).untrusted).toBe(after.untrusted);
        expect(after.untrusted && reads === "untrusted" ? after.sources.length : 1).toBeGreaterThan(
          0,
        );
      },
    );
    fc.assert(check, { numRuns: 2_000 });
  });

  it("stays once strangers' words were read", () => {
    const tainted = taintAfter(CLEAN, mail, read);
    expect(taintAfter(tainted, fruitList, read).untrusted).toBe(true);
    expect(taintAfter(tainted, fruitEat, read)).toBe(tainted);
  });

  it("names the records a result showed, else the tool", () => {
    expect(taintAfter(CLEAN, mail, read).sources).toEqual(["mail:1"]);
    const failed: Result = { ok: false, code: "ambiguous", message: "Several fit: pay 0900." };
    expect(taintAfter(CLEAN, mail, failed).sources).toEqual(["mail.recent"]);
  });

  it("is not made by a tool that reads nothing", () => {
    expect(taintAfter(CLEAN, fruitEat, read)).toBe(CLEAN);
  });
});
