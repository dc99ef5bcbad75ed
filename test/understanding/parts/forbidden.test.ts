import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { forbiddenIn, withoutActs } from "../../../src/understanding/parts/forbidden.ts";
import { NOTHING_FITS, planOf } from "../../../src/understanding/plan.ts";
import { onlyTool } from "../../../src/understanding/ranking/rules/one-tool.ts";
import { tools } from "../../../tools/index.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const registry = createRegistry(tools);
const SAID = "email Hoa that the kiln is hot, don't send it";

function ranked(...names: readonly string[]): Ranked {
  const listed = names.map((name, at) => ({ name, score: 0.8 / (at + 1) }));
  return { tools: listed, none: 0.1, unmatched: [], sure: true };
}

const left = (before: Ranked, act: "send" | "remove" = "send") => {
  const plan = planOf([{ text: "email Hoa that the kiln is hot", ranked: before }], english);
  const [part] = withoutActs({ registry }, plan, { acts: [act], said: SAID }).parts;
  return part;
};
const namesOf = ({ tools: all }: Ranked): readonly string[] => all.map(({ name }) => name);

describe("what is forbidden", () => {
  it("stands beside what is asked for, and is no part of it", () => {
    const forbidden = forbiddenIn(sourcesOf(), typed(SAID));
    expect(forbidden?.acts).toEqual(["send"]);
    expect(forbidden?.rest.text).toBe("email Hoa that the kiln is hot");
  });

  it.each(["don't send it", "email Hoa", "don't cancel the dentist"])(
    "alone is left: %s",
    (text) => {
      expect(forbiddenIn(sourcesOf(), typed(text))).toBeUndefined();
    },
  );

  it("is left to a model that may call every tool", () => {
    const sources = sourcesOf({ profile: { isLed: false } });
    expect(forbiddenIn(sources, typed(SAID))).toBeUndefined();
  });
});

describe("a plan without it", () => {
  it("prepares what is not to be done, where a tool does", () => {
    const { ranked: after, text } = left(ranked("mail.send", "messages.send", "mail.search"));
    expect(namesOf(after)).toEqual(["mail.create_draft", "mail.search"]);
    expect(text).toBe("email Hoa that the kiln is hot");
  });

  it.each([
    ["messages.send", "send"],
    ["calendar.delete_event", "remove"],
    ["reminders.delete", "remove"],
    ["files.trash", "remove"],
  ] as const)("does nothing in place of %s, and says so by all that was said", (name, act) => {
    const { ranked: after, text } = left(ranked(name, "calendar.query"), act);
    expect(after).toBe(NOTHING_FITS);
    expect(text).toBe(SAID);
  });

  it("keeps what comes first, and nothing forbidden behind it", () => {
    const { ranked: after } = left(ranked("mail.create_draft", "mail.send"));
    expect(namesOf(after)).toEqual(["mail.create_draft"]);
  });

  it("does no part that owes something to a forbidden tool", () => {
    const use = {
      kind: "record",
      tool: "mail.send",
      parameter: "forward_id",
      take: "all",
    } as const;
    const owes = [{ look: undefined, words: "it", use }];
    const part = { text: "forward it to Hoa", ranked: onlyTool("mail.send"), owes };
    const plan = withoutActs({ registry }, planOf([part], english), { acts: ["send"], said: SAID });
    expect(plan.parts).toMatchObject([{ ranked: NOTHING_FITS, owes: [], text: SAID }]);
  });
});
