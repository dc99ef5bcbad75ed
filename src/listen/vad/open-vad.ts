import { messageOf } from "../../errors.ts";
import { energyVad } from "./energy-vad.ts";
import { openSileroVad } from "./silero-vad.ts";
import type { Vad } from "./vad.ts";

/** The best detector that loads here. `onFallback` is told why it is not Silero. */
export async function openVad(
  onFallback: (reason: string) => void = () => undefined,
  openBest: () => Promise<Vad> = openSileroVad,
): Promise<Vad> {
  try {
    return await openBest();
  } catch (error) {
    onFallback(messageOf(error));
    return energyVad();
  }
}
