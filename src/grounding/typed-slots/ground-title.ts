import type { FoundName } from "../../language/names/find-names.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/call-space.ts";
import type { Grounded } from "../grounded.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { wordingsOf } from "../reading/wordings-of.ts";
import { carrierTest } from "../reading/carriers.ts";

/** All that go by the same words of the request. */
type Place = Region & { readonly names: readonly FoundName[] };

/** What of the library a request speaks of: how it is asked for, and what it is where that is one thing. */
type Spoken = Region & { readonly titles: readonly string[]; readonly sort: string | undefined };

type Asked = { readonly reading: Reading; readonly tool: Tool };

const MADE_BY_SOMEBODY = new Set(["song", "album"]);

/** The title the words name, as the library writes it; nothing where they name none for sure. */
export function groundTitle(asked: Asked): Grounded | undefined {
  const spoken = spokenTitle(asked);
  if (!spoken) return undefined;
  const { start, end, titles } = spoken;
  const text = asked.reading.text.slice(start, end);
  const candidates = titles.map((title): Candidate => ({
    value: title,
    origin: { origin: "resolved", text },
  }));
  return { candidates, taken: [{ start, end }] };
}

/** What the named title is (song, album), for the parameter that tells: it agrees with the library, not with the words. */
export function groundSort({ values }: Parameter, asked: Asked): Grounded | undefined {
  const spoken = takesTitles(asked.tool) ? spokenTitle(asked) : undefined;
  if (!spoken) return undefined;
  const { sort } = spoken;
  const isKnown = sort !== undefined && values.includes(sort);
  return { candidates: isKnown ? [{ value: sort, origin: { origin: "enum" } }] : [], taken: [] };
}

function takesTitles(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind }) => kind === "music");
}

/**
 * The longest title said. Before "by" it is somebody's, so the two are taken together, and neither
 * alone where the other isn't in the library; before "off" and another it is what is wanted of that.
 */
function spokenTitle(asked: Asked): Spoken | undefined {
  const places = placesOf(asked.reading);
  const [first, second] = places;
  if (!first) return undefined;
  const { text, language } = asked.reading;
  const [lead, ...others] = second ? language.tokensOf(text.slice(first.end, second.start)) : [];
  if (second && lead?.is.has("before-maker") && others.length <= 1)
    return titleBy(first, second, asked) ?? one(second, asked);
  if (second && lead?.is.has("before-whole") && others.length === 0) return one(first, asked);
  const longest = places.reduce((best, place) =>
    place.end - place.start > best.end - best.start ? place : best,
  );
  return isOfAnother(longest, asked) ? undefined : one(longest, asked);
}

function placesOf(reading: Reading): readonly Place[] {
  const found = reading.names("music");
  const starts = [...new Set(found.map(({ start }) => start))];
  return starts.map((start) => {
    const names = found.filter((name) => name.start === start);
    return { start, end: names[0]?.end ?? start, names };
  });
}

/** "Lamplight by Ines Moreau", where both are in the library. */
function titleBy(title: Place, artist: Place, asked: Asked): Spoken | undefined {
  const [maker] = artist.names.filter(({ named }) => named.sort === "artist");
  const made = title.names.filter(({ named }) => MADE_BY_SOMEBODY.has(named.sort ?? ""));
  if (!maker || made.length === 0) return undefined;
  const { titles, sort } = one({ ...title, names: made }, asked);
  const { say } = asked.reading.language;
  const whole = titles.map((name) => say.titleBy(name, maker.named.name));
  return { start: title.start, end: artist.end, titles: whole, sort };
}

/** What goes by these words; of several sorts the one that was said. */
function one(place: Place, asked: Asked): Spoken {
  const said = sortSaid(place, asked);
  const fitting = place.names.filter(({ named }) => named.sort === said);
  const names = fitting.length > 0 ? fitting : place.names;
  const sorts = new Set(names.map(({ named }) => named.sort));
  return {
    start: place.start,
    end: place.end,
    titles: [...new Set(names.map(({ named }) => named.name))],
    sort: sorts.size === 1 ? names[0]?.named.sort : undefined,
  };
}

/** "Clair de Lune by Ines Moreau", "Lamplight by Chopin": not what the library has under half of that name. */
function isOfAnother({ start, end }: Region, { reading, tool }: Asked): boolean {
  const { tokens } = reading;
  const before = tokens.filter((token) => token.end <= start);
  if (tokens.find((token) => token.start >= end)?.is.has("before-maker")) return true;
  if (!before.at(-1)?.is.has("before-maker")) return false;
  const title = before.at(-2);
  return (
    title !== undefined &&
    !carrierTest(tool, reading.language)(title.word) &&
    !title.is.has("everyday")
  );
}

/** What the word before or after a title says it is: "the album Low Tide", "the Low Tide record". */
function sortSaid({ start, end }: Region, asked: Asked): string | undefined {
  const { reading } = asked;
  const before = reading.tokens.filter((token) => token.end <= start);
  const noun = before.findLast(({ is }) => !is.has("before-title"))?.word;
  const after = reading.tokens.find((token) => token.start >= end)?.word;
  return sortNamed(noun, asked) ?? sortNamed(after, asked);
}

function sortNamed(noun: string | undefined, { reading, tool }: Asked): string | undefined {
  if (noun === undefined) return undefined;
  const enums = parametersOf(tool).filter(({ kind }) => kind === "enum");
  return enums
    .flatMap((parameter) => {
      const wordings = wordingsOf(tool, parameter, reading.language);
      return parameter.values.map((value) => [value, ...(wordings[value] ?? [])]);
    })
    .find((wordings) => wordings.includes(noun))?.[0];
}
