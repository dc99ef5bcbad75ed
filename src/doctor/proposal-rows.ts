import type { Config } from "../config/config.ts";
import type { DoctorRow } from "../types/doctor.ts";
import { foldersOf } from "../host/embedded/folders-of.ts";
import { findData } from "./find-data.ts";
import { inShell } from "./machine-rows.ts";
import { isInside } from "./is-inside.ts";
import type { Places } from "./places.ts";

const WORDS = {
  calendars: "calendars",
  reminders: "task lists",
  contacts: "contacts",
  mail: "mail",
  notes: "notes",
  music: "music",
};

/** Folders with the user's own data that nothing serves yet, each with the command that names it. */
export function proposalRows(config: Config, places: Places): readonly DoctorRow[] {
  const served = foldersOf(config);
  return findData(places)
    .filter(({ key, folder }) => !config.paths[key] && !isInside(folder, served[key]))
    .map(({ key, folder, because }) => ({
      name: `paths.${key}`,
      status: "warn",
      sentence: `By ${because.join(" and ")}, ${folder} holds your ${WORDS[key]}, but the settings don't name it.`,
      next: `sotto config set paths.${key} ${inShell(folder)}`,
    }));
}
