import { english } from "../../../src/language/en/english.ts";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { macTools } from "../../../src/host/macos/create-macos-host.ts";
import { macPrograms } from "../../../src/host/macos/mac-programs.ts";

/** A program that ends while a script of its own hangs: by itself after a while, or by whoever started it. */
const [folder = "", programs = "", ending] = process.argv.slice(2);
const { scripts } = macTools({
  language: english,
  clock: { now: Date.now, zone: "UTC" },
  home: folder,
  roots: [folder],
  state: join(folder, "state"),
  environment: {},
  notice: () => {},
  programs: macPrograms(programs),
});
/** Long enough for the stand-in to be hanging, in milliseconds. */
const WHILE_MS = 4_000;
if (ending === "exit") setTimeout(() => process.exit(0), WHILE_MS);
await scripts.run({ script: "calendar/calendars", service: "calendar" }, z.unknown());
