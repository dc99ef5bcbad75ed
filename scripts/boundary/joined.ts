import type { Single, World } from "../../src/bench/singles/single.ts";
import { pick } from "../router/random.ts";
import type { Random } from "../router/random.ts";
import { unmarked } from "./boundary-row.ts";
import type { Said } from "./boundary-row.ts";

/** How people go on to the next thing, most of all by nothing but a full stop or a comma. */
const JOINTS = [
  ". ",
  ". ",
  ", ",
  "; ",
  ", and ",
  " and ",
  ", then ",
  " then ",
  ". Then ",
  ". Oh and ",
  ". Oh, ",
  ", oh and ",
  ". And ",
  ". Also, ",
  ", also ",
  " also ",
  " and also ",
  " and then ",
  ", plus ",
  ". Next, ",
  ", oh, and while you're at it, ",
];

/** Of so many joined requests one has three parts, and one is written without marks and capitals. */
const THREE = 5;
const BARE = 8;

/** Whose requests are joined, and of whom they speak. */
export type Speaker = {
  readonly rows: readonly Pick<Single, "say">[];
  readonly world: Pick<World, "people">;
};

/** Requests of one person in one breath. */
export function joinedOf({ rows, world }: Speaker, random: Random): Said {
  const isOne = (of: number): boolean => Math.floor(random() * of) === 0;
  const says = Array.from({ length: isOne(THREE) ? 3 : 2 }, () => pick(rows, random).say);
  const names = new Set(world.people.flatMap(({ name }) => name.split(" ")));
  const line = says.reduce((said, next) => joint(said, next, { names, by: pick(JOINTS, random) }));
  return unmarked(isOne(BARE) ? bare(line) : line);
}

type Joining = { readonly names: ReadonlySet<string>; readonly by: string };

/** Two requests with a mark before the words that join them; a question keeps its mark. */
function joint(said: string, next: string, { names, by }: Joining): string {
  const [, mark = "", words = ""] = /^(\W*)(.*)$/.exec(by.trimEnd()) ?? [];
  const end = said.endsWith("?") && mark.startsWith(".") ? "?" : mark.trim();
  const isSentence = words === "" && mark.startsWith(".");
  const [first = ""] = /^\p{L}*/u.exec(next) ?? [];
  const isKept = isSentence || names.has(first) || first.length < 2;
  const right = isKept ? next : next.charAt(0).toLowerCase() + next.slice(1);
  return `${said.replace(/[.!?\s]+$/, "")}${end} | ${words === "" ? "" : `${words} `}${right}`;
}

/** As somebody types who leaves out marks and capitals. */
function bare(line: string): string {
  return line.replaceAll(/[,.;!?](?=\s|$)/g, "").toLowerCase();
}
