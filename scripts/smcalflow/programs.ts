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
const ACTS = /\((Create|Delete|Update)CommitEventWrapper/g;

/** The tools any of which a program means; none for talk. */
export function toolsOf(program: string): readonly string[] | "unclear" {
  return MEANINGS.find(([shape]) => shape.test(program))?.[1] ?? "unclear";
}

/** How many kinds of act a program does: more than one are several acts. */
export function actsIn(program: string): number {
  return new Set(program.match(ACTS)).size;
}
