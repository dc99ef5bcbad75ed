import { abstains } from "../../../discovery/abstains.ts";
import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { saidAt } from "../../../grounding/reading/said-at.ts";
import { wordingsOf } from "../../../grounding/reading/wordings-of.ts";
import { ofKind } from "../../../grounding/typed-slots/ground.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { actOf } from "../../../tool/signature.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Part } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { pointedTo } from "../kept-slots.ts";
import type { Leaned } from "../leaning.ts";

/** A tool less likely than this does not fit the words. */
const LEAST_FITTING = 0.02;

/**
 * A tool that fits the words and takes what is in focus, where the index knows of none or its first takes
 * another kind of record: "cancel it" after a timer, "delete that" after a mail.
 */
export async function refer(
  sources: Sources,
  utterance: Utterance,
  understood: readonly Part[],
): Promise<Leaned | undefined> {
  const [newest] = sources.handles.recent();
  const [part] = understood;
  const { text } = utterance;
  const points = sources.language.wordingOf(text).cues.mayPoint;
  if (!newest || !part || understood.length > 1 || !points) return undefined;
  const { reading } = await sources.contextOf(utterance);
  const { kind } = newest;
  const tool = takingKind(sources, part.ranked, {
    kind,
    reading,
    isOwn: (other) => sources.handles.recent(other).length > 0,
  });
  if (!tool) return undefined;
  return {
    part: { text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept: pointedAt(tool, newest.handle), put: [] },
  };
}

type Spoken = {
  /** The kind of the record that is spoken of. */
  readonly kind: string;
  readonly reading: Reading;
  /** Whether words that point may mean a record of another kind as well. */
  readonly isOwn: (kind: string) => boolean;
};

/**
 * The tool for such a thing that does what the index's first does, or fits the words at least a little;
 * undefined where the first takes it already.
 */
export function takingKind(
  { registry }: Pick<Sources, "registry">,
  ranked: Ranked,
  { kind, reading, isOwn }: Spoken,
): Tool | undefined {
  const first = registry.get(ranked.tools[0]?.name ?? "");
  const own = first && kindTaken(first);
  const isOther = own !== undefined && own !== kind;
  if (!isOther && !abstains(ranked)) return undefined;
  if (isOther && isOwn(own)) return undefined;
  const taking = ranked.tools.flatMap(({ name, score }) => {
    const tool = registry.get(name);
    return tool && kindTaken(tool) === kind ? [{ tool, score }] : [];
  });
  const verb = actOf(first?.name ?? "");
  const found =
    taking.find(({ tool }) => actOf(tool.name) === verb) ??
    taking.find(({ tool, score }) => score >= LEAST_FITTING && saysNoMore(tool, reading));
  return found?.tool;
}

/** An act is only guessed at where the words ask for nothing beside it: "book the afternoon off after it" does. */
function saysNoMore(tool: Tool, reading: Reading): boolean {
  if (tool.effect === "none") return true;
  const isCarrier = carrierTest(tool, reading.language);
  const asked = reading.tokens.filter(({ start }) => start >= reading.cues.opening);
  const own = asked.filter(({ word, is }) => !is.has("filler") && !isCarrier(word));
  // "The second one" only points, too.
  const places = [
    ...reading.cues.standIns,
    ...reading.numbers.filter((one) => one.isOrdinal),
    ...choicesSaid(tool, reading),
  ];
  return own.every(
    (token) =>
      token.is.has("pointer") ||
      token.is.has("preposition") ||
      places.some((one) => overlaps(one, token)),
  );
}

/** Where it is said which of the things it may do the tool is to do. */
function choicesSaid(tool: Tool, reading: Reading): readonly Region[] {
  return ofKind(tool, "enum")
    .flatMap((one) => Object.values(wordingsOf(tool, one, reading.language)).flat())
    .flatMap((words) => saidAt(words, reading) ?? []);
}

/** The words ask for something surely. */
export function isTold(understood: readonly Part[]): boolean {
  return (
    understood.length > 1 && understood.every(({ ranked }) => ranked.sure && !abstains(ranked))
  );
}

/** The kind of record that a tool is for: it takes one, or stops what another began. */
export function kindTaken(tool: Tool): string | undefined {
  const taken = parametersOf(tool).find(({ required, of }) => required && of)?.of;
  return taken ?? tool.stops;
}

/** A tool that takes records by name takes the one in focus by its handle. */
function pointedAt(tool: Tool, handle: string): ReturnType<typeof pointedTo> {
  const named = parametersOf(tool).find(({ of }) => of !== undefined && of === tool.stops);
  if (!named) return [];
  return pointedTo(named.name, handle);
}
