import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Timer } from "../../src/host/machine.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import type { Language } from "../../src/language/language.ts";
import { clean } from "../speech.ts";

/** What a handle stands for; nobody says one. */
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** The running timer that a name means, or the only one where nobody names it; fails with the choice. */
export function timerNamed(
  timers: readonly Timer[],
  label: string | undefined,
  language: Pick<Language, "names">,
): Timer {
  const names = timers.map((timer) => clean(timer.label));
  const [only, ...others] = timers;
  if (!only) throw new ToldFailure("not_found", (say) => say.timers.noTimers("timer"));
  if (label === undefined) {
    if (others.length === 0) return only;
    throw new ToldFailure("invalid", (say) => say.timers.whichOf(names), names);
  }
  const pointed = timers.find(({ id }) => id === label);
  if (pointed) return pointed;
  if (ID.test(label)) throw new ToldFailure("not_found", (say) => say.timers.notRunning);
  const known = timers.map(({ id, label: name }) => ({ id, name }));
  const match = matchName(label, { known, lexicon: language.names });
  const found = match.kind === "one" && timers.find(({ id }) => id === match.named.id);
  if (found) return found;
  throw match.kind === "several"
    ? new ToldFailure("ambiguous", (say) => say.timers.whichRunning(names), names)
    : new ToldFailure("not_found", (say) => say.timers.noneNamed(label, names), names);
}
