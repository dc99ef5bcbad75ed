/** "Weil er nie da ist", "ich bin verhindert": a clause of its own. */
const CLAUSE =
  /^(?:weil|obwohl|damit|falls|sofern|sobald|nachdem|bevor|(?:ich|du|wir|er|sie|ihr|es)\s+(?:bin|bist|ist|sind|war|waren|habe|hab|hast|hat|haben|hatte|werde|wird|will|kann|muss|soll)|ich['’]?s)(?=\s|$)/i;
/** "Tee, nein, Abendessen", "das, was du gerade gemacht hast". */
const SPEAKING =
  /(?:^|[,;–—]\s*)(?:nein|nee|quatsch|sorry|ach|entschuldigung|ich meine|besser|doch lieber)(?=[,\s])[,\s]|(?:das|die|den), (?:was|die|den) (?:du|ich) (?:gerade|eben)/i;
/** Behind these something is left to be said. */
const UNFINISHED = /(?:^|\s)(?:der|die|das|den|dem|ein|eine|einen|mein|meine|und|oder|weil)$/i;

/** Words that can't be what something is called: a clause, a slip taken back, half a phrase. */
export function namesNothing(name: string): boolean {
  return UNFINISHED.test(name) || CLAUSE.test(name) || SPEAKING.test(name);
}
