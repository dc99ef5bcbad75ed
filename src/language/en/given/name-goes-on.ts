/** "Boiler man's coming": the last word of a name runs into the verb behind it. */
const RUNNING_ON = /^(?<word>\s+[\p{L}-]+)['’](?:s|ll|re|ve|d)(?=\s)/u;

export function nameGoesOn(behind: string): number {
  return RUNNING_ON.exec(behind)?.groups?.["word"]?.length ?? 0;
}
