import { expect } from "vitest";
import { HostFailure } from "../../src/errors.ts";
import { meaningsOf } from "../../src/grounding/meanings-of.ts";
import { english } from "../../src/language/en/english.ts";
import type { Language } from "../../src/language/language.ts";
import { handlesOwed } from "../../src/tool/handles-owed.ts";
import { resolveArguments, runCall, sentenceOf } from "../../src/tool/run-call.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import type { HandleBook } from "../../src/tool/handle-book.ts";
import type { Seen, Tool } from "../../src/tool/define-tool.ts";
import type { Call } from "../../src/types/turn/call.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Meanings } from "../../src/types/time/meaning.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { tools } from "../../tools/index.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import type { World } from "../helpers/memory-host.ts";

/** Tuesday 3 March 2026, nine in the morning in Berlin. */
export const clock: Clock = {
  now: () => Date.parse("2026-03-03T09:00+01:00"),
  zone: "Europe/Berlin",
};

/** Epoch milliseconds of a local time in Berlin in winter, as ISO without an offset. */
export const berlin = (local: string): number => Date.parse(`${local}+01:00`);

export type Bench = {
  readonly world: World;
  /** A handle for a record, as an earlier result would have issued it. */
  readonly handle: (kind: string, id: string) => string;
  readonly call: (name: string, input?: JsonObject) => Promise<Result>;
  /** What a voice says of the call: the tool's own sentence, or the failure's. */
  readonly spoken: (name: string, input?: JsonObject) => Promise<string | undefined>;
  /** The question before the call; fails as the tool does. */
  readonly question: (name: string, input?: JsonObject) => Promise<string>;
  /** The mark that having been shown the call's result leaves. */
  readonly seen: (name: string, input: JsonObject) => Promise<Seen | undefined>;
};

/** The tool of a name; the test fails where there is none. */
export function tool(name: string): Tool {
  const found = tools.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** What the times of a call mean, as a turn reads them. */
export function readMeanings(one: Tool, input: JsonObject, language: Language = english): Meanings {
  return meaningsOf(one, input, { language, clock });
}

/** What somebody is told of an act that fails; nothing where it doesn't. */
export function toldOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return sentenceOf(error, english);
  }
}

type Workplace = Parameters<typeof runCall>[2];

/** One call as the runtime makes it; every record it shows has to have its handle. */
export async function callTool(place: Workplace, name: string, input: JsonObject): Promise<Result> {
  const meanings = readMeanings(tool(name), input, place.language);
  const call: Call = { id: "c1", name, arguments: input, origins: {}, meanings, by: "script" };
  const result = await runCall(tool(name), call, place);
  expect(handlesOwed(tool(name), result), name).toBe(0);
  return result;
}

/** Tools over a machine in memory, called as the runtime calls them; forgiving as for a model that decides by itself. */
export function bench(
  seed: Partial<World> = {},
  language: Language = english,
  isForgiving = false,
): Bench {
  const { host, world } = createMemoryHost(clock, seed);
  const handles: HandleBook = createHandleBook();
  const signal = new AbortController().signal;
  const call = (name: string, input: JsonObject = {}): Promise<Result> =>
    callTool({ host, handles, signal, language, isOwn: true, isForgiving }, name, input);
  return {
    world,
    handle: (kind, id) => handles.issue([{ kind, id, facts: {} }], true)[0] ?? "",
    call,
    spoken: async (name, input = {}) => {
      const result = await call(name, input);
      return result.ok
        ? tool(name).say?.(result, {
            input,
            clock,
            language,
            meant: readMeanings(tool(name), input, language),
          })
        : result.message;
    },
    seen: async (name, input) =>
      tool(name).seen?.(resolveArguments(tool(name), input, handles), {
        host,
        signal,
        meant: readMeanings(tool(name), input, language),
        language,
      }),
    question: async (name, input = {}) => {
      const { ask } = tool(name);
      if (!ask) throw new HostFailure("invalid", `${name} asks nothing.`);
      const resolved = Object.entries(input).map(([key, value]) => [
        key,
        handles.resolve(String(value))?.id ?? value,
      ]);
      const meant = readMeanings(tool(name), input, language);
      const place = { host, signal, language, meant };
      try {
        return await ask(tool(name).input.parse(Object.fromEntries(resolved)), place);
      } catch (error) {
        // As whoever asks for a call is told.
        if (!(error instanceof HostFailure)) throw error;
        throw new HostFailure(error.failure, sentenceOf(error, language), error.candidates);
      }
    },
  };
}
