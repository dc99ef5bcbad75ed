import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openHost } from "../../assemble/open/open-host.ts";
import type { Config } from "../../config/config.ts";
import type { Host } from "../../host/host.ts";
import { differing, snapshotOf } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * What another program does to everything that differs from `before`: edits and renames files, puts
 * some in the place of removed ones, turns the volume, goes on with the music, ends a timer. False
 * where nothing is left that it could change.
 */
export async function changeSince(config: Config, before: Snapshot): Promise<boolean> {
  const after = await snapshotOf(config);
  const changed = differing(before, after).map((key) =>
    key.startsWith("home/")
      ? changeFile(join(config.home.folder, key.slice("home/".length)), after.has(key))
      : changeMachine(config, key, (after.get(key) ?? "").length > (before.get(key) ?? "").length),
  );
  return (await Promise.all(changed)).includes(true);
}

async function changeFile(file: string, isThere: boolean): Promise<boolean> {
  const isMail = file.includes("/mail/");
  // A folder is no matter of its own, and a mail that was moved has left its name for good.
  if (file.endsWith("/") || (isMail && !isThere)) return false;
  if (!isThere) await putFile(file);
  else if (isMail) await rename(file, file.includes(":2,") ? `${file}P` : `${file}:2,P`);
  else if (file.endsWith(".ics")) await editItem(file);
  else await appendFile(file, "another program's\n");
  return true;
}

async function putFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, "another program's\n");
}

async function editItem(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^END:V(EVENT|TODO)/m, "X-OTHER:1\r\n$&"));
}

async function changeMachine(config: Config, key: string, isMore: boolean): Promise<boolean> {
  await using host = await openHost(config, { notice: () => undefined });
  switch (key) {
    case "volume":
      return changeVolume(host);
    case "music":
      await host.music.control("next");
      return true;
    case "timers":
      return isMore && (await endNewest(host));
    default:
      return false;
  }
}

async function changeVolume(host: Host): Promise<true> {
  const { level, muted } = await host.audio.volume();
  await host.audio.setVolume({ level: (level + 7) % 100, muted });
  return true;
}

async function endNewest(host: Host): Promise<boolean> {
  const [timer] = await host.timers.all();
  if (timer) await host.timers.cancel(timer.id);
  return timer !== undefined;
}
