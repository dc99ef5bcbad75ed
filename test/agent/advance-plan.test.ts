import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fedInto,
  givenUp,
  instead,
  movedOn,
  undone,
  unserved,
  withoutLeaning,
} from "../../src/agent/advance-plan.ts";
import type { Plan } from "../../src/types/turn/plan.ts";
import { planWith } from "../helpers/plan-with.ts";

const LACK = { tool: "mail.update_message", missing: ["id"] };

/** A plan over parts that are named by letters; a small one leans on the part before it. */
const plan = (letters: string): Plan =>
  planWith([...letters].map((text) => ({ text, leansBack: text === text.toLowerCase() })));

const MOVES: Readonly<Record<string, (plan: Plan, calls: number) => Plan>> = {
  moves: movedOn,
  gives: givenUp,
  drops: withoutLeaning,
};

describe("a plan", () => {
  it.each<[parts: string, moves: string, rest: readonly [left: string, unserved: string]]>([
    ["A", "", ["", ""]],
    ["A", "moves", ["", ""]],
    ["A", "gives", ["", ""]],
    ["AB", "", ["", "AB"]],
    ["AB", "moves", ["", "B"]],
    ["AB", "moves moves", ["", ""]],
    ["AB", "gives", ["A", "B"]],
    ["AB", "gives gives", ["AB", ""]],
    ["ABC", "moves gives", ["B", "C"]],
    // What leans on a part that was not done goes with it; what stands by itself stays.
    ["Ab", "moves drops", ["b", ""]],
    ["AbC", "moves drops", ["b", "C"]],
    ["Abc", "moves drops", ["bc", ""]],
    ["ABc", "moves drops", ["", "Bc"]],
    ["AbC", "gives drops", ["Ab", "C"]],
  ])("of %s, once it %s, has left and still serves %s", (parts, moves, rest) => {
    const after = moves
      .split(" ")
      .filter((move) => move !== "")
      .reduce((now, move, calls) => MOVES[move]?.(now, calls) ?? now, plan(parts));
    expect([after.left.join(""), unserved(after).join("")]).toEqual(rest);
    expect(undone(after)).toEqual([...rest.join("")]);
  });

  it("begins its next part after the calls that were made", () => {
    expect(movedOn(plan("AB"), 2)).toMatchObject({ at: 1, since: 2 });
    expect(givenUp(plan("AB"), 3)).toMatchObject({ at: 1, since: 3 });
  });

  it("feeds what a look-up finds into one tool, as long as its part is at hand", () => {
    const fed = fedInto(plan("AB"), LACK);
    expect([fed.at, fed.feed]).toEqual([0, LACK]);
    expect([movedOn(fed, 1).feed, givenUp(fed, 1).feed]).toEqual([undefined, undefined]);
  });

  it("has another part in the place of the one at hand, which no call was made for yet", () => {
    const [part] = plan("X").parts;
    const after = instead(fedInto(movedOn(plan("AB"), 1), LACK), part, 3);
    expect(after.parts.map(({ text }) => text)).toEqual(["A", "X"]);
    expect(after).toMatchObject({ at: 1, since: 3, feed: undefined });
  });

  it("serves, leaves or still holds every part, each once, in its order", () => {
    const letters = fc.stringMatching(/^[A-Z][A-Za-z]{1,4}$/);
    const moves = fc.array(fc.constantFrom(...Object.keys(MOVES)), { maxLength: 4 });
    fc.assert(
      fc.property(letters, moves, (parts, made) => {
        const after = made.reduce((now, move) => MOVES[move]?.(now, 0) ?? now, plan(parts));
        const rest = undone(after).join("");
        let at = -1;
        for (const letter of rest) {
          at = parts.indexOf(letter, at + 1);
          expect(at).toBeGreaterThanOrEqual(0);
        }
        expect(after.at).toBeLessThanOrEqual(parts.length + made.length);
      }),
    );
  });
});
