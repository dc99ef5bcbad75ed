import type { Config } from "../../config/config.ts";
import type { ToolRow } from "../../terminal/application.ts";
import { signatureOf } from "../../tool/signature.ts";
import { openRegistry } from "../open/open-registry.ts";

/** Every tool the settings don't hide, as it is shown. */
export function listTools(config: Config): readonly ToolRow[] {
  return openRegistry(config)
    .list()
    .map((tool) => ({
      name: tool.name,
      load: tool.load,
      description: tool.description,
      signature: signatureOf(tool),
      confirm: typeof tool.confirm === "function" ? "sometimes" : tool.confirm === true,
      effect: tool.effect,
    }));
}
