import { readFileSync } from "node:fs";
import { z } from "zod";

/** The first words of a dialogue, and the tools any of which its program means; none for talk. */
export type Asked = { readonly text: string; readonly accept: readonly string[] };
/** What a program does first, and which of our tools that is; the first line that fits counts. */
const MEANINGS: readonly (readonly [RegExp, readonly string[] | "unclear"])[] = [
  [/\(FenceReminder/, ["reminders.create"]],
  [/\((?:GenericPleasantry|PleasantryAnythingElseCombined|FenceGibberish|FenceTriviaQa)/, []],
  [/\((?:FenceWeather|WeatherPleasantry)/, []],
  [/\((?:Fence\w+|\w*Pleasantry\w*|UserPauseResponse)/, "unclear"],
  [/\((?:RespondComment|Respond\w*EventWrapper|ForwardEvent\w*)/, "unclear"],
  [/\(WeatherForEvent/, "unclear"],
  [/\(CreateCommitEventWrapper/, ["calendar.create_event"]],
  [/\(DeleteCommitEventWrapper/, ["calendar.delete_event"]],
  [/\(UpdateCommitEventWrapper/, ["calendar.update_event"]],
  [/\((?:RecipientAvailability|IsFree)/, ["calendar.find_slots", "calendar.query"]],
  [/\((?:QueryEventResponse|FindEventWrapper|FindNumNextEvent|FindLastEvent)/, ["calendar.query"]],
  [/\((?:Weather|WillRain|WillSnow|IsSunny|Is\w*Weather|Place|FindPlace)/, []],
  [/\(Person\.(?:phoneNumber|emailAddress)/, ["contacts.search"]],
];
/** Two of these in one program are two acts. */
const ACTS = /\((Create|Delete|Update)CommitEventWrapper/g;

const dialogueSchema = z.object({
  turns: z.array(z.object({ user: z.string(), lispress: z.string() })),
});

/** The first turns of a file of dialogues whose program means one of our tools clearly, or none. */
export function readFirstTurns(file: string): readonly Asked[] {
  return readFileSync(file, "utf8").split("\n").filter(Boolean).flatMap(firstTurn);
}

function firstTurn(line: string): readonly Asked[] {
  const [first] = dialogueSchema.parse(JSON.parse(line)).turns;
  if (!first) return [];
  const { user: text, lispress } = first;
  if (new Set(lispress.match(ACTS)).size > 1) return [];
  const accept = MEANINGS.find(([shape]) => shape.test(lispress))?.[1] ?? "unclear";
  return accept === "unclear" ? [] : [{ text, accept }];
}
