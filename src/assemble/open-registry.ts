import { tools } from "../../tools/index.ts";
import { createRegistry } from "../tool/registry.ts";
import type { Registry } from "../tool/registry.ts";

/** The registry of the 41 tools. */
export function openRegistry(): Registry {
  return createRegistry(tools);
}
