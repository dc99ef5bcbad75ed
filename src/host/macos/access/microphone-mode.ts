import { z } from "zod";
import type { MacTools } from "../mac-part.ts";

/** In the order of their numbers (AVCaptureMicrophoneMode). */
const MODES = ["standard", "wide spectrum", "voice isolation"] as const;

export type MicrophoneMode = (typeof MODES)[number] | "not told";

export type MicrophoneModes = {
  /** What a person chose in the menu bar, for the app we run in. */
  readonly chosen: MicrophoneMode;
  /** The one in use; another one where the device can't do what was chosen, or nobody records. */
  readonly active: MicrophoneMode;
};

const told = z.object({ chosen: z.number().nullable(), active: z.number().nullable() });

/**
 * The modes of the microphone, as macOS tells them to a program of the app we run in. Asks nobody for anything, and
 * changes nothing: a mode is a person's choice alone.
 */
export async function microphoneModes({ scripts }: MacTools): Promise<MicrophoneModes> {
  const call = { script: "system/microphone-mode", service: "system", mayAsk: false } as const;
  const { chosen, active } = await scripts.run(call, told);
  return { chosen: modeOf(chosen), active: modeOf(active) };
}

function modeOf(number: number | null): MicrophoneMode {
  return MODES[number ?? -1] ?? "not told";
}
