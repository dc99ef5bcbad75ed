import { isAbsolute, join, relative } from "node:path";
import type { Environment } from "../config/environment.ts";
import { usableHome } from "../config/folders.ts";

/** Where programs of this machine keep settings and data. */
export type Places = {
  readonly home: string;
  readonly config: string;
  readonly data: string;
  /** Variables a path in somebody's settings may name. */
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
};

/** The user's own places by the XDG customs. */
export function placesOf(env: Environment, platform: NodeJS.Platform): Places {
  const home = usableHome(env);
  const xdg = (name: string, usual: string): string => {
    const said = env[name] ?? "";
    return isAbsolute(said) ? said : join(home, usual);
  };
  return {
    home,
    config: xdg("XDG_CONFIG_HOME", ".config"),
    data: xdg("XDG_DATA_HOME", ".local/share"),
    env,
    platform,
  };
}

/** Looking into these makes macOS ask for a permission. */
const ASKS_ON_MAC = ["Desktop", "Documents", "Downloads", "Library", "Movies", "Music", "Pictures"];

/** Whether a folder can be looked into without the system asking the person anything. */
export function mayLookInto(path: string, { home, platform }: Places): boolean {
  const [top = ""] = relative(home, path).split("/");
  return platform !== "darwin" || !ASKS_ON_MAC.includes(top);
}
