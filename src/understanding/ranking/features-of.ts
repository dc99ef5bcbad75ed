import { actsOnQuestion, keepsToldTime, tellsFact, tellsOwn } from "./features/mood-agrees.ts";
import { isCalled } from "./features/called.ts";
import type { Considered } from "./features/considered.ts";
import { knownWords } from "./features/known-words.ts";
import { missingValues } from "./features/missing-values.ts";
import { namesSaid } from "./features/names-said.ts";
import { isToldTo } from "./features/told-to.ts";
import { namesKind, opensAsTool, timeTaken } from "./features/words-agree.ts";

/** What the reranker weighs beside the index's own opinion, in the order `sotto rank --why` prints. */
export const FEATURES = [
  "knownShare",
  "severalKnown",
  "isCalled",
  "nameSaid",
  "nameLacking",
  "valuesMissing",
  "toldTo",
  "actsOnQuestion",
  "tellsFact",
  "tellsOwn",
  "keepsToldTime",
  "opensAsTool",
  "namesKind",
  "timeTaken",
] as const;
export type FeatureName = (typeof FEATURES)[number];
export type Features = Readonly<Record<FeatureName, number>>;

/** Every feature of a tool beside some words: 0 where it says nothing. */
export function featuresOf(considered: Considered): Features {
  const known = knownWords(considered);
  const names = namesSaid(considered);
  return {
    knownShare: known.share ** 2,
    severalKnown: Number(known.count > 1) * known.share,
    isCalled: Number(known.share === 1 && isCalled(considered)),
    nameSaid: Number(names.isSaid),
    nameLacking: Number(names.isLacking),
    valuesMissing: missingValues(considered),
    toldTo: Number(isToldTo(considered)),
    actsOnQuestion: Number(actsOnQuestion(considered)),
    tellsFact: Number(tellsFact(considered)),
    tellsOwn: Number(tellsOwn(considered)),
    keepsToldTime: Number(keepsToldTime(considered)),
    opensAsTool: Number(opensAsTool(considered)),
    namesKind: Number(namesKind(considered)),
    timeTaken: timeTaken(considered),
  };
}
