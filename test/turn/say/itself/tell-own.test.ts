import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { abilitiesOf } from "../../../../src/turn/say/itself/abilities.ts";
import { inAFewWords } from "../../../../src/turn/say/itself/in-a-few-words.ts";
import { lastAct } from "../../../../src/turn/say/itself/last-act.ts";
import { tellOwn } from "../../../../src/turn/say/itself/tell-own.ts";
import { tools } from "../../../../tools/index.ts";
import { createMemoryHost } from "../../../helpers/memory-host.ts";
import { clock, tool } from "../../../tools/run-tool.ts";
import { events, reminders } from "../../../tools/world.ts";

const registry = createRegistry(tools);

function home() {
  const { host } = createMemoryHost(clock, { events: events(), reminders: reminders() });
  const read: string[] = [];
  const reads = ({ name }: { readonly name: string }): void => void read.push(name);
  return { read, able: { language: english, registry, host, reads } };
}

const lastCall = {
  tool: "timers.set",
  arguments: { duration: "ten minutes", label: "pasta" },
  origins: { label: { origin: "foreign" } },
  said: "pasta timer, ten minutes",
  isEffect: true,
  shown: 1,
} as const;

describe("what it can do", () => {
  it("is shown by what comes next in this home, and by whose words that is", async () => {
    const { able, read } = home();
    const { examples } = await abilitiesOf(able, undefined);
    expect(examples).toEqual(["when is Stand-up", "tick off Ring Granny"]);
    expect(read).toContain("calendar.query");
  });

  it("is that of one domain, as anybody would say it where there are no records", async () => {
    const { able } = home();
    const { does, examples } = await abilitiesOf(able, "timers");
    expect(does).toEqual(
      [tool("timers.set"), tool("timers.cancel")].map((one) => inAFewWords(one, english)),
    );
    expect(examples).toHaveLength(2);
  });
});

describe("what it did", () => {
  it("is told with the values that the words gave", () => {
    expect(lastAct({ registry, language: english }, lastCall)).toMatchObject({
      domain: "timers",
      given: ["ten minutes"],
    });
  });

  it.each(["reason", "source"] as const)("has a %s only after something was done", async (kind) => {
    const { able } = home();
    expect(await tellOwn({ ...able, lastCall: undefined }, { kind })).toMatch(/nothing|anything/);
    expect(await tellOwn({ ...able, lastCall }, { kind })).toMatch(/“pasta timer, ten minutes”/);
  });
});
