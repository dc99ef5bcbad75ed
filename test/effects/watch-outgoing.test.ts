import { english } from "../../src/language/en/english.ts";
import { expect, it } from "vitest";
import { watchOutgoing } from "../../src/effects/watch-outgoing.ts";
import type { Waiting } from "../../src/types/outgoing.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock } from "../tools/run-tool.ts";
import { effectOf, journalOf } from "./journal-of.ts";

const waiting = (id: string, due: number | null): Waiting => {
  const what = `the mail ${id}`;
  return { id, domain: "mail", what, state: "waiting", text: what, due };
};

it("tells what waits, how long, and what an earlier run left", async () => {
  const { host } = createMemoryHost(clock);
  const all = [waiting("old", clock.now() - 1_000)];
  const watched = { ...host, outgoing: { ...host.outgoing, waiting: async () => [...all] } };
  const watch = await watchOutgoing({
    host: watched,
    journal: journalOf([effectOf()]),
    say: english.say,
  });
  all.push(waiting("m1", clock.now() + 5_000), waiting("kept", null));
  const rows = (await watch.waiting()).map(({ id, inMs, isOwn }) => [id, inMs, isOwn]);
  expect(rows).toEqual([
    ["old", 0, false],
    ["m1", 5_000, true],
    ["kept", Infinity, true],
  ]);
  expect(await watch.takeBack("m1")).toBe("The note “mail.recall” is removed.");
});
