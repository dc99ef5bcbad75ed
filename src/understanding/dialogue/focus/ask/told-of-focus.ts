import type { Passage } from "../../../../grounding/content/passage.ts";
import { tellingStems } from "../../../../grounding/content/telling-stems.ts";
import { titleOf } from "../../../../grounding/entity-linking/record-keys.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import type { HandleEntry } from "../../../../tool/handle-book.ts";
import { valuesOf } from "../../../asked/asking.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import type { Leaned, Said } from "../../leaning.ts";
import { shownAlone } from "../in-focus.ts";

/**
 * So likely a sentence has to answer about the thing, as what goes out has to (`node scripts/answers/fit.ts`); as likely
 * as any answer where it has what is wanted and speaks of the thing; and so likely it answers whatever is in focus
 * (`node scripts/measure-content.ts`).
 */
const LEAST_LIKELY = 0.5;
const LEAST_OF_KIND = 0.3;
const LIKELY_ALONE = 0.6;
/** A question with more words of its own leans on nothing. */
const MOST_WORDS = 3;

/**
 * "And what do I have to bring?", behind the record of something: the sentence that tells it in what somebody wrote of
 * that. Undefined for a fact that the record has, for what is asked whole, and where no text surely tells it.
 */
export async function toldOfFocus(
  sources: Sources,
  { utterance, understood }: Said,
  signal: AbortSignal,
): Promise<Leaned | undefined> {
  const record = sources.profile.isLed ? recordOf(sources) : undefined;
  if (!record || understood.length !== 1) return undefined;
  const { reading } = await sources.contextOf(utterance);
  if (!leansOn(reading) || hasFact(sources, record, reading)) return undefined;
  const asked = `${utterance.text.replace(/[\s?.!]+$/u, "")} ${titleOf(record.facts)}?`;
  const found = await sources.findPassage(asked, signal);
  if (!found || found.id === record.id || !tellsOf(found, record, reading)) return undefined;
  const alone = await sources.findPassage(utterance.text, signal);
  if ((alone?.likely ?? 0) >= LIKELY_ALONE) return undefined;
  const part = { text: utterance.text, ranked: onlyTool(found.tool) };
  return { part, values: valuesOf(found, sources), replaces: false };
}

/** What is in focus, where it is a record with facts that its tool tells, and no text that is read. */
function recordOf({ handles, registry }: Sources): HandleEntry | undefined {
  const shown = shownAlone(handles.recent());
  const acting = registry.acting();
  const isText = acting.some(({ contents, tells }) => !tells && contents?.kind === shown?.kind);
  const isRecord = acting.some(
    ({ gives, tells, finds }) => tells && finds && gives === shown?.kind,
  );
  return isRecord && !isText ? shown : undefined;
}

/** The sentence surely answers, or has a value of the kind or is by whom is asked about, and speaks of the thing; no question does. */
function tellsOf(
  { likely = 0, sentence = "", title, by = "", isOfKind }: Passage,
  { facts }: HandleEntry,
  { mood, names, language }: Reading,
): boolean {
  if (language.wordingOf(sentence).mood.question !== undefined) return false;
  if (likely >= LEAST_LIKELY) return true;
  const own = new Set(tellingStems(`${title} ${sentence}`, language));
  const isAbout = tellingStems(titleOf(facts), language).some((stem) => own.has(stem));
  const isBy = names("person").some(({ named }) => by.includes(named.name));
  const isSure = isBy || (isOfKind && mood.wanted.kind !== undefined);
  return isAbout && isSure && likely >= LEAST_OF_KIND;
}

/** It goes on, points, or says little of its own. */
function leansOn({ mood, cues, leaning, tokens, language, whens }: Reading): boolean {
  if (mood.question === undefined || mood.beside || whens.length > 0) return false;
  const own = tokens.filter(
    ({ word, is }) => !is.has("filler") && !is.has("pointer") && !language.terms.isStop(word),
  );
  return (
    own.length <= MOST_WORDS &&
    (cues.mayPoint || leaning.goingOn !== undefined || own.length < MOST_WORDS)
  );
}

/** The record itself tells what is asked. */
function hasFact({ registry }: Sources, { kind }: HandleEntry, { mood }: Reading): boolean {
  const { question } = mood;
  if (question?.form !== "fact") return false;
  return registry
    .acting()
    .some(({ gives, tells }) => gives === kind && tells?.facts[question.fact] !== undefined);
}
