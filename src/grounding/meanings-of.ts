import type { Language } from "../language/language.ts";
import { meantAt } from "../language/when/said-time.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { TimeUse } from "../tool/parameter.ts";
import type { Slot } from "../types/call-space.ts";
import type { Clock } from "../types/clock.ts";
import type { JsonObject, JsonValue } from "../types/json.ts";
import type { Meaning, Meanings } from "../types/time/meaning.ts";
import type { WhenOptions } from "../types/time/when.ts";

type Reading = {
  readonly language: Language;
  readonly clock: Clock;
  /** What was offered for the arguments. */
  readonly slots?: readonly Slot[];
};

/**
 * What the times of a call mean: what was found for the chosen value, else what the language reads in
 * the words somebody wrote. The only place where an argument's words are read.
 */
export function meaningsOf(
  tool: Tool,
  given: JsonObject,
  { language, clock, slots = [] }: Reading,
): Meanings {
  const rows = parametersOf(tool).flatMap(({ name, time }): (readonly [string, Meaning])[] => {
    const value = given[name];
    if (!time || value === undefined) return [];
    const options = leaning(time, given, language);
    const offered = offeredFor(name, value, slots);
    const meaning = offered
      ? settled(offered, clock, options)
      : language.meaningOf(String(value), { ...options, as: time.as, clock });
    return [[name, meaning]];
  });
  return Object.fromEntries(rows);
}

/** Where the tool says that its bare times lie. */
function leaning(
  { lean, bias, biasFrom }: TimeUse,
  given: JsonObject,
  { wordingOf }: Language,
): WhenOptions {
  const name = biasFrom === undefined ? undefined : given[biasFrom];
  const told = bias ?? (typeof name === "string" ? wordingOf(name).cues.bias : undefined);
  return { ...(lean ? { lean } : {}), ...(told ? { bias: told } : {}) };
}

function offeredFor(name: string, value: JsonValue, slots: readonly Slot[]): Meaning | undefined {
  const slot = slots.find(({ parameter }) => parameter === name);
  if (slot?.value.kind !== "closed") return undefined;
  return slot.value.candidates.find((candidate) => candidate.value === value)?.meaning;
}

function settled(meaning: Meaning, clock: Clock, options: WhenOptions): Meaning {
  const isOpen = meaning.kind === "when" && Object.keys(options).length > 0;
  return isOpen ? { kind: "when", when: meantAt(meaning.when, clock, options) } : meaning;
}
