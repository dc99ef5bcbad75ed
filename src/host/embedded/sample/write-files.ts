import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import ages from "./ages.json" with { type: "json" };
import { fillDates } from "./fill-dates.ts";
import type { SampleClock } from "./sample-clock.ts";
import { hoursBefore } from "./sample-clock.ts";

/** The sample as it lies here: a file a record, with its dates and mail's places left open. */
const HOME = join(import.meta.dirname, "home");
/** How many hours ago a file was last changed, or all files of a folder. */
const AGES: Readonly<Record<string, number>> = ages;
/** Mail this fresh has not been looked at by any program: it lies in `new`. */
const NEW_HOURS = 24;

/** Writes the files of the sample for the user alone, with their dates and the times they were last changed. */
export async function writeFiles(home: string, clock: SampleClock): Promise<void> {
  for (const entry of await readdir(HOME, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const file = relative(HOME, source);
    const hours = ageOf(file);
    const modified = hoursBefore(hours, clock);
    const isMail = extname(file) === ".eml";
    const path = join(home, isMail ? placeOf(file, { hours, modified }) : file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const mode = (await stat(source)).mode & 0o100 ? 0o700 : 0o600;
    await writeFile(path, await contentOf(source, { clock, modified }), { flag: "wx", mode });
    await utimes(path, modified / 1_000, modified / 1_000);
  }
  for (const box of await readdir(join(HOME, "mail"))) {
    for (const part of ["cur", "new", "tmp"]) {
      await mkdir(join(home, "mail", box, part), { recursive: true, mode: 0o700 });
    }
  }
}

function ageOf(file: string): number {
  const hours = AGES[file] ?? AGES[file.slice(0, file.indexOf("/"))];
  if (hours === undefined) throw new Error(`ages.json has no age of ${file}`);
  return hours;
}

/** Calendars, cards and mail end their lines as the standards want it; all other files are copied as they are. */
async function contentOf(
  source: string,
  { clock, modified }: { readonly clock: SampleClock; readonly modified: number },
): Promise<string | Buffer> {
  const content = await readFile(source);
  if (![".ics", ".vcf", ".eml"].includes(extname(source))) return content;
  const date = new Date(modified).toUTCString().replace("GMT", "+0000");
  const text = fillDates(content.toString("utf8"), clock).replace(
    "Date: {modified}",
    `Date: ${date}`,
  );
  return text.replaceAll("\n", "\r\n");
}

/** Where a Maildir keeps `INBOX/tom-weekend,S.eml`: named by when it came, with its flags (S seen, F flagged, R replied, D draft). */
function placeOf(
  file: string,
  { hours, modified }: { readonly hours: number; readonly modified: number },
): string {
  const [id = "", flags = ""] = basename(file, ".eml").split(",");
  const name = `${Math.floor(modified / 1_000)}.${id}.sample`;
  const isNew = flags === "" && hours < NEW_HOURS;
  return join(dirname(file), ...(isNew ? ["new", name] : ["cur", `${name}:2,${flags}`]));
}
