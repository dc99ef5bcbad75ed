import type { TakenOff } from "../contract/requests.ts";

/** What is to be taken off something, and off what, by how such a request opens and what joins the two. */
export function takenOffBy(taking: RegExp, off: RegExp): (text: string) => TakenOff | undefined {
  return (text) => {
    const start = taking.exec(text)?.[0].length;
    const joint = start === undefined ? null : off.exec(text.slice(start));
    if (start === undefined || !joint) return undefined;
    const end = start + joint.index;
    return { taken: { start, end }, off: { start: end + joint[0].length, end: text.length } };
  };
}
