import { HostFailure } from "../../src/errors.ts";
import type { Timer } from "../../src/host/machine.ts";
import { matchName, sayList } from "../spoken.ts";
import { clean } from "../speech.ts";

/** What a handle stands for; nobody says one. */
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** The running timer that a name means, or the only one where nobody names it; fails with the choice. */
export function timerNamed(timers: readonly Timer[], label: string | undefined): Timer {
  const names = timers.map((timer) => clean(timer.label));
  const [only, ...others] = timers;
  if (!only) throw new HostFailure("not_found", "No timer is running.");
  if (label === undefined) {
    if (others.length === 0) return only;
    throw new HostFailure("invalid", `Which one: ${sayList(names, "or")}?`, names);
  }
  const pointed = timers.find(({ id }) => id === label);
  if (pointed) return pointed;
  if (ID.test(label)) throw new HostFailure("not_found", "That timer is not running any more.");
  const match = matchName(
    label,
    timers.map(({ id, label: name }) => ({ id, name })),
  );
  const found = match.kind === "one" && timers.find(({ id }) => id === match.named.id);
  if (found) return found;
  const running = `Running: ${sayList(names)}.`;
  throw match.kind === "several"
    ? new HostFailure("ambiguous", `Which one? ${running}`, names)
    : new HostFailure("not_found", `There is no timer “${label}”. ${running}`, names);
}
