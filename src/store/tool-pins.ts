import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { errnoOf } from "./fs-failure.ts";
import { durableWrite } from "./durable-write.ts";

const pinsSchema = z.record(z.string(), z.record(z.string(), z.string()));
type Pins = z.infer<typeof pinsSchema>;

/** What outside tools were when they were allowed, by hash, in one file of the state folder. */
export type ToolPins = {
  /** Tools of a server that are not what was allowed; none of a server that is met for the first time. */
  readonly unknown: (server: string, definitions: Definitions) => readonly string[];
  /** Allows these tools of a server, and no others of it. */
  readonly pin: (server: string, definitions: Definitions) => Promise<void>;
};

/** Name, description and schema of each tool, by its name. */
type Definitions = ReadonlyMap<string, unknown>;

/** The pins of the file; of a broken one nothing is known, so that every tool is asked for. */
export function openToolPins(file: string): ToolPins {
  const pins = readPins(file);
  return {
    unknown: (server, definitions) => {
      const known = pins === "broken" ? {} : pins[server];
      if (known === undefined) return [];
      return [...definitions.keys()].filter(
        (name) => known[name] !== hashOf(definitions.get(name)),
      );
    },
    pin: async (server, definitions) => {
      const hashes = [...definitions].map(([name, one]) => [name, hashOf(one)] as const);
      const others = pins === "broken" ? {} : pins;
      const changed = { ...others, [server]: Object.fromEntries(hashes) };
      if (pins !== "broken") pins[server] = changed[server] ?? {};
      await durableWrite(file, JSON.stringify(changed, null, 2));
    },
  };
}

function readPins(file: string): Pins | "broken" {
  try {
    return pinsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return errnoOf(error) === "ENOENT" ? {} : "broken";
  }
}

function hashOf(definition: unknown): string {
  return createHash("sha256").update(JSON.stringify(definition)).digest("hex");
}
