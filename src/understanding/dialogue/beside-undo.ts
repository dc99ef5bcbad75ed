import { abstains } from "../../discovery/abstains.ts";
import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { actOf } from "./act/act-of.ts";
import { again } from "./again/again.ts";
import type { Leaned } from "./leaning.ts";
import { clausesIn } from "./edit/meant-clauses.ts";

/** Acts that put another value or thing into the last one. */
const ANOTHER: ReadonlySet<DialogueAct> = new Set(["revise", "redirect", "continue"]);

export type Clause = { readonly text: string; readonly act: DialogueAct };

/** Whether every clause takes the last act back, or wants nothing. */
export async function takesBack(sources: Sources, utterance: Utterance): Promise<boolean> {
  const clauses = await actsIn(sources, utterance);
  const acts = new Set(clauses.map(({ act }) => act));
  return clauses.length > 1 && acts.delete("undo") && (acts.size === 0 || isOnly(acts, "close"));
}

/**
 * What is wanted beside taking the last act back ("take that off and flag the other"): the last act for
 * another thing, or a request by itself. Undefined where no clause takes it back, or the others want nothing.
 */
export async function besideUndo(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const clauses = await actsIn(sources, utterance);
  const rest = clauses.filter((clause) => !isAboutLast(sources, clause));
  if (rest.length === 0 || rest.length === clauses.length) return undefined;
  const text = rest.map((clause) => clause.text).join(" ");
  const { leaning, mood } = sources.language.wordingOf(text);
  if (mood.states && leaning.corrected.text === text) return undefined;
  const act = await actOf(sources, { ...utterance, text });
  const other = ANOTHER.has(act)
    ? await again(sources, { ...utterance, text }, { replaces: true })
    : undefined;
  return other ?? byItself(sources, { ...utterance, text: leaning.corrected.text });
}

/** A request that the index knows, or that it knows best as what was done last. */
export async function byItself(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { text } = utterance;
  const ranked = await rankText(sources, utterance, text);
  const [first] = ranked.tools;
  const isSame = first !== undefined && first.name === sources.lastCall?.tool;
  if (!isSame && abstains(ranked)) return undefined;
  const part = { text, ranked: isSame ? onlyTool(first.name) : ranked };
  return { part, values: { from: "words" }, replaces: true };
}

/** The clause takes the last act back, or only points at what it did, to do the contrary. */
function isAboutLast({ language, rankWords, lastCall }: Sources, { text, act }: Clause): boolean {
  if (act === "undo") return true;
  const { pointsBack } = language.wordingOf(text).cues;
  const isBare = text.split(/\s+/).length <= POINTING_WORDS;
  return (
    act === "refer" && isBare && pointsBack && rankWords(text).tools[0]?.name === lastCall?.tool
  );
}

/** An act and what points at its object. */
const POINTING_WORDS = 3;

/** A text cut at its marks and where it may be two requests, with what each clause does. */
export async function actsIn(sources: Sources, utterance: Utterance): Promise<readonly Clause[]> {
  return Promise.all(
    clausesCut(sources.language, utterance.text).map(async (clause) => {
      return { text: clause, act: await actOf(sources, { ...utterance, text: clause }) };
    }),
  );
}

/** A text cut at its marks and where it may be two requests. */
export function clausesCut(
  language: Pick<Sources["language"], "wordingOf">,
  text: string,
): readonly string[] {
  const { cuts } = language.wordingOf(text).parting;
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ gap }) => gap), text.length];
  return starts.flatMap((start, at) => clausesIn(text.slice(start, ends[at])));
}

function isOnly(acts: ReadonlySet<DialogueAct>, act: DialogueAct): boolean {
  return acts.size === 1 && acts.has(act);
}
