import { homedir } from "node:os";
import { join } from "node:path";
import { AssistantError } from "../../errors.ts";
import type { MacosHostOptions } from "./create-macos-host.ts";
import { hasScripting, macPrograms } from "./mac-programs.ts";

/** The folders of a Mac's home that hold a person's files; macOS asks once for each. */
const MAC_ROOTS = ["Documents", "Desktop", "Downloads"];

/** What the settings say of a Mac. */
type Named = {
  readonly paths: { readonly files?: readonly string[] | undefined };
  readonly folders: { readonly state: string };
  readonly outbox: string;
};
type Around = Pick<MacosHostOptions, "clock" | "language" | "environment" | "notice">;

/** What the Mac's own apps are reached by; `SOTTO_MAC_PROGRAMS` names a folder of stand-ins for its programs, for tests. */
export function macOptions(
  { paths, folders, outbox }: Named,
  { clock, language, environment, notice }: Around,
): MacosHostOptions {
  const programs = macPrograms(environment["SOTTO_MAC_PROGRAMS"]);
  if (!hasScripting(programs)) {
    throw new AssistantError(
      "no_host",
      `Only a Mac has these apps: ${programs.osascript} isn't here.`,
      { hint: "Start with --host embedded to use ordinary files." },
    );
  }
  const home = homedir();
  return {
    clock,
    language,
    home,
    roots: paths.files ?? MAC_ROOTS.map((name) => join(home, name)),
    state: join(folders.state, "host"),
    environment,
    notice,
    ...(outbox === "now" ? { outboxHoldMs: 0 } : {}),
    programs,
  };
}
