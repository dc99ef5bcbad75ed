import { openIndex } from "../../assemble/open/open-index.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import type { Config } from "../../config/config.ts";
import { typed } from "../agent/cases/hearing.ts";
import { runCase } from "../agent/run-case.ts";
import type { HomeDiff } from "../agent/scoring/end-state.ts";
import { diffHomes } from "../agent/scoring/end-state.ts";
import { readHome } from "../agent/scoring/home-state.ts";
import { BENCH_CLOCK, freshHome } from "../fresh-home.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { ToldHome } from "../homes/write-home.ts";
import { writeTold } from "../homes/write-home.ts";
import type { Author, World } from "./single.ts";

/** Where one author's requests are held, each over a home as it was at first. */
export type AuthorRoom = AsyncDisposable & {
  /** What is otherwise in the home after it, and what happened. */
  readonly hold: (say: string) => Promise<{
    readonly diff: HomeDiff;
    readonly events: readonly TurnEvent[];
  }>;
};

export async function openAuthorRoom(
  { world }: Author,
  config: Config,
  signal: AbortSignal,
): Promise<AuthorRoom> {
  await using stack = new AsyncDisposableStack();
  const fresh = stack.use(
    await freshHome(config, (to) => writeTold(homeOf(world), to, BENCH_CLOCK)),
  );
  const opened = await openLlm(fresh.config, signal);
  stack.use(opened.llm);
  const ranking = stack.use(await openIndex(fresh.config, openRegistry(fresh.config)));
  const before = await readHome(fresh.config);
  const room = { config: fresh.config, models: { opened, ranking }, hear: typed, signal };
  const closing = stack.move();
  return {
    hold: async (say) => {
      const { states, turns } = await runCase({ say: [{ text: say, asks: undefined }] }, room);
      const events = turns.flatMap((turn) => turn.events);
      return { diff: diffHomes(before, states.at(-1) ?? []), events };
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** A life of which only its people and the names of its lists are told; each list holds one thing, so that it is there. */
function homeOf({ owner, people, lists, calendars }: World): ToldHome {
  return {
    owner: { name: owner, address: "me@example.org" },
    people: people.map(({ name, note }, at) => ({
      name,
      phone: `+44 7700 9000${String(at).padStart(2, "0")}`,
      email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.org`,
      ...(note === undefined ? {} : { note }),
    })),
    events: calendars.map((calendar) => ({
      calendar,
      title: "Clocks go forward",
      start: "20260329T010000",
      end: "20260329T020000",
      location: "",
    })),
    reminders: lists.map((list) => ({ list, title: "Descale the kettle" })),
    mails: [],
    notes: [],
    files: [],
    chats: [],
  };
}
