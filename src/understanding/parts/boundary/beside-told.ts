import { tellingStems } from "../../../grounding/content/telling-stems.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { Joint } from "../../../language/contract/requests.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import type { KnownRecords } from "../../../types/known-record.ts";
import type { Sources } from "../../sources.ts";
import { opensAct } from "../opens-act.ts";

type Judging = Pick<Sources, "rankWords" | "registry">;
type Place = Pick<Joint, "gap" | "end"> & { readonly known: KnownRecords };

/** "Tell Una I'm late and move the ferry to four": behind what somebody is told something is done to a known record. */
export function actsBesideTold(
  sources: Judging,
  reading: Reading,
  { gap, end, known }: Place,
): boolean {
  const { text, language } = reading;
  return tellsSomebody(reading, gap) && actsOnKnown(sources, text.slice(end), { known, language });
}

/** "Tell Una I'm late", up to there: something that is so, and nothing that she is to do. */
function tellsSomebody({ text, language, names }: Reading, end: number): boolean {
  const whom = names("person").find((one) => one.end <= end);
  if (!whom || !language.wordingOf(text.slice(0, end)).wish.addressesSomebody) return false;
  return language.wordingOf(text.slice(whom.end, end).trim()).mood.isClause;
}

type Knowing = { readonly known: KnownRecords; readonly language: Reading["language"] };

/** "And move the ferry to four", where there is a ferry: nobody else is to move it. */
function actsOnKnown(
  { rankWords, registry }: Judging,
  text: string,
  { known, language }: Knowing,
): boolean {
  const { tools: ranked } = rankWords(text);
  const tools = ranked.slice(0, LIKELY).flatMap(({ name }) => registry.get(name) ?? []);
  const kinds = tools.flatMap((tool) => recordTaken(tool)?.of ?? []);
  const isAct = tools[0] !== undefined && tools[0].effect !== "none" && opensAct(text, language);
  if (!isAct) return false;
  const said = new Set(tellingStems(text, language));
  return kinds
    .flatMap((kind) => known[kind] ?? [])
    .some(({ facts }) => {
      const title = tellingStems(titleOf(facts), language);
      return title.length > 0 && title.filter((stem) => said.has(stem)).length >= title.length / 2;
    });
}

/** Tools that may do it, to things of several kinds. */
const LIKELY = 4;
