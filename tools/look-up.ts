import { matchName } from "../src/language/names/match-name.ts";
import { normalise } from "../src/language/normalise.ts";
import type { RunContext } from "../src/tool/define-tool.ts";
import type { Named } from "../src/types/known-names.ts";
import type { Page } from "../src/types/page.ts";

export type Found<Row> = Page<Row> & { readonly isPartial: boolean };

type LookUp<Row> = {
  /** The words that are looked for. */
  readonly text: string | undefined;
  readonly limit: number;
  /** One page of what has all of the words; of everything without any. */
  readonly search: (words: {
    readonly text?: string;
    readonly limit: number;
  }) => Promise<Page<Row>>;
  readonly idOf: (row: Row) => string;
  /** What has most of the words is an answer to anybody. */
  readonly isLoose?: boolean;
  /** It is one person's: where no word is found, the newest of theirs come nearest. */
  readonly isOfPerson?: boolean;
};

type Looking = Pick<RunContext, "host" | "language" | "isForgiving">;

/** Rows that have one word; of more the rarer words tell. */
const MOST_OF_WORD = 200;
/** Rows that have only some of the words: more of them would tell nothing. */
const MOST_PARTIAL = 8;

/**
 * What has all of the words. Where nothing has, and whoever reads it judges it: what has most of those
 * that tell, the rarest first. An everyday word counts where no other is found; a name by which nothing
 * is called stands for the other names of that person.
 */
export async function lookUp<Row>(
  context: Looking,
  { text, limit, search, idOf, isLoose = false, isOfPerson = false }: LookUp<Row>,
): Promise<Found<Row>> {
  const page = await search(text === undefined ? { limit } : { text, limit });
  const isOpen = isLoose || context.isForgiving === true;
  if (page.rows.length > 0 || text === undefined || !isOpen) return { ...page, isPartial: false };
  const words = soughtIn(text, context);
  const found = await Promise.all(words.map((word) => rowsOf(word, context, search)));
  const rows = bestOf(found, idOf, context);
  if (rows.length === 0 && isOfPerson) {
    const theirs = await search({ limit: Math.min(limit, MOST_PARTIAL) });
    return { ...theirs, isPartial: theirs.rows.length > 0 };
  }
  const [best] = rows;
  const isWhole = found.every(
    (word) => !word.isOther && best && word.rows.some((row) => idOf(row) === idOf(best)),
  );
  const shown = rows.slice(0, isWhole ? limit : Math.min(limit, MOST_PARTIAL));
  return { rows: shown, more: rows.length - shown.length, isPartial: rows.length > 0 && !isWhole };
}

type Word = { readonly word: string; readonly isCommon: boolean };

/** The words of a text that say what is looked for; all of them where none does. */
function soughtIn(text: string, { language: { terms, names } }: Looking): readonly Word[] {
  const words = [...new Set(normalise(text).split(" "))].filter(Boolean);
  const content = words.filter((word) => !terms.isStop(word));
  return (content.length > 0 ? content : words).map((word) => {
    return { word, isCommon: names.isCommon(word) };
  });
}

type WordFound<Row> = Word & {
  readonly rows: readonly Row[];
  /** They have another name of the person in its place. */
  readonly isOther: boolean;
};

async function rowsOf<Row>(
  word: Word,
  context: Looking,
  search: LookUp<Row>["search"],
): Promise<WordFound<Row>> {
  const withWord = async (text: string): Promise<readonly Row[]> =>
    (await search({ text, limit: MOST_OF_WORD })).rows;
  const rows = await withWord(word.word);
  if (rows.length > 0 || word.isCommon || !context.isForgiving) {
    return { ...word, rows, isOther: false };
  }
  const others = await Promise.all((await otherNames(word.word, context)).map(withWord));
  return { ...word, rows: others.flat(), isOther: true };
}

/** What else the people of a name are called, word by word; nothing where nobody may look at that. */
async function otherNames(
  word: string,
  { host, language: { names: lexicon } }: Looking,
): Promise<readonly string[]> {
  const known = await host.names.of("person").catch((): readonly Named[] => []);
  const match = matchName(word, { known, lexicon });
  const called = match.candidates.map(({ named }) => named);
  if (match.kind === "none") return [];
  const words = called.flatMap(({ name, also = [] }) =>
    normalise([name, ...also].join(" ")).split(" "),
  );
  return [...new Set(words)].filter((other) => other !== word && !lexicon.isCommon(other));
}

/** The rows with most of the words; of those with as many the ones whose words fewest others have. */
function bestOf<Row>(
  found: readonly WordFound<Row>[],
  idOf: (row: Row) => string,
  { isForgiving = false }: Looking,
): readonly Row[] {
  const telling = found.filter(({ isCommon }) => !isCommon);
  const isTold = telling.some(({ rows }) => rows.length > 0);
  const counted = isTold || (telling.length > 0 && !isForgiving) ? telling : found;
  const scores = new Map<string, { row: Row; count: number; rarity: number }>();
  for (const { rows } of counted) {
    for (const row of new Map(rows.map((one) => [idOf(one), one])).values()) {
      const score = scores.get(idOf(row)) ?? { row, count: 0, rarity: 0 };
      scores.set(idOf(row), {
        row,
        count: score.count + 1,
        rarity: score.rarity + 1 / rows.length,
      });
    }
  }
  const all = [...scores.values()];
  const most = Math.max(...all.map(({ count }) => count));
  return all
    .filter(({ count }) => count === most)
    .toSorted((one, other) => other.rarity - one.rarity)
    .map(({ row }) => row);
}
