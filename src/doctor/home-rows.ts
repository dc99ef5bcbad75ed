import { existsSync } from "node:fs";
import { join } from "node:path";
import { namedPaths, problemOf } from "../config/check/named-paths.ts";
import type { Config } from "../config/config.ts";
import { HostFailure } from "../errors.ts";
import type { EmbeddedHost } from "../host/embedded/create-embedded-host.ts";
import { createEmbeddedHost } from "../host/embedded/create-embedded-host.ts";
import type { EmbeddedFolders } from "../host/embedded/folders.ts";
import type { FileProblem } from "../host/embedded/parts/part.ts";
import { rootOf } from "../host/embedded/vdir/collections.ts";
import type { DoctorRow } from "../types/doctor.ts";
import type { NameKind } from "../types/known-names.ts";
import { tallyRows } from "./tally-rows.ts";
import type { Language } from "../language/language.ts";
import { clockOf } from "../config/clock-of.ts";
import { foldersOf } from "../host/embedded/folders-of.ts";

const COUNTED: readonly (readonly [NameKind, string])[] = [
  ["calendar", "calendars"],
  ["list", "lists"],
  ["person", "contacts"],
  ["mailbox", "mailboxes"],
  ["note", "notes"],
  ["file", "files"],
];
/** Things told of one file. */
const MOST_REASONS = 3;

/** What the host finds in the user's folders, and every file of theirs it can't read. Changes none of them. */
export async function homeRows(config: Config, language: Language): Promise<readonly DoctorRow[]> {
  if (config.host === "macos") return [];
  const folders = foldersOf(config);
  const lost = lostRows(config);
  if (config.home.isSample && !existsSync(config.home.folder)) return [emptyRow(config)];
  const isNothing = lost.length > 0 && Object.keys(config.paths).length === 0;
  if (isNothing) return lost;
  return withQuietHost({ config, language }, async (host) => {
    const home = await homeRow(config, host);
    const problems = await host.problems();
    const tallies = tallyRows(await host.tallies(), problems);
    const kept = await keptRows(host);
    return [home, ...lost, ...tallies, ...kept, ...problemRows(problems, folders)];
  });
}

/** Looks with a host that sends nothing and moves nothing. */
export async function withQuietHost<Seen>(
  { config, language }: { readonly config: Config; readonly language: Language },
  look: (host: EmbeddedHost) => Promise<Seen>,
): Promise<Seen> {
  await using host = await createEmbeddedHost({
    folders: foldersOf(config),
    clock: clockOf(config),
    language,
    outboxHoldMs: Infinity,
    // What waits in an outbox goes on waiting.
    resumes: false,
    useDevices: false,
  });
  return look(host);
}

/** More than this is told as so many at least. */
const MOST_KEPT = 1_000;

/** Mails of the outbox, which have not left the machine. */
async function keptRows(host: EmbeddedHost): Promise<readonly DoctorRow[]> {
  const count = await outboxCount(host);
  if (count === 0) return [];
  const lie = count === 1 ? "One mail lies" : `${count} mails lie`;
  const sentence = `${lie} in the mailbox Outbox here and ${count === 1 ? "has" : "have"} not been sent by sotto.`;
  return [{ name: "outbox", status: "ok", sentence }];
}

async function outboxCount(host: EmbeddedHost): Promise<number> {
  try {
    const query = { mailbox: "outbox", limit: MOST_KEPT };
    return (await host.mail.search(query)).rows.length;
  } catch (error) {
    if (error instanceof HostFailure) return 0; // no mail folder, or none of that name in it
    throw error;
  }
}

function emptyRow({ home }: Config): DoctorRow {
  const sentence = `No folder of yours is named, so the first start makes a sample home in ${home.folder}.`;
  const next = "Name your own: sotto config set paths.… DIR";
  return { name: "home", status: "warn", sentence, next };
}

async function homeRow(config: Config, host: EmbeddedHost): Promise<DoctorRow> {
  const { folder, isSample } = config.home;
  const counts = await Promise.all(
    COUNTED.map(async ([kind, plural]) => `${await countOf(host, kind)} ${plural}`),
  );
  const isMixed = existsSync(folder) && folder === join(config.folders.data, "home");
  const where = isSample ? `the sample home ${folder}` : folder;
  const whose = Object.keys(config.paths).length > 0 ? "the folders of the settings and " : "";
  const sentence = `The ${host.kind} host serves ${whose}${where}: ${counts.join(", ")}.`;
  if (!isMixed) return { name: "home", status: "ok", sentence };
  const next = isSample
    ? "Its people are invented; name your own folders: sotto config set paths.… DIR"
    : "What paths.… doesn't name still is the sample's; name it, or start with --home DIR.";
  return { name: "home", status: "warn", sentence, next };
}

export async function countOf(host: EmbeddedHost, kind: NameKind): Promise<number | "no"> {
  try {
    return (await host.names.of(kind)).length;
  } catch (error) {
    if (error instanceof HostFailure) return "no"; // why, the host's problems tell
    throw error;
  }
}

/** What flags and settings name and that can't serve. */
function lostRows(config: Config): readonly DoctorRow[] {
  return namedPaths(config).flatMap((named) => {
    const problem = problemOf(named);
    if (!problem) return [];
    const { by, sentence, next } = problem;
    return [{ name: by === "--home" ? "home" : by, status: "missing", sentence, next }];
  });
}

/** A row a file, with the first things wrong with it. */
function problemRows(
  problems: readonly FileProblem[],
  folders: EmbeddedFolders,
): readonly DoctorRow[] {
  const rows: DoctorRow[] = [];
  for (const [file, alike] of Map.groupBy(problems, (problem) => problem.file)) {
    const [domain = "", ...inner] = file.split("/");
    const folder = folderOf(folders, domain);
    // A domain nobody keeps anything of isn't broken; the counts tell it.
    if (inner.length === 0 && folder !== undefined && !existsSync(folder)) continue;
    const path = folder === undefined ? file : join(folder, ...inner);
    const more = alike.length - MOST_REASONS;
    const reasons = alike.slice(0, MOST_REASONS).map(({ reason }) => reason);
    const rest = more > 0 ? `; and ${more} more` : "";
    const sentence = `${path} can't be read whole: ${reasons.join("; ")}${rest}`;
    const next = "Repair it or take it away; the rest is served without it.";
    rows.push({ name: "file", status: "warn", sentence, next });
  }
  return rows;
}

/** Where a domain's problems are; several roots of files are told by the name alone. */
function folderOf(folders: EmbeddedFolders, domain: string): string | undefined {
  const { files, calendars, applications, ...others } = folders;
  const known: Readonly<Record<string, string | undefined>> = {
    ...others,
    calendar: rootOf(calendars, ".ics").root,
    reminders: rootOf(others.reminders, ".ics").root,
    contacts: rootOf(others.contacts, ".vcf").root,
    apps: applications,
    files: files.length === 1 ? files[0] : undefined,
    timers: join(folders.state, "timers.json"),
  };
  return known[domain];
}
