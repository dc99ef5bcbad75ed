import type { Config } from "../../config/config.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import type { HomeDiff } from "../agent/scoring/end-state.ts";
import { BENCH_CLOCK } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { numbers } from "../random-numbers.ts";
import type { AuthorRoom } from "./author-room.ts";
import { openAuthorRoom } from "./author-room.ts";
import { judgeSingle } from "./judge-single.ts";
import { readSingles } from "./single.ts";
import type { Author, Made, Single } from "./single.ts";

/** How people join two requests. */
const JOINTS = [
  ". ",
  "; ",
  ", and ",
  " and ",
  ", then ",
  ", plus ",
  ". Also, ",
  ". And ",
  ". Oh and ",
  ", oh, and while you're at it, ",
] as const;
/** Longer ones nobody joins. */
const MOST_WORDS = 16;
const PAIRS = 40;
const QUICK_PAIRS = 4;
/** Many pairs are passed over: of one kind, or not served one by one. */
const TRIES = 6;

type Pair = {
  readonly author: Author;
  readonly joint: string;
  readonly say: string;
  readonly isRight: boolean;
};

/**
 * Two requests of one author in one breath, each of which is served alone and makes another kind of thing,
 * joined as people join them: right where both are made as alone, and nothing else. Of those who are never
 * read, or of the author `set` names; of one who may be read also what failed.
 */
export async function benchJoined(config: Config, options: BenchOptions): Promise<string> {
  const pairs: Pair[] = [];
  const all = await readSingles();
  const isAsked = ({ name, isUnseen }: Author): boolean =>
    (options.set ?? name) === name && (isUnseen || name === options.set);
  for (const author of all.filter(isAsked)) {
    await using room = await openAuthorRoom(author, config, options.signal);
    const own = await pairsOf(author, room, options);
    pairs.push(...own);
    if (author.isUnseen) continue;
    options.write(own.flatMap(({ say, isRight }) => (isRight ? [] : [`${say}\n`])).join(""));
  }
  return report(pairs);
}

async function pairsOf(
  author: Author,
  room: AuthorRoom,
  { seed = 1, sample, quick, aside }: BenchOptions,
): Promise<readonly Pair[]> {
  const size = sample ?? (quick ? QUICK_PAIRS : PAIRS);
  const short = author.rows.filter(({ say }) => say.split(/\s+/).length <= MOST_WORDS);
  const random = numbers(seed);
  const pick = <One>(all: readonly One[]): One | undefined =>
    all[Math.floor(random() * all.length)];
  const isServed = servedAlone(room);
  const pairs: Pair[] = [];
  for (let tries = 0; tries < TRIES * size && pairs.length < size; tries++) {
    const [one, two, joint = " "] = [pick(short), pick(short), pick(JOINTS)];
    if (!one || !two || areaOf(one.makes) === areaOf(two.makes)) continue;
    if (!(await isServed(one)) || !(await isServed(two))) continue;
    aside(`${author.name}/${one.id} ${two.id}\n`);
    const say = joined(one.say, two.say, { joint, author });
    const { diff } = await room.hold(say);
    pairs.push({ author, joint, say, isRight: areBothMade([one, two], diff) });
  }
  return pairs;
}

function servedAlone({ hold }: AuthorRoom): (row: Single) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (row) => {
    const served =
      known.get(row.id) ??
      judgeSingle(row, (await hold(row.say)).diff, BENCH_CLOCK.now).verdict === "right";
    known.set(row.id, served);
    return served;
  };
}

type Joining = { readonly joint: string; readonly author: Author };

/** The second begins small behind a joint that doesn't end a sentence, but for a name and "I". */
export function joined(one: string, two: string, { joint, author }: Joining): string {
  const first = one.replace(/[.!?]+$/, one.endsWith("?") && joint.startsWith(".") ? "?" : "");
  const names = author.world.people.flatMap(({ name }) => name.split(" "));
  const [word = ""] = two.split(/[\s,'’]/);
  const isSmall = joint.trim() !== "." && word !== "I" && !names.includes(word);
  const second = isSmall ? two.charAt(0).toLowerCase() + two.slice(1) : two;
  return first + (first.endsWith("?") ? joint.slice(1) : joint) + second;
}

/** Each with its own part of what is new, and nothing beside them. */
export function areBothMade(rows: readonly Single[], { gone, fresh }: HomeDiff): boolean {
  const areas = rows.map(({ makes }) => areaOf(makes));
  if (fresh.some(({ what }) => !areas.includes(what))) return false;
  return rows.every((row) => {
    const own = fresh.filter(({ what }) => what === areaOf(row.makes));
    return judgeSingle(row, { gone, fresh: own }, BENCH_CLOCK.now).verdict === "right";
  });
}

function areaOf(makes: Made): string {
  return makes === "item" ? "reminder" : makes;
}

function report(pairs: readonly Pair[]): string {
  const joints = [...Map.groupBy(pairs, ({ joint }) => `"${joint}"`)];
  const people = [...Map.groupBy(pairs, ({ author }) => author.name)];
  const rows = [...joints, ...people, ["all", pairs] as const].map(([name, own]) => {
    const right = own.filter(({ isRight }) => isRight).length;
    return [name, own.length, `${((100 * right) / own.length).toFixed(1)} % (${right})`];
  });
  return markdownTable(["joined by", "pairs", "both served"], rows);
}
