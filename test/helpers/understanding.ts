import { knownTexts } from "../../src/grounding/content/near/known-texts.ts";
import { passageFinder } from "../../src/grounding/content/find-passage.ts";
import { byFinder } from "../../src/grounding/content/find-by.ts";
import { valueFinder } from "../../src/grounding/content/find-value.ts";
import { withinFinder } from "../../src/grounding/content/find-within.ts";
import { toldFinder } from "../../src/grounding/content/find-told.ts";
import { createRequestReader } from "../../src/grounding/reading/request-context.ts";
import { readNames } from "../../src/grounding/known/known-names.ts";
import { english } from "../../src/language/en/english.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import type { Shown } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { RememberedCall } from "../../src/types/memory.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Utterance } from "../../src/types/turn/utterance.ts";
import { NO_ACTS } from "../../src/understanding/dialogue/act/act-model.ts";
import { NO_BOUNDARIES } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { NO_NEXT_TOOLS } from "../../src/understanding/ranking/in-context/next-tool-model.ts";
import { UNWEIGHED } from "../../src/understanding/ranking/rerank-file.ts";
import type { Sources } from "../../src/understanding/sources.ts";
import { tools } from "../../tools/index.ts";
import { clock } from "../tools/run-tool.ts";
import { events, people, reminders } from "../tools/world.ts";
import { createMemoryHost } from "./memory-host.ts";
import type { World } from "./memory-host.ts";

/** Words that stand for tools, best first: enough of an index to tell requests from mere words. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bremind me\b|\badd\b|\bput\b.*\blist\b/i, "reminders.create"],
  [/\btimer\b.*\b(?:for|minutes)\b|\bset a timer\b/i, "timers.set"],
  [/\btext \w+/i, "messages.send"],
  [/\bcancel\b/i, "calendar.delete_event"],
  [/\bbook\b|\bin the calendar\b/i, "calendar.create_event"],
  [/\bmake a note\b/i, "notes.create"],
  [/\bopen\b/i, "system.open_app"],
  [/\brun\b/i, "shortcuts.run"],
  [/\bplay\b/i, "music.play"],
  [/\bmails?\b/i, "mail.recent"],
  [/\bnumber\b|\baddress\b/i, "contacts.search"],
  [/\bcalendar\b|\bwhen\b|\bwhat's on\b/i, "calendar.query"],
];

/** Surely the first tool that the words speak of; nothing, where they speak of none. */
export function indexed(text: string): Ranked {
  const found = WORDS.find(([pattern]) => pattern.test(text));
  if (!found) return { tools: [], none: 0.9, unmatched: [], sure: false };
  return { tools: [{ name: found[1], score: 0.9 }], none: 0.05, unmatched: [], sure: true };
}

export const typed = (text: string, alternatives: readonly string[] = []): Utterance => ({
  text,
  alternatives,
  source: "typed",
  confidence: 1,
});

/** A request that was just done. */
export const LAST_CALL: RememberedCall = {
  tool: "timers.set",
  arguments: {},
  origins: {},
  said: "set a timer for five minutes",
  isEffect: true,
  shown: 1,
};

type Changes = Partial<Pick<Sources, "lastCall" | "rank" | "rankWords" | "profile" | "actOf">> & {
  readonly seed?: Partial<World>;
  /** The list that was shown last. */
  readonly shown?: readonly Shown[];
};

/** What understanding draws on: all our tools, a home of a few people and records, an index of plain words. */
export function sourcesOf({ seed = {}, shown = [], ...changes }: Changes = {}): Sources {
  const { host } = createMemoryHost(clock, {
    people,
    events: events(),
    reminders: reminders(),
    apps: [{ id: "notes", name: "Notes" }],
    shortcuts: [{ id: "night", name: "Good night", takesInput: false }],
    ...seed,
  });
  const handles = createHandleBook();
  if (shown.length > 0) handles.issue(shown, true);
  const registry = createRegistry(tools);
  const texts = {
    host,
    language: english,
    registry,
    similar: async () => undefined,
    knownTexts: knownTexts(),
  };
  const known = { host, registry, language: english, handles };
  return {
    registry,
    language: english,
    rank: async ({ text }) => indexed(text),
    rankWords: indexed,
    reranker: UNWEIGHED,
    contextOf: createRequestReader({
      ...known,
      names: () => readNames(host),
      remembers: true,
      told: changes.lastCall?.told,
    }),
    findPassage: passageFinder(texts),
    findTold: toldFinder(texts),
    findWithin: withinFinder(texts),
    findBy: byFinder(texts),
    findValue: valueFinder(texts),
    profile: { isLed: true },
    handles,
    lastCall: undefined,
    actOf: NO_ACTS,
    nextTools: NO_NEXT_TOOLS,
    boundariesOf: NO_BOUNDARIES,
    vectorsOf: async () => undefined,
    similar: async () => undefined,
    ...changes,
  };
}
