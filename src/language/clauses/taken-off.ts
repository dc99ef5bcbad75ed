import type { BroughtTo, TakenOff } from "../contract/requests.ts";
import type { Region } from "../region.ts";

/** What is to be taken off something, and off what, by how such a request opens and what joins the two. */
export function takenOffBy(taking: RegExp, off: RegExp): (text: string) => TakenOff | undefined {
  return (text) => {
    const sides = sidesOf(text, taking, off);
    return sides && { taken: sides[0], off: sides[1] };
  };
}

/** The same of what is to come to something. */
export function broughtToBy(bringing: RegExp, to: RegExp): (text: string) => BroughtTo | undefined {
  return (text) => {
    const sides = sidesOf(text, bringing, to);
    return sides && { brought: sides[0], to: sides[1] };
  };
}

/** Who is to come, where that is all that is said, by the whole of such requests. */
export function invitedBy(...frames: readonly RegExp[]): (text: string) => Region | undefined {
  return (text) => {
    for (const frame of frames) {
      const who = frame.exec(text)?.groups?.["who"];
      if (who !== undefined)
        return { start: text.indexOf(who), end: text.indexOf(who) + who.length };
    }
    return undefined;
  };
}

function sidesOf(
  text: string,
  opening: RegExp,
  joint: RegExp,
): readonly [Region, Region] | undefined {
  const start = opening.exec(text)?.[0].length;
  const joined = start === undefined ? null : joint.exec(text.slice(start));
  if (start === undefined || !joined) return undefined;
  const end = start + joined.index;
  return [
    { start, end },
    { start: end + joined[0].length, end: text.length },
  ];
}
