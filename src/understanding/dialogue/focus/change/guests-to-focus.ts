import { peopleIn } from "../../../../grounding/reading/guests-in.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import { overlaps } from "../../../../language/region.ts";
import type { Region } from "../../../../language/region.ts";
import { recordTaken } from "../../../../tool/parameter.ts";
import type { Candidate } from "../../../../types/turn/call-space.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import { closed } from "../../../revising/values.ts";
import type { Sources } from "../../../sources.ts";
import { clausesIn } from "../../edit/meant-clauses.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";
import { inFocus } from "../in-focus.ts";

/**
 * People who come to the thing in focus, which the words only point at or leave out: "invite Ann and Bob to
 * it", "have Ann join us". Whom nobody here knows is said.
 */
export async function guestsToFocus(
  { handles, registry, contextOf, language }: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const clauses = clausesIn(utterance.text);
  // Why they come may be told before.
  const ends = clauses
    .map((_, at) => clauses.slice(at).join(" "))
    .filter((text) => {
      const { invited, broughtTo } = language.wordingOf(text).wish;
      return invited !== undefined || broughtTo !== undefined;
    });
  const readings = await Promise.all(
    ends.map(async (text) => (await contextOf({ ...utterance, text })).reading),
  );
  const reading = readings.find((one) => broughtAlong(one) !== undefined);
  const brought = reading && broughtAlong(reading);
  const tool = registry.acting().find(({ invites }) => invites !== undefined);
  const record = tool && recordTaken(tool);
  const meant = record && reading && inFocus(handles.recent(), reading);
  if (!reading || !brought || !tool?.invites || !meant || meant.kind !== record.of)
    return undefined;
  const words = reading.text.slice(brought.start, brought.end).trim();
  const known = peopleIn(reading, brought).map(({ named }) => named.name);
  const said: Candidate =
    known.length > 0
      ? { value: [...new Set(known)].join(", "), origin: { origin: "resolved", text: words } }
      : { value: words, origin: { origin: "said", text: words } };
  const slots = [...pointedTo(record.name, meant.handle), closed(tool.invites, said)];
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots }, replaces: false };
}

/** Who comes, where what they come to is only pointed at, or not said. */
function broughtAlong(reading: Reading): Region | undefined {
  const { broughtTo, invited } = reading.wish;
  if (invited) return invited;
  if (!broughtTo || peopleIn(reading, broughtTo.brought).length === 0) return undefined;
  const { terms, kindsNamed } = reading.language;
  const to = reading.tokens.filter((token) => overlaps(token, broughtTo.to));
  const isPointing = to.some(({ is }) => is.has("pointer"));
  const isBare = to.every(({ word }) => terms.isStop(word) || kindsNamed(word).length > 0);
  return isPointing && isBare ? broughtTo.brought : undefined;
}
