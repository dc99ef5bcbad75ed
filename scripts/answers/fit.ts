/**
 * Fits what each sign counts for a sentence as the answer to a question (`src/grounding/content/answer-weights.ts`)
 * over lives that may be read, and prints the weights, and how many questions of others are told right and wrong.
 *
 *     node scripts/answers/fit.ts
 */
import { join } from "node:path";
import { readdirSync, readFileSync } from "node:fs";
import { casesOf, homesFolder, homesIn } from "../../src/bench/homes/homes.ts";
import { programFolder } from "../../src/config/folders.ts";
import { WEIGHTS } from "../../src/grounding/content/answer-weights.ts";
import type { Feature } from "../../src/grounding/content/answer-weights.ts";
import { descend } from "../descend.ts";
import { asksIn } from "./asked.ts";
import type { Asked } from "./asked.ts";
import { signsAt } from "./signs-at.ts";
import type { Signs } from "./signs-at.ts";

const DATA = join(programFolder, "scripts/content-data");
const STEPS = 800;
const RATE = 0.05;
/** What keeps a weight small, of each question. */
const DECAY = 1;
const NAMES = Object.keys(WEIGHTS) as readonly Feature[];

const learned: Signs[] = [];
const others: Signs[] = [];
for (const life of readdirSync(DATA)) {
  const own = join(DATA, life);
  const files = readdirSync(own).filter((file) => file.endsWith(".txt"));
  for (const file of files) {
    const signs = await signsAt(
      join(own, "home.json"),
      asksIn(readFileSync(join(own, file), "utf8")),
    );
    (file.startsWith("unseen") ? others : learned).push(...signs);
  }
}
for (const life of await homesIn(homesFolder("en"))) {
  const folder = join(homesFolder("en"), life);
  const cases = (await casesOf(life, homesFolder("en"))).filter(
    ({ kind, isUnseen, say, answer }) =>
      kind === "content" && !isUnseen && say.length === 1 && answer,
  );
  const asked = cases.map(({ say: [turn], answer = [] }): Asked => {
    const wanted = answer.map((one) => [one].flat());
    return {
      question: typeof turn === "string" ? turn : (turn?.text ?? ""),
      wanted,
      forbidden: [],
    };
  });
  if (asked.length > 0) learned.push(...(await signsAt(join(folder, "home.json"), asked)));
}
const weights = fitted(learned);
for (const [at, name] of NAMES.entries())
  say(`  ${JSON.stringify(name)}: ${weights[at]?.toFixed(2)},`);
for (const [name, all] of [
  ["learned", learned],
  ["unseen", others],
] as const)
  tell(name, all);

/** How many are told right and wrong, and of those nothing answers how many are told something, from each likelihood. */
function tell(name: string, all: readonly Signs[]): void {
  const answered = all.filter(({ rows }) => rows.some(({ isRight }) => isRight)).length;
  const answerable = all.filter(({ isAnswerable }) => isAnswerable).length;
  say(
    `${name}: ${all.length} questions, ${answerable} with an answer, found among what is weighed ${answered}`,
  );
  for (const from of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = all.flatMap((one) => {
      const [best] = likelihoods(one, weights).toSorted((a, b) => b.likely - a.likely);
      return best && best.likely >= from ? [{ ...best, ...one }] : [];
    });
    const right = told.filter(({ isRight }) => isRight).length;
    const nothing = told.filter(({ isAnswerable }) => !isAnswerable).length;
    say(
      `  from ${from}: right ${right}, wrong ${told.length - right - nothing}, without an answer ${nothing} of ${all.length - answerable}`,
    );
  }
}

function likelihoods(
  { rows }: Signs,
  own: readonly number[],
): readonly { readonly isRight: boolean; readonly likely: number }[] {
  const worths = rows.map(({ signs }) => Math.exp(dot(signs, own)));
  const all = worths.reduce((sum, one) => sum + one, 1);
  return rows.map(({ isRight }, at) => ({ isRight, likely: (worths[at] ?? 0) / all }));
}

/** Weights by which what answers is likeliest, or nothing where nothing does. */
function fitted(all: readonly Signs[]): readonly number[] {
  const slopeAt = (own: readonly number[]): readonly number[] => {
    const slope = own.map((weight) => (DECAY * weight) / all.length);
    for (const one of all) addSlope(slope, one, own);
    return slope;
  };
  return descend(NAMES.length, slopeAt, { steps: STEPS, rate: RATE });

  function addSlope(slope: number[], one: Signs, weights: readonly number[]): void {
    const shares = likelihoods(one, weights);
    const right = shares.reduce((sum, { isRight, likely }) => sum + (isRight ? likely : 0), 0);
    for (const [row, { signs }] of one.rows.entries()) {
      const { isRight = false, likely = 0 } = shares[row] ?? {};
      const wanted = isRight && right > 0 ? likely / right : 0;
      for (const [at, sign] of signs.entries())
        slope[at] = (slope[at] ?? 0) + ((likely - wanted) * sign) / all.length;
    }
  }
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
