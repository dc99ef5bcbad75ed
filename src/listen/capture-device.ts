import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const soundFolder = "/dev/snd";
const captureDevice = /^pcm.*c$/;

/**
 * Whether a microphone can be there at all. Linux says so in files; asking its sound libraries
 * instead makes them print twenty lines to standard error where there is no sound card.
 */
export function hasCaptureDevice(platform: NodeJS.Platform = process.platform): boolean {
  if (platform !== "linux") return true;
  return hasCard() || soundServers().some((path) => existsSync(path));
}

function hasCard(): boolean {
  return (
    existsSync(soundFolder) && readdirSync(soundFolder).some((name) => captureDevice.test(name))
  );
}

/** PulseAudio's and PipeWire's sockets, for containers and remote desktops without a card of their own. */
function soundServers(): readonly string[] {
  const folder = `/run/user/${process.getuid?.() ?? 0}`;
  return [join(folder, "pulse", "native"), join(folder, "pipewire-0")];
}
