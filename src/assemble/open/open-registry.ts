import { tools } from "../../../tools/index.ts";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import { domainOf } from "../../tool/signature.ts";
import { createRegistry } from "../../tool/registry.ts";
import type { Registry } from "../../tool/registry.ts";

/** The registry of our tools, without those the settings hide: whatever shows tools never sees them. */
export function openRegistry({
  hidden,
  mcp,
  settingsFile,
}: Pick<Config, "hidden" | "mcp" | "settingsFile">): Registry {
  const names = new Set(tools.flatMap(({ name }) => [name, domainOf(name)]));
  const unknown = hidden.find((rule) => !names.has(rule) && !(domainOf(rule) in mcp));
  if (unknown !== undefined) {
    throw new UsageError(
      `The setting "hidden" names "${unknown}", which is no tool and no domain.`,
      {
        hint: `See sotto tools, then change ${settingsFile}.`,
      },
    );
  }
  const isHidden = (name: string): boolean =>
    hidden.includes(name) || hidden.includes(domainOf(name));
  return createRegistry(tools.filter(({ name }) => !isHidden(name)));
}
