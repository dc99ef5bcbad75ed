import { madeEngine } from "../../speak/engines/made-engine.ts";
import { soundOf, unheardPlayer } from "./bench-speaker.ts";
import type { Clip } from "./clips.ts";

/** Made from people's recordings (CMU ARCTIC), taken in turns. */
const VOICES = ["rms", "slt", "awb"];

/**
 * A request of each kind there is over the sample home; the last three leave something to be decided,
 * so that they may go to the model.
 */
const REQUESTS = [
  "what's on my calendar tomorrow",
  "remind me to call mum at five",
  "any new mail from Anna",
  "open Safari",
  "set a timer for ten minutes",
  "add milk to the shopping list",
  "what is Priya's phone number",
  "play some jazz",
  "turn the volume down",
  "make a note that the bike needs new brakes",
  "when do I meet Sarah this week",
  "tell Tom that I am running late",
  "put the dentist on Friday at three",
  "can you open up to Foddy for me",
  "put something in for the weekend with Tom",
  "Anna about the invoice",
  "what about the boiler",
] as const;

/** The requests as people's voices say them; none where flite is not installed. */
export async function spokenRequests(signal: AbortSignal): Promise<readonly Clip[]> {
  const clips: Clip[] = [];
  for (const [index, said] of REQUESTS.entries()) {
    const voice = VOICES[index % VOICES.length] ?? "";
    const samples = await spoken(said, voice, signal);
    if (!samples) return [];
    clips.push({ file: `${voice}: ${said}`, said, isCommand: true, samples });
  }
  return clips;
}

async function spoken(
  said: string,
  voice: string,
  signal: AbortSignal,
): Promise<Int16Array | undefined> {
  const flite = madeEngine({
    program: "flite",
    args: (file) => ["-voice", voice, "-t", said, "-o", file],
    writesFile: true,
    player: unheardPlayer,
  });
  try {
    return await soundOf(flite, said, signal);
  } catch {
    return undefined; // not installed: the recorded clips do
  }
}
