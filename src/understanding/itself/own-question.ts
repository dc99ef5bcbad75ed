import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { Reckoning } from "../../types/reckoning.ts";
import type { OwnQuestion } from "../../types/turn/own-question.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { When } from "../../types/time/when.ts";
import type { Sources } from "../sources.ts";

type Reading = Pick<Sources, "language" | "contextOf">;

/** A question that no tool answers, where the words are nothing else. */
export async function ownQuestion(
  sources: Reading,
  { utterance, isAnswering }: { readonly utterance: Utterance; readonly isAnswering: boolean },
): Promise<OwnQuestion | undefined> {
  const { itself, reckoning } = sources.language.wordingOf(utterance.text).talk;
  if (itself?.kind === "abilities") return itself;
  // A number or a question may be what we asked for, such as a message to somebody.
  if (isAnswering) return undefined;
  if (itself) return itself;
  const own = reckoning && (await timed(sources, utterance, reckoning));
  return own && { kind: "reckoning", reckoning: own };
}

/** With its times; undefined where one of them is none. */
async function timed(
  { contextOf }: Reading,
  utterance: Utterance,
  asked: Reckoning<string>,
): Promise<Reckoning<When> | undefined> {
  const whenOf = async (text: string): Promise<Said | undefined> => {
    const { reading, context } = await contextOf({ ...utterance, text });
    const when = reading.wholeTime();
    return when && { when, clock: context.clock };
  };
  switch (asked.kind) {
    case "sum":
    case "measure":
      return asked;
    case "between": {
      const from = asked.from === undefined ? undefined : await whenOf(asked.from);
      const to = await whenOf(asked.to);
      if (!to || (asked.from !== undefined && !from)) return undefined;
      return { ...asked, from: from?.when, to: to.when };
    }
    case "date": {
      const said = await whenOf(asked.when);
      return said && isOtherDay(said) ? { kind: "date", when: said.when } : undefined;
    }
  }
}

type Said = { readonly when: When; readonly clock: Clock };

/** One day that is not today: what today is the clock tells. */
function isOtherDay({ when: { allDay, from, to, repeat }, clock: { now, zone } }: Said): boolean {
  const day = toLocal(from, zone);
  const isOne = toLocal(to, zone).toMillis() <= day.plus({ days: 1 }).toMillis();
  return allDay && isOne && repeat === undefined && !day.hasSame(toLocal(now(), zone), "day");
}
