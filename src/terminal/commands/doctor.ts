import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { processEnvironment } from "../../config/environment.ts";
import type { Flags } from "../../config/flags.ts";
import { programFolder } from "../../config/folders.ts";
import { loadConfig } from "../../config/load-config.ts";
import { AssistantError, UsageError } from "../../errors.ts";
import type { DoctorReport, DoctorRow } from "../../types/doctor.ts";
import type { Application } from "../application.ts";
import { hung, line, textOf, warn } from "../output/piece.ts";
import type { Line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

export type DoctorFlags = { readonly open?: string; readonly connect?: boolean };

/** Prints the report: a row a line, or with `--json` one array; or opens the settings it names. Only wrong flags are failures of the report. */
export async function doctor(
  app: Application,
  flags: Flags,
  { open, connect = false }: DoctorFlags,
): Promise<void> {
  if (open !== undefined) {
    const did = await app.openSettings(open);
    if (flags.json === true) screen.json({ open, did });
    else screen.print(line(did));
    return;
  }
  const found = readConfig(flags);
  if ("rows" in found) return print(found.rows, flags.json === true);
  const { config, broken } = found;
  print(await app.doctor(config, { broken, connects: connect }), config.isJson);
}

type Found =
  | { readonly config: Config; readonly broken?: AssistantError }
  | { readonly rows: DoctorReport };

/** A broken settings file is what a doctor is asked about, so the rest is looked at without it. */
function readConfig(flags: Flags): Found {
  try {
    return { config: loadConfig(flags) };
  } catch (broken) {
    if (!(broken instanceof AssistantError)) throw broken;
    return withoutSettings(flags, broken);
  }
}

function withoutSettings(flags: Flags, broken: AssistantError): Found {
  try {
    const nowhere = join(programFolder, "no-settings");
    return {
      config: loadConfig(flags, { ...processEnvironment(), SOTTO_CONFIG: nowhere }),
      broken,
    };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof AssistantError)) throw error;
    const { code, message, hint } = error;
    const name = code === "state_unwritable" ? "state" : code;
    return { rows: [{ name, status: "missing", sentence: message, next: hint }] };
  }
}

function print(rows: DoctorReport, isJson: boolean): void {
  if (isJson) return screen.json(rows);
  const widest = Math.max(...rows.map(({ name }) => name.length));
  for (const row of rows) screen.print(...linesOf(row, widest));
}

/** What is wrong stands out, and what to do is set in below it. */
function linesOf({ status, name, sentence, next }: DoctorRow, widest: number): readonly Line[] {
  const mark = status.padEnd("missing".length);
  const painted = status === "ok" ? mark : warn(mark);
  const rest = `  ${name.padEnd(widest)}  `;
  const indent = " ".repeat(textOf(painted).length + rest.length);
  return [
    { head: [painted, rest], under: [indent], body: [sentence] },
    ...(next === undefined ? [] : [hung(`${indent}→ `, next)]),
  ];
}
