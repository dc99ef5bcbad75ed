/** Words nobody ends a request with: more is to come. A verb's own prefix ("an", "ein", "um", "auf") may well be the last. */
const TRAILING: ReadonlySet<string> = new Set(
  "der die das den dem des eine einen einem einer zum zur für von vom mit ohne im am ins und oder aber dass daß mein meine meinen meinem meiner dein deine sein seine unser unsere dieser diese dieses diesen weil wenn ob namens äh ähm hm bei beim gegen daran".split(
    " ",
  ),
);

/** Whether a text breaks off where no request ends: "erinnere mich daran", "stell einen Timer für". */
export function trailsOff(text: string): boolean {
  if (/[,;:…-]\s*$|\.\.\.\s*$/.test(text)) return true;
  const last = /([\p{L}'’]+)[^\p{L}\p{N}]*$/u.exec(text)?.[1];
  return last !== undefined && TRAILING.has(last.toLowerCase());
}
