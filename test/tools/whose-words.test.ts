import * as world from "./world.ts";
import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import { parametersOf } from "../../src/tool/parameter.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { runCall } from "../../src/tool/run-call.ts";
import type { RunContext, Tool } from "../../src/tool/define-tool.ts";
import type { JsonObject, JsonValue } from "../../src/types/json.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { tools } from "../../tools/index.ts";
import { clock, readMeanings } from "./run-tool.ts";
import fc from "fast-check";

/** What no tool of ours says by itself. */
const STRANGE = "zqxstranger";
/** Parts of a host whose words are the machine's own or the user's: nobody else writes them. */
const OWN = new Set(["kind", "clock", "apps", "timers", "status", "audio"]);
const OWN_NAMES = new Set(["app", "timer"]);

/** The same value with a stranger's word behind every text in it. */
function strange(value: unknown): unknown {
  if (typeof value === "string") return `${value} ${STRANGE}`;
  if (Array.isArray(value)) return value.map(strange);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, strange(one)]));
}

/** A host whose records were all written by strangers; it can fail as a host does, by quoting one. */
function strangeHost(host: Host, isFailing: boolean): Host {
  const part = (name: string, methods: object): object =>
    new Proxy(methods, {
      get: (target, key) => {
        const method: unknown = Reflect.get(target, key);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => {
          if (name === "names" && OWN_NAMES.has(String(args[0]))) return method(...args) as unknown;
          if (isFailing) throw new HostFailure("ambiguous", `Several fit: ${STRANGE} or other.`);
          const answer: unknown = method(...args);
          return answer instanceof Promise ? answer.then(strange) : strange(answer);
        };
      },
    });
  const parts = Object.entries(host).map(([name, value]) => {
    const isPart = typeof value === "object" && value !== null && !OWN.has(name);
    return [name, isPart ? part(name, value) : value];
  });
  // The parts are those of a host, each with the same methods.
  return Object.fromEntries(parts) as Host;
}

const WORDS = ["sarah", "home", "shopping", "anna@form.example", "10 minutes", "tomorrow at 4"];
const inputOf = (tool: Tool): fc.Arbitrary<JsonObject> => {
  const fields = parametersOf(tool).map(({ name, type, values }) => {
    const one = values.length > 0 ? fc.constantFrom(...values) : fc.constantFrom(...WORDS);
    const value: fc.Arbitrary<JsonValue> =
      type === "strings"
        ? fc.array(one, { minLength: 1, maxLength: 2 })
        : type === "boolean"
          ? fc.boolean()
          : type === "string"
            ? one
            : fc.integer({ min: 1, max: 50 });
    return [name, fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((given) => {
    const said = Object.entries(given).filter(([, value]) => value !== undefined);
    // What is left has no undefined in it.
    return Object.fromEntries(said) as JsonObject;
  });
};

const acting = tools.filter(({ run }) => run !== undefined);

describe.each(acting.filter(({ reads }) => reads !== "untrusted"))("$name", (tool) => {
  it("carries no word a stranger can have written, in its result, its failure or its question", async () => {
    const { host } = createMemoryHost(clock, {
      people: [...world.people],
      timers: [{ id: "t1", label: "tea", due: clock.now() + 60_000, kind: "timer" }],
    });
    const check = fc.asyncProperty(inputOf(tool), fc.boolean(), async (input, isFailing) => {
      const place = {
        host: strangeHost(host, isFailing),
        handles: createHandleBook(),
        signal: new AbortController().signal,
        language: english,
        isOwn: true,
      };
      const call = {
        id: "c1",
        name: tool.name,
        arguments: input,
        origins: {},
        meanings: readMeanings(tool, input),
        by: "script",
      } as const;
      const result = await runCall(tool, call, place);
      expect(JSON.stringify(result)).not.toContain(STRANGE);
      const asked = await askedOf(tool, input, place);
      expect(asked).not.toContain(STRANGE);
    });
    await fc.assert(check, { numRuns: 200 });
  });
});

async function askedOf(
  tool: Tool,
  input: JsonObject,
  place: Omit<RunContext, "meant">,
): Promise<string> {
  const read = tool.input.safeParse(input);
  if (!read.success) return "";
  try {
    return (await tool.ask?.(read.data, { ...place, meant: readMeanings(tool, input) })) ?? "";
  } catch (error) {
    return String(error);
  }
}

describe("the tools", () => {
  it("are trusted only by name, so that a new one has to be thought of", () => {
    const trusted = acting.filter(({ reads }) => reads !== "untrusted").map(({ name }) => name);
    expect(trusted.toSorted()).toEqual([
      "system.get_status",
      "system.open_app",
      "system.set_volume",
      "timers.cancel",
      "timers.set",
    ]);
  });
});
