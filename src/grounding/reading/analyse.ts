import { noHours, saysUntil } from "../../language/en/cues/times.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import { findDurations } from "../../language/en/numbers/find-duration.ts";
import type { FoundDuration } from "../../language/en/numbers/find-duration.ts";
import { findNames } from "../../language/names/find-names.ts";
import type { FoundName } from "../../language/names/find-names.ts";
import { findNumbers } from "../../language/en/numbers/find-numbers.ts";
import type { FoundNumber } from "../../language/en/numbers/find-numbers.ts";
import { findTitles } from "../../language/titles/find-titles.ts";
import { findAnchors } from "../../language/en/time/find-anchor.ts";
import type { Anchor } from "../../language/en/time/find-anchor.ts";
import { findWhen } from "../../language/en/time/find-when.ts";
import type { FoundWhen } from "../../language/en/time/find-when.ts";
import { tokenise } from "../../language/tokenise.ts";
import type { Token } from "../../language/tokenise.ts";
import type { Clock } from "../../types/clock.ts";
import type { NameKind, Named } from "../../types/known-names.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { labelsNeeded } from "../tagger/label-of.ts";
import type { Tagger } from "../tagger/create-tagger.ts";
import type { Marked } from "../tagger/tags.ts";

/** Everything code can tell about the words of one utterance, found once a turn. */
export type Analysis = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly whens: readonly FoundWhen[];
  /** Times told by another thing: "the day before the dentist". */
  readonly anchors: readonly Anchor[];
  readonly durations: readonly FoundDuration[];
  /** Numbers that are no part of a time or a duration. */
  readonly numbers: readonly FoundNumber[];
  /** Bare hours before the far end of a range: the "two" of "two till four". */
  readonly starts: readonly FoundNumber[];
  readonly names: (kind: NameKind) => readonly FoundName[];
  /** What each stretch would be in a request for a tool, as learnt from other requests. */
  readonly marks: (tool: Tool) => readonly Marked[];
};

type Knowledge = {
  readonly clock: Clock;
  readonly names: Readonly<Partial<Record<NameKind, readonly Named[]>>>;
  readonly tagger?: Tagger | undefined;
};

export function analyse(text: string, { clock, names, tagger }: Knowledge): Analysis {
  const durations = findDurations(text);
  const spelt = noHours(text);
  const isHour = (found: Region): boolean => !spelt.some((one) => overlaps(one, found));
  const whens = findWhen(text, clock).filter(isHour);
  const taken = [...durations, ...whens];
  const numbers = findNumbers(text).filter(
    (found) => isHour(found) && !taken.some((one) => overlaps(found, one)),
  );
  const isStart = ({ end }: Region): boolean =>
    whens.some(
      (when) =>
        saysUntil(when.text) && text.slice(end, when.start).trim() === "" && end <= when.start,
    );
  const cache = new Map<NameKind, readonly FoundName[]>();
  const tokens = tokenise(text).filter(({ kind }) => kind !== "mark");
  const words = { text, tokens, whens, durations, numbers };
  const marked = new Map<string, readonly Marked[]>();
  return {
    ...words,
    anchors: findAnchors(text, whens),
    numbers: numbers.filter((number) => !isStart(number)),
    starts: numbers.filter(isStart),
    names: (kind) => {
      const find = kind === "music" ? findTitles : findNames;
      const known = cache.get(kind) ?? find(text, names[kind] ?? []);
      cache.set(kind, known);
      return known;
    },
    marks: (tool) => {
      const sought = { tool: tool.name, needs: labelsNeeded(tool) };
      const known = marked.get(tool.name) ?? tagger?.(words, sought) ?? [];
      marked.set(tool.name, known);
      return known;
    },
  };
}
