import { join } from "node:path";
import { applications, playlists, shortcuts, tracks } from "../data/machine.ts";
import { putFile } from "../put-file.ts";
import { hoursBefore } from "../sample-time.ts";
import type { SampleClock } from "../sample-time.ts";

const AGE_HOURS = 3_000;
const SAMPLE_RATE_HZ = 8_000;
/** The middle of the range of unsigned 8-bit samples: silence. */
const SILENCE = 128;

/** The sample's music: a second of silence a track, in folders by artist and album, and playlists. */
export async function writeMusic(folder: string, clock: SampleClock): Promise<void> {
  const modified = hoursBefore(AGE_HOURS, clock);
  for (const { artist, album, titles } of tracks) {
    for (const [index, title] of titles.entries()) {
      const file = `${String(index + 1).padStart(2, "0")} ${title}.wav`;
      await putFile({ path: join(folder, artist, album, file), content: silentWav(), modified });
    }
  }
  for (const [name, paths] of Object.entries(playlists)) {
    const content = ["#EXTM3U", ...paths, ""].join("\n");
    await putFile({ path: join(folder, `${name}.m3u`), content, modified });
  }
}

/** The sample's apps, as desktop entries. */
export async function writeApplications(folder: string, clock: SampleClock): Promise<void> {
  for (const { name, generic, keywords } of applications) {
    const id = name.toLowerCase().replaceAll(" ", "-");
    const lines = [
      "[Desktop Entry]",
      "Type=Application",
      `Name=${name}`,
      `GenericName=${generic}`,
      `Keywords=${keywords}`,
      "Exec=true",
      "Terminal=false",
      "",
    ];
    const modified = hoursBefore(AGE_HOURS, clock);
    await putFile({ path: join(folder, `${id}.desktop`), content: lines.join("\n"), modified });
  }
}

/** The sample's shortcuts: small shell scripts whose second line tells what they are. */
export async function writeShortcuts(folder: string, clock: SampleClock): Promise<void> {
  for (const { name, description, input, script } of shortcuts) {
    const header = `# ${JSON.stringify({ name, description, input })}`;
    await putFile({
      path: join(folder, name),
      content: `#!/bin/sh\n${header}\n${script}\n`,
      modified: hoursBefore(AGE_HOURS, clock),
      executable: true,
    });
  }
}

function silentWav(): Uint8Array {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + SAMPLE_RATE_HZ, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  header.writeUInt32LE(SAMPLE_RATE_HZ, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(SAMPLE_RATE_HZ, 40);
  return Buffer.concat([header, Buffer.alloc(SAMPLE_RATE_HZ, SILENCE)]);
}
