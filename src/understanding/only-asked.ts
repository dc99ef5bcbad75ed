import type { UndoneAct } from "../language/contract/requests.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { Bench } from "../turn/create-stages.ts";
import { NOTHING_FITS } from "./parts.ts";

/** What only lists where nothing is named: "did I leave a timer running". */
const LISTS = new Set(["timers.cancel"]);
/** What also tells: "what song is this". */
const TELLS = new Set([...LISTS, "music.control"]);
/** The opposite of what the tool does, which no tool does. */
const OPPOSITES: Readonly<Partial<Record<string, UndoneAct>>> = {
  "system.open_app": "close",
  "system.open_item": "replace",
};

/** A part without what nobody asked for: acts that are forbidden, only wondered about, or turned round. */
export function onlyAsked(bench: Bench, part: Part): Part {
  const { mood, wish } = bench.language.wordingOf(part.text);
  if (mood.forbids) return { ...part, ranked: NOTHING_FITS };
  const { tools, none } = part.ranked;
  const [first] = tools;
  const opposite = OPPOSITES[first?.name ?? ""];
  if (opposite && wish.undone.includes(opposite)) return { ...part, ranked: NOTHING_FITS };
  const isFact = mood.asksFact;
  if (!isFact && !mood.wonders) return part;
  const telling = isFact ? TELLS : LISTS;
  const reading = tools.filter(
    ({ name }) => telling.has(name) || bench.registry.get(name)?.effect === "none",
  );
  const isActing = first !== undefined && first.name !== reading[0]?.name;
  if (isFact) {
    const sure = part.ranked.sure && !isActing;
    return { ...part, ranked: { ...part.ranked, tools: reading, sure } };
  }
  // What was taken for an act is no reason to read something.
  const left = isActing ? Math.max(none, first.score) : none;
  return { ...part, ranked: { ...part.ranked, tools: reading, none: left } };
}
