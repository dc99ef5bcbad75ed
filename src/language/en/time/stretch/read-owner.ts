import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { after } from "../vocabulary.ts";
import { readCalendar } from "./read-calendar.ts";

/** Between a stretch and what is told of it, where both stand apart. */
const JOINTS = [
  "on the",
  "in the",
  "at the",
  "near the",
  "towards the",
  "toward the",
  "on",
  "at",
  "",
].map((lead) => `, ${lead}`.trim());
const AT = ["at the", "near the", "towards the", "toward the"];

/** A month, a week or a year that what follows is told of: "May's (last Friday)", "next week, at the (end)". */
export function readOwner(tokens: Tokens, start: number): Read<Period> {
  const at = after(tokens, start, ["in", "of"]) ?? start;
  const owner = readCalendar(tokens, at);
  const period = owner?.value.period;
  if (!owner || !period) return undefined;
  const isPossessive = /['’]s$/.test(tokens[owner.next - 1]?.raw ?? "");
  const sign = after(tokens, owner.next, ["' s", "’ s"]);
  if (isPossessive || sign) return { value: period, next: sign ?? owner.next };
  const joint = after(tokens, owner.next, JOINTS) ?? after(tokens, owner.next, AT);
  const the = joint !== undefined && wordAt(tokens, joint) === "the" ? joint + 1 : joint;
  return the === undefined ? undefined : { value: period, next: the };
}
