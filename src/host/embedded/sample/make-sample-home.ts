import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "../../../errors.ts";
import { orMissing } from "../../../store/fs-failure.ts";
import type { SampleClock } from "./sample-clock.ts";
import { writeChats } from "./write-chats.ts";
import { writeFiles } from "./write-files.ts";

/**
 * A believable week of somebody's life in `folder`, in the formats the embedded host reads, the
 * same for the same `now` and zone. The folder appears whole or not at all; one that holds
 * anything is refused.
 */
export async function makeSampleHome(folder: string, clock: SampleClock): Promise<void> {
  const home = resolve(folder);
  if ((await orMissing(readdir(home), [])).length > 0) {
    throw new UsageError(`The folder ${home} is not empty, so no sample was written there.`, {
      hint: "Name an empty or new folder with --home.",
    });
  }
  const making = join(dirname(home), `.${basename(home)}.making-${process.pid}`);
  try {
    await writeAll(making, clock);
    await rename(making, home);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function writeAll(home: string, clock: SampleClock): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  await writeFiles(home, clock);
  writeChats(join(home, "messages.db"), clock);
}
