import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const soundFolder = "/dev/snd";
const captureDevice = /^pcm.*c$/;
/** ALSA's list: `00-00: ALC257 Analog : ALC257 Analog : playback 1 : capture 1`. */
const deviceList = "/proc/asound/pcm";

/** Whether a microphone can be there at all: a card's, or that of a sound server elsewhere. */
export function hasCaptureDevice(platform: NodeJS.Platform = process.platform): boolean {
  return hasCard(platform) || soundServers().some((path) => existsSync(path));
}

/**
 * Whether a sound card can record. Linux says so in files; asking its sound libraries instead makes
 * them print twenty lines to standard error where there is no card.
 */
export function hasCard(platform: NodeJS.Platform = process.platform): boolean {
  if (platform !== "linux") return true;
  return (
    existsSync(soundFolder) && readdirSync(soundFolder).some((name) => captureDevice.test(name))
  );
}

/** The sound card's inputs by name, where Linux lists them in a file; empty anywhere else. */
export function captureDevices(list: string = deviceList): readonly string[] {
  if (!existsSync(list)) return [];
  return readFileSync(list, "utf8")
    .split("\n")
    .filter((line) => /: capture \d/.test(line))
    .flatMap((line) => {
      const [, at, device, name] = /^(\d+)-(\d+): [^:]*: ([^:]*?)\s*:/.exec(line) ?? [];
      return name === undefined ? [] : [`${name} (hw:${Number(at)},${Number(device)})`];
    });
}

/** PulseAudio's and PipeWire's sockets, for containers and remote desktops without a card of their own. */
function soundServers(): readonly string[] {
  const folder = `/run/user/${process.getuid?.() ?? 0}`;
  return [join(folder, "pulse", "native"), join(folder, "pipewire-0")];
}
