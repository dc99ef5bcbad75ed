import { expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import { completenessOf } from "../../src/understanding/completeness.ts";
import { UNWEIGHED } from "../../src/understanding/ranking/rerank-file.ts";
import { tools } from "../../tools/index.ts";
import { rankedAs } from "../helpers/turn-state.ts";
import { clock } from "../tools/run-tool.ts";

const unsure = (name: string): Ranked => ({ ...rankedAs(name), sure: false });
const none = (name: string): Ranked => ({ ...rankedAs(name), none: 0.99 });

it.each<[string, Ranked, string]>([
  ["set a timer for ten minutes", rankedAs("timers.set"), "complete"],
  ["tell her", rankedAs("messages.send"), "open"],
  // A record is looked up: nobody has to say more.
  ["move it to five", rankedAs("calendar.update_event"), "unknown"],
  ["set a timer", unsure("timers.set"), "unknown"],
  ["set a timer", none("timers.set"), "unknown"],
  ["set a timer", rankedAs("timers.lost"), "unknown"],
])("spoken words are a whole request, or lack something: %s", async (text, ranked, verdict) => {
  const reader = {
    registry: createRegistry(tools),
    rankWords: () => ranked,
    reranker: UNWEIGHED,
    names: async () => ({}),
    handles: createHandleBook(),
    language: english,
    host: { clock },
  };
  expect(await completenessOf(reader, text)).toBe(verdict);
});
