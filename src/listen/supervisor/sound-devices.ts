import type { SoundDevices } from "./choose-input.ts";

/**
 * Looks at the sound devices of a Mac; nothing elsewhere: Linux' sound servers move a recording to another device by
 * themselves, and its libraries print lines where there is no card.
 */
export async function soundDevices(
  platform: NodeJS.Platform = process.platform,
): Promise<(() => SoundDevices | undefined) | undefined> {
  if (platform !== "darwin") return undefined;
  try {
    const { Microphone, Speaker } = await import("decibri");
    return () => {
      try {
        return { inputs: Microphone.devices(), outputs: Speaker.devices() };
      } catch {
        // While a device comes or goes there may be no list; the next look has one.
        return undefined;
      }
    };
  } catch {
    // Without that package another recorder hears, and the system chooses.
    return undefined;
  }
}
