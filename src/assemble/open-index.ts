import type { Config } from "../config/config.ts";
import { createIndex } from "../discovery/create-index.ts";
import type { Index } from "../discovery/create-index.ts";
import { toIndexedTool } from "../discovery/indexed-tool.ts";
import type { Registry } from "../tool/registry.ts";
import { usagePhrases } from "../../tools/usage-phrases.ts";

/** The index over every acting tool with its usage phrases. */
export function openIndex(_config: Config, registry: Registry): Index {
  const tools = registry.acting().map((tool) => toIndexedTool(tool, usagePhrases(tool.name)));
  return createIndex({ tools });
}
