import type { Vocabulary } from "../../language/vocabulary.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { labelFor, marksOf } from "../tagger/label-of.ts";
import type { Region } from "../../language/region.ts";
import {
  areScattered,
  areSentences,
  areSurelyApart,
  isSurelyMarked,
} from "../tagger/surely-marked.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import { withKinds } from "./with-kinds.ts";
import type { Ground } from "../typed-slots/ground.ts";

/** A thing that is to be bought or done has no more words than these. */
const MOST_WORDS = 4;

/**
 * "Butter, eggs and double cream on the shopping list": one of each, where they go on a list and nothing
 * else is told of them, or other people's requests would have them one by one.
 */
export function eachThing({ tool, reading, found }: Ground): void {
  const field = tool.makesSeveral ?? TITLE;
  const [said] = found.get(field) ?? [];
  if (typeof said?.value !== "string") return;
  const taught = taughtThings(reading, tool, field);
  const isOne = tool.makesSeveral === undefined || areSentences(taught, reading);
  const kinds = new Map(parametersOf(tool).map(({ name, kind }) => [name, kind]));
  const others = [...found.keys()].filter((name) => name !== field);
  const isPut = others.length > 0 && others.every((name) => isContainer(kinds.get(name)));
  const things = isPut ? thingsIn(said.value, reading.language) : [];
  if (taught.length > 1) {
    const texts = withKinds(
      taught.map((one) => reading.text.slice(one.start, one.end)),
      reading.language,
    ).map((one) => reading.language.wordingOf(one).without.owner);
    found.set(field, [{ ...said, value: isOne || texts.length === 1 ? texts.join(", ") : texts }]);
  } else if (tool.makesSeveral !== undefined && things.length > 1) {
    found.set(field, [{ ...said, value: things }]);
  }
}

const TITLE = "title";
/** Stretches that other people's requests would have as things that are made, all of them surely. */
function taughtThings(reading: Reading, tool: Tool, field: string): readonly Region[] {
  const parameter = parametersOf(tool).find(({ name }) => name === field);
  const label = parameter && !takesRecord(tool) ? labelFor(parameter) : undefined;
  const all = marksOf(reading, tool);
  const marks = all.filter((mark) => mark.label === label);
  const isLoose = !areSentences(marks, reading) && areScattered(marks, all, reading);
  return marks.every(isSurelyMarked) && areSurelyApart(marks, all) && !isLoose ? marks : [];
}

function isContainer(kind: string | undefined): boolean {
  return CONTAINER_KINDS.some((one) => one === kind);
}

/** The things of a list; "light bulbs, E14" is one thing, and what kind of it. */
export function listedIn(title: string, { wordingOf, tokensOf }: Vocabulary): readonly string[] {
  const { things } = wordingOf(title).parting;
  const [first = "", second = "", ...more] = things;
  const between = title.slice(title.indexOf(first) + first.length, title.indexOf(second));
  return more.length === 0 && tokensOf(between).length === 0 ? [] : things;
}

/** Things that are told one by one; "gloves for Ann and Tom" are none. */
export function thingsIn(title: string, language: Vocabulary): readonly string[] {
  const { wordingOf, tokensOf } = language;
  const things = listedIn(title, language);
  if (things.length < 2) return [];
  const isWhole = things
    .slice(0, -1)
    .every((thing) => tokensOf(thing).every(({ is }) => !is.has("preposition")));
  const isShort = things.every((thing) => tokensOf(thing).length <= MOST_WORDS);
  const acts = things.filter((thing) => wordingOf(thing).wish.beginsAct);
  const isAlike = acts.length === 0 || acts.length === things.length;
  return isWhole && isShort && isAlike ? things : [];
}
