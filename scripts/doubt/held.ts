import { subscribe } from "node:diagnostics_channel";
import { join } from "node:path";
import { casesOf, homesFolder, homesIn } from "../../src/bench/homes/homes.ts";
import { BENCH_CLOCK } from "../../src/bench/fresh-home.ts";
import { openAuthorRoom } from "../../src/bench/singles/author-room.ts";
import { judgeSingle } from "../../src/bench/singles/judge-single.ts";
import { readSingles } from "../../src/bench/singles/single.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { DOUBTS } from "../../src/turn/doubt/doubt.ts";
import type { Sign } from "../../src/turn/doubt/doubt-weights.ts";
import { openHome } from "../homes/open-home.ts";

/** A call that changed something, its signs, and whether it ended otherwise than was meant. */
export type HeldCall = {
  readonly author: string;
  readonly signs: Readonly<Record<Sign, number>>;
  readonly isWrong: boolean;
  /** It was shown to somebody before, whatever the signs say. */
  readonly isShown: boolean;
};

type Told = { readonly id: string; readonly said: string; readonly signs: HeldCall["signs"] };

const { signal } = new AbortController();

/** Holds what authors said that may be read, lives and single requests, and collects the calls that change something. */
export async function heldCalls(progress: (author: string) => void): Promise<readonly HeldCall[]> {
  const told: Told[] = [];
  // Nobody else publishes on it.
  subscribe(DOUBTS.name, (message) => void told.push(message as Told));
  const calls: HeldCall[] = [];
  for (const home of await homesIn(homesFolder("en"))) {
    progress(home);
    calls.push(...(await ofLife(home, told)));
  }
  for (const author of (await readSingles()).filter(({ isUnseen }) => !isUnseen)) {
    progress(author.name);
    await using room = await openAuthorRoom(author, loadConfig({}), signal);
    for (const row of author.rows) {
      const { diff, events } = await room.hold(row.say);
      const isWrong = judgeSingle(row, diff, BENCH_CLOCK.now).verdict !== "right";
      const shown = shownIn([{ heard: row.say, events }]);
      calls.push(...callsOf(told.splice(0), { author: author.name, isWrong, shown }));
    }
  }
  return calls;
}

async function ofLife(home: string, told: Told[]): Promise<readonly HeldCall[]> {
  const folder = homesFolder("en");
  const cases = (await casesOf(home, folder)).filter(({ isUnseen }) => !isUnseen);
  await using life = await openHome(join(folder, home), loadConfig({}), signal);
  const calls: HeldCall[] = [];
  for (const one of cases) {
    const { held, score } = await life.hold(one);
    const last = held.turns.at(-1)?.heard;
    const all = told.splice(0);
    // What went wrong in a conversation may lie in any of its turns: all that is known is that its last ends wrongly.
    const judged = score.end ? all : all.filter(({ said }) => said === last);
    calls.push(
      ...callsOf(judged, { author: home, isWrong: !score.end, shown: shownIn(held.turns) }),
    );
  }
  return calls;
}

type Turns = readonly {
  readonly heard: string;
  readonly events: readonly { readonly type: string; readonly id?: string }[];
}[];

/** The calls of which somebody was asked whether they are to be done. */
function shownIn(turns: Turns): ReadonlySet<string> {
  return new Set(
    turns.flatMap(({ heard, events }) =>
      events.flatMap(({ type, id }) => (type === "confirm" ? [`${heard}\n${id}`] : [])),
    ),
  );
}

type Judged = Pick<HeldCall, "author" | "isWrong"> & { readonly shown: ReadonlySet<string> };

/** A call is judged before it is shown and before it runs: it counts once. */
function callsOf(told: readonly Told[], { author, isWrong, shown }: Judged): readonly HeldCall[] {
  const once = new Map(told.map((one) => [`${one.said}\n${one.id}`, one]));
  return [...once].map(([key, { signs }]) => {
    return { author, isWrong, signs, isShown: shown.has(key) };
  });
}
