import { bestTags, chanceOf, sumsOf } from "./chain.ts";
import type { Label } from "../../language/reading/marks.ts";
import type { Tagger } from "../../language/reading/tagger.ts";
import type { Scoring } from "./scoring.ts";
import { firstOf, isFirst, labelOf } from "./tags.ts";

/** What has to be there somewhere is favoured step by step, up to so much, until it is found. */
const FAVOURS = [0, 1, 2, 3, 4, 5, 6] as const;

export function createTagger({ scoresOf, steps }: Scoring): Tagger {
  return (reading, { tool, needs }) => {
    if (reading.tokens.length === 0) return [];
    const scores = scoresOf(reading, tool);
    let tags: readonly number[] = [];
    for (const favour of FAVOURS) {
      const lacking = needs.filter((label) => !tags.some((tag) => labelOf(tag) === label));
      if (lacking.length === 0 && tags.length > 0) break;
      tags = bestTags(favoured(scores, { lacking, favour }), steps);
    }
    const spans = spansOf(tags);
    if (spans.length === 0) return [];
    const sums = sumsOf(scores, steps);
    return spans.flatMap(({ from, to }) => {
      const [first, last, label] = [
        reading.tokens[from],
        reading.tokens[to],
        labelOf(tags[from] ?? 0),
      ];
      if (!first || !last || !label) return [];
      const chances = tags
        .slice(from, to + 1)
        .map((tag, offset) => chanceOf(sums, from + offset, tag));
      const goesOn = to + 1 < tags.length ? chanceOf(sums, to + 1, firstOf(label) + 1) : 0;
      const [sureness, ends] = [Math.min(...chances), 1 - goesOn];
      return [{ start: first.start, end: last.end, label, sureness, ends }];
    });
  };
}

type Favour = { readonly lacking: readonly Label[]; readonly favour: number };

function favoured(
  scores: readonly Float64Array[],
  { lacking, favour }: Favour,
): readonly Float64Array[] {
  if (favour === 0) return scores;
  return scores.map((own) =>
    own.map((score, tag) => {
      const label = labelOf(tag);
      return label && lacking.includes(label) ? score + favour : score;
    }),
  );
}

/** Runs of words that carry one label. */
export function spansOf(
  tags: readonly number[],
): readonly { readonly from: number; readonly to: number }[] {
  return tags.flatMap((tag, from) => {
    if (!isFirst(tag)) return [];
    const end = tags.findIndex((other, at) => at > from && (other === 0 || isFirst(other)));
    return [{ from, to: (end < 0 ? tags.length : end) - 1 }];
  });
}
