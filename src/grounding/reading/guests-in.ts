import type { FoundName } from "../../language/names/find-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { takesRecord } from "../../tool/parameter.ts";

export type Guests = {
  /** Whom the words name, as often as a name fits somebody. */
  readonly people: readonly FoundName[];
  readonly brought: Region;
  /** The words for what they come to. */
  readonly to: Region;
};

/** People who are to come to something: "add Ann and Bob to the dinner". Things, and what holds texts, are none. */
export function guestsIn(reading: Reading): Guests | undefined {
  const { broughtTo } = reading.wish;
  if (!broughtTo) return undefined;
  const { brought, to } = broughtTo;
  const people = peopleIn(reading, brought);
  const isKept = reading.cues.containers.some((one) => overlaps(one, to));
  return people.length > 0 && !isKept ? { people, brought, to } : undefined;
}

/** Those whom a stretch names; none where it says anything else. */
export function peopleIn(reading: Reading, region: Region): readonly FoundName[] {
  const people = reading.names("person").filter((name) => overlaps(name, region));
  const isNamed = reading.tokens
    .filter((token) => overlaps(token, region) && !reading.language.terms.isStop(token.word))
    .every((token) => people.some((one) => overlaps(one, token)));
  return isNamed ? people : [];
}

/** Those who are to come to the record that a tool changes. */
export function guestsOf(tool: Tool, reading: Reading): Guests | undefined {
  return tool.invites !== undefined && takesRecord(tool) ? guestsIn(reading) : undefined;
}
